package import Foundation

/// A request of the API, before it is HTTP of one library or another.
package struct EndpointRequest: Hashable, Sendable {
    package var method: EndpointMethod
    /// Percent-encoded, from the root: `/api/v1/repositories/apple/swift`.
    package var path: String
    /// Percent-encoded, without the question mark; empty when there is none.
    package var query: String
    /// Names in lower case.
    package var headers: [String: String]
    package var body: Data

    package init(
        method: EndpointMethod,
        path: String,
        query: String = "",
        headers: [String: String] = [:],
        body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}

package enum EndpointMethod: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Sending the request twice does what sending it once does (RFC 9110, section 9.2.2).
    package var isIdempotent: Bool {
        switch self {
        case .get, .put, .delete: true
        case .post, .patch: false
        }
    }
}

/// An answer of the API.
package struct EndpointResponse: Hashable, Sendable {
    package var status: Int
    /// Names in lower case.
    package var headers: [String: String]
    package var body: Data

    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
