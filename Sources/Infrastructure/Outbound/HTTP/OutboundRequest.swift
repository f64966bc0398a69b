package import Foundation

/// A GET request to a configured host.
package struct OutboundRequest: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]

    package init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}
