import Calls
import Foundation
import Hummingbird
import HTTPTypes
import NIOCore

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
