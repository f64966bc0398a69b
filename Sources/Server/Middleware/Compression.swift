import HTTPTypes
import Hummingbird
import NIOCore

/// Compresses text answers of known length for clients that take gzip.
struct Compression: RouterMiddleware {
    typealias Context = ServerContext

    /// Below this a packet is not made smaller by much.
    private static let minimumBytes = 1024

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard Self.isText(response.headers[.contentType]), response.headers[.contentEncoding] == nil else {
            return response
        }
        response.headers[.vary] = "Accept-Encoding"
        guard
            request.method != .head, let length = response.body.contentLength, length >= Self.minimumBytes,
            Self.takesGzip(request)
        else { return response }
        let collector = BodyCollector()
        try await response.body.write(collector)
        guard let compressed = Gzip.compress(Array(collector.bytes.readableBytesView)) else {
            response.body = .init(byteBuffer: collector.bytes)
            return response
        }
        response.headers[.contentEncoding] = "gzip"
        response.body = .init(byteBuffer: ByteBuffer(bytes: compressed))
        return response
    }

    static func takesGzip(_ request: Request) -> Bool {
        request.headers[.acceptEncoding]?.split(separator: ",").contains { item in
            let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            return parts.first == "gzip" && !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00"].contains($0) }
        } ?? false
    }

    private static func isText(_ type: String?) -> Bool {
        guard let type else { return false }
        return type.hasPrefix("application/json") || type.hasPrefix("text/html") || type.contains("json")
    }
}

/// Takes a body's bytes instead of a connection.
private final class BodyCollector: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) async throws {
        bytes.writeImmutableBuffer(buffer)
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
