import Hummingbird
import HTTPTypes

extension StaticAssets {
    /// The launcher's files and the apps' icons.
    static var site: StaticAssets {
        StaticAssets(
            [
                File(name: "site.css", contentType: "text/css; charset=utf-8", bytes: PackageResources.site_css),
                File(
                    name: "manifest.webmanifest",
                    contentType: "application/manifest+json",
                    bytes: PackageResources.manifest_webmanifest
                ),
            ] + drawings + pictures
        )
    }

    private static var drawings: [File] {
        [
            ("favicon", PackageResources.favicon_svg), ("account", PackageResources.account_svg),
            ("gitrepd", PackageResources.gitrepd_svg), ("repofinder", PackageResources.repofinder_svg),
            ("destiny", PackageResources.destiny_svg),
        ].map { File(name: "\($0).svg", contentType: "image/svg+xml", bytes: $1) }
    }

    private static var pictures: [File] {
        [
            ("favicon", PackageResources.favicon_png), ("account", PackageResources.account_png),
            ("gitrepd", PackageResources.gitrepd_png), ("repofinder", PackageResources.repofinder_png),
            ("destiny", PackageResources.destiny_png),
        ].map { File(name: "\($0).png", contentType: "image/png", bytes: $1) }
    }
}

extension Router<ServerContext> {
    func addAssets(_ assets: StaticAssets) {
        get(RouterPath(stringLiteral: assets.root + "{name}")) { request, context in
            guard let response = assets.immutable(try context.parameters.require("name"), for: request) else {
                throw HTTPError(.notFound)
            }
            return response
        }
        for name in ["favicon.svg", "favicon.png", "manifest.webmanifest"] {
            get(RouterPath(stringLiteral: "/" + name)) { request, _ in
                guard let response = assets.revalidated(name, for: request) else { throw HTTPError(.notFound) }
                return response
            }
        }
        // Asked for by browsers and robots that have not read the page.
        get("/favicon.ico") { _, _ in Response.redirect(to: "/favicon.svg", type: .permanent) }
        get("/robots.txt") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/plain"],
                body: .init(byteBuffer: .init(string: "User-agent: *\nDisallow: /api/\nDisallow: /_live/\n"))
            )
        }
    }
}
