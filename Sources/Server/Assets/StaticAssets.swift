import Calls
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Files that are part of the binary, under a path that changes with their content, so that browsers keep them.
struct StaticAssets: Sendable {
    struct File: Sendable {
        var name: String
        var contentType: String
        var bytes: [UInt8]
    }

    private struct Prepared: Sendable {
        var contentType: String
        var tag: String
        var plain: ByteBuffer
        var compressed: ByteBuffer?
    }

    /// The path before a file's name: `/_assets/1f0c…/`.
    let root: String
    private let files: [String: Prepared]

    /// Files whose names change with their content.
    init(root: String, _ files: [File]) {
        self.root = root
        self.files = Dictionary(
            files.map { ($0.name, Self.prepare($0)) },
            uniquingKeysWith: { _, last in last }
        )
    }

    /// Files under a root that changes with the content of any of them.
    init(_ files: [File]) {
        var all = SHA256()
        for file in files { all.update(data: file.bytes) }
        self.init(root: "/_assets/\(all.finalize().prefix(8).hexadecimalText)/", files)
    }

    func path(_ name: String) -> String { root + name }

    /// A file for the time its address lives, which is as long as its content.
    func immutable(_ name: String, for request: Request) -> Response? {
        answer(name, to: request, caching: "public, max-age=31536000, immutable")
    }

    /// A file with an address that stays when the content changes.
    func revalidated(_ name: String, for request: Request) -> Response? {
        answer(name, to: request, caching: "public, max-age=3600")
    }

    private func answer(_ name: String, to request: Request, caching: String) -> Response? {
        guard let file = files[name] else { return nil }
        var headers: HTTPFields = [
            .contentType: file.contentType, .eTag: file.tag, .cacheControl: caching, .vary: "Accept-Encoding",
        ]
        if request.headers[.ifNoneMatch]?.contains(file.tag) == true {
            return Response(status: .notModified, headers: headers)
        }
        var body = file.plain
        if let compressed = file.compressed, Compression.takesGzip(request) {
            headers[.contentEncoding] = "gzip"
            body = compressed
        }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: body))
    }

    private static func prepare(_ file: File) -> Prepared {
        let compressed = Gzip.compress(file.bytes, level: 9).flatMap { $0.count < file.bytes.count ? $0 : nil }
        return Prepared(
            contentType: file.contentType,
            tag: "W/\"\(SHA256.hash(data: file.bytes).prefix(8).hexadecimalText)\"",
            plain: ByteBuffer(bytes: file.bytes),
            compressed: compressed.map { ByteBuffer(bytes: $0) }
        )
    }
}

extension StaticAssets {
    /// The launcher's files and the apps' icons.
    static func site(_ tiles: [AppTile]) -> StaticAssets {
        let icons =
            [
                (name: "favicon", drawing: PackageResources.favicon_svg, picture: PackageResources.favicon_png)
            ] + tiles.map { (name: $0.icon, drawing: $0.drawing, picture: $0.picture) }
        return StaticAssets(
            [
                File(name: "site.css", contentType: "text/css; charset=utf-8", bytes: PackageResources.site_css),
                File(
                    name: "manifest.webmanifest",
                    contentType: "application/manifest+json",
                    bytes: PackageResources.manifest_webmanifest
                ),
            ]
                + icons.map { File(name: "\($0.name).svg", contentType: "image/svg+xml", bytes: $0.drawing) }
                + icons.map { File(name: "\($0.name).png", contentType: "image/png", bytes: $0.picture) }
        )
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
