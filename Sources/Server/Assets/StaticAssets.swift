import Crypto
import Calls
import Foundation
import Hummingbird
import HTTPTypes
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
