import HTTPTypes
import Hummingbird
import HummingbirdCore

/// Refuses early what no client of ours sends: a target beyond any address, no host, two of them, or one that is none.
struct RequestShape: RouterMiddleware {
    typealias Context = ServerContext

    /// Path and query, in bytes.
    static let maximumTarget = 8_192

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let target = request.head.path ?? ""
        let isLong = target.hasPrefix("\(SupabaseMount.path)/")
        let limit = isLong ? SupabaseMount.maximumTarget : Self.maximumTarget
        guard target.utf8.count <= limit else { throw HTTPError(.uriTooLong) }
        // The first `Host` is the authority; a second one stays among the fields.
        guard let host = request.head.authority, Self.isHost(host), request.headers[.named("Host")] == nil else {
            throw HTTPError(.badRequest)
        }
        return try await next(request, context)
    }

    /// Whether it is a host with or without a port (RFC 3986, section 3.2.2), and not empty.
    static func isHost(_ text: String) -> Bool {
        var name = Substring(text)
        if let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") {
            guard text[text.index(after: colon)...].utf8.allSatisfy(isDigit) else { return false }
            name = text[..<colon]
        }
        if name.hasPrefix("["), name.hasSuffix("]") {
            return name.utf8.count > 2 && name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
        }
        return !name.isEmpty
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~!$&'()*+,;=%".contains($0)) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
