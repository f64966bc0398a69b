import Blobs
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

extension EndpointResponse {
    /// Of the bytes of one person what a request asks for: all, a part (RFC 9110, section 14), or whether they are
    /// still what it has (section 13).
    ///
    /// Kept by the person's own browser only, which asks each time whether it still may show them.
    func part(asked request: Request) -> EndpointResponse {
        var answer = self
        answer.headers["cache-control"] = "private, no-cache"
        answer.headers["accept-ranges"] = "bytes"
        let tag = headers["etag"] ?? ""
        if Self.names(tag, request.headers[.ifNoneMatch]) {
            answer.status = 304
            answer.body = Data()
            return answer
        }
        guard request.method == .get, let range = request.headers[.range].flatMap(BlobRange.init(header:)),
            request.headers[.ifRange].map({ $0 == tag }) ?? true
        else { return answer }
        do throws(BlobError) {
            let part = try range.within(body.count)
            answer.status = 206
            answer.headers["content-range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"
            answer.body = Data(body.dropFirst(part.lowerBound).prefix(part.count))
        } catch {
            answer.status = 416
            answer.headers["content-range"] = "bytes */\(body.count)"
            answer.headers["content-type"] = nil
            answer.body = Data()
        }
        return answer
    }

    private static func names(_ tag: String, _ header: String?) -> Bool {
        guard let header else { return false }
        let tags = header.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        // Compared weakly, as section 13.1.2 says.
        return tags.contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
    }
}

extension EndpointResponse {
    func response() -> Response {
        var fields = HTTPFields()
        for (name, value) in headers { if let name = HTTPField.Name(name) { fields[name] = value } }
        if fields[.cacheControl] == nil { fields[.cacheControl] = "no-store" }
        return Response(
            status: .init(code: status),
            headers: fields,
            body: body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: body))
        )
    }
}

extension Problem {
    func response() throws -> Response {
        var headers = ["content-type": Self.contentType]
        headers["retry-after"] = retryAfter.map { String($0) }
        if status == 401 { headers["www-authenticate"] = "Bearer" }
        return EndpointResponse(status: status, headers: headers, body: try JSONCoding.encode(self)).response()
    }
}

extension EndpointRequest {
    /// Reads of an HTTP request what the declaration asks for.
    ///
    /// - Throws: `tooLarge` for a body above the declaration's limit.
    init(_ request: Request, _ declaration: EndpointDeclaration) async throws {
        var headers: [String: String] = [:]
        var body = Data()
        for case .header(let name) in declaration.fields.map(\.place) {
            headers[name.lowercased()] = HTTPField.Name(name).flatMap { request.headers[$0] }
        }
        if declaration.takesBody || declaration.inputContentTypes != nil {
            headers["content-type"] = request.headers[.contentType]
            body = Data(try await request.body(upTo: declaration.maximumBodyBytes).readableBytesView)
        }
        self.init(
            method: declaration.method,
            path: request.uri.path,
            query: request.uri.query ?? "",
            headers: headers,
            body: body
        )
    }
}

extension Request {
    /// - Throws: `tooLarge` as soon as the body is known to be longer.
    func body(upTo limit: Int) async throws -> ByteBuffer {
        let tooLarge = Problem(.tooLarge, detail: "At most \(limit) bytes are taken here.")
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        do {
            return try await body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw tooLarge
        }
    }
}
