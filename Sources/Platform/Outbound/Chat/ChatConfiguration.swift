package import Foundation

/// An OpenAI-compatible service, as whoever runs the server configures it.
package struct ChatConfiguration: Sendable {
    package enum Problem: Error, Hashable, Sendable {
        /// Not an `http` or `https` address with a host.
        case invalidURL(String)
        /// A key is only sent to `https` addresses, and to this machine.
        case keyNeedsHTTPS
    }

    /// Up to and without `/chat/completions`.
    package let baseURL: URL
    package let model: String
    let key: String?
    /// For the connection, the first words, and the whole.
    package var connect: Duration = .seconds(5)
    package var firstToken: Duration = .seconds(20)
    package var total: Duration = .seconds(60)
    package var maximumTokens = 600

    /// - Parameters:
    ///   - url: as in `https://api.example.org/v1`.
    ///   - model: by the service's own name.
    ///   - key: sent as a bearer token; `nil` sends none.
    /// - Throws: what is wrong with the settings.
    package init(url: String, model: String, key: String?) throws(Problem) {
        guard let address = URL(string: url), let host = address.host(), !host.isEmpty,
            ["http", "https"].contains(address.scheme?.lowercased())
        else { throw .invalidURL(url) }
        let isHere = ["127.0.0.1", "localhost", "::1"].contains(host)
        guard key == nil || address.scheme?.lowercased() == "https" || isHere else { throw .keyNeedsHTTPS }
        baseURL = address
        self.model = model
        self.key = key
    }

    /// To be named when agreement is asked for.
    package var host: String { baseURL.host() ?? "" }
}
