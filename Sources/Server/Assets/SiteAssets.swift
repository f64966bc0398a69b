import Hummingbird
import HTTPTypes

extension StaticAssets {
    /// The launcher's files and the apps' icons.
    static var site: StaticAssets {
        StaticAssets([
            File(name: "site.css", contentType: "text/css; charset=utf-8", bytes: PackageResources.site_css),
            File(name: "favicon.svg", contentType: "image/svg+xml", bytes: PackageResources.favicon_svg),
            File(name: "gitrepd.svg", contentType: "image/svg+xml", bytes: PackageResources.gitrepd_svg),
            File(name: "destiny.svg", contentType: "image/svg+xml", bytes: PackageResources.destiny_svg),
            File(name: "account.svg", contentType: "image/svg+xml", bytes: PackageResources.account_svg),
            File(name: "repofinder.svg", contentType: "image/svg+xml", bytes: PackageResources.repofinder_svg),
            File(
                name: "manifest.webmanifest",
                contentType: "application/manifest+json",
                bytes: PackageResources.manifest_webmanifest
            ),
        ])
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
        for name in ["favicon.svg", "manifest.webmanifest"] {
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
