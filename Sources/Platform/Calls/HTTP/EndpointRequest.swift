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
