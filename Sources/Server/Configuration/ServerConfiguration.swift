package import Foundation

/// Everything the server can be told; `serendip serve` and the tests build the same server from it.
package struct ServerConfiguration: Sendable {
    package var host = "127.0.0.1"
    /// 0 lets the system choose.
    package var port = 8080
    package var data = DataPlace.memory
    /// Never asks the network; the starter catalogue answers.
    package var isOffline = false
    /// The address people use when it is not host and port, such as behind a proxy that ends TLS.
    package var publicURL: URL?
    /// Addresses of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    package var trustedProxies: Set<String> = []
    package var limits = RequestLimits()
    package var gitHub = GitHub()

    package enum DataPlace: Sendable {
        /// Gone when the server stops.
        case memory
        case folder(URL)
    }

    package struct GitHub: Sendable {
        package var url = "https://api.github.com"
        /// Raises GitHub's rate limits; never logged.
        package var token: String?

        package init() {}
    }

    package init() {}

    /// Whether browsers reach the server through TLS.
    var isSecure: Bool { publicURL?.scheme == "https" }
}
