import HTTPTypes
import Hummingbird
import NIOCore

/// The page that a schema is explored by.
struct ExplorerPage: Sendable {
    struct File: Sendable {
        let name: String
        let contentType: String
        let bytes: [UInt8]
    }

    static let files = [
        File(
            name: "explorer.js",
            contentType: "text/javascript; charset=utf-8",
            bytes: PackageResources.explorer_js
        ),
        File(name: "explorer.css", contentType: "text/css; charset=utf-8", bytes: PackageResources.explorer_css),
    ]

    /// Nothing but its own two files and the address itself.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src data:",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// Whether a browser comes to look, and not a program with a query.
    func isWanted(by request: Request) -> Bool {
        guard [.get, .head].contains(request.method), request.uri.queryParameters["query"] == nil,
            request.uri.queryParameters["extensions"] == nil
        else { return false }
        return request.headers[.accept]?.contains("text/html") == true
    }

    /// The page; its files stand below its path.
    func page(under path: String) -> Response {
        let html = String(decoding: PackageResources.explorer_html, as: UTF8.self)
            .replacing("{path}", with: path)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-cache", .vary: "Accept",
                .contentSecurityPolicy: Self.policy, .xContentTypeOptions: "nosniff",
            ],
            body: .init(byteBuffer: ByteBuffer(string: html))
        )
    }

    static func answer(_ file: File, to request: Request) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: file.contentType, .cacheControl: "no-cache", .xContentTypeOptions: "nosniff",
            ],
            body: .init(byteBuffer: ByteBuffer(bytes: file.bytes))
        )
    }
}
