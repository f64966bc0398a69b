import Calls
import Foundation
import Hummingbird
import HummingbirdCore
import HTTPTypes
import NIOCore

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
