package import Foundation

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
