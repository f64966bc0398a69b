package import Foundation

/// Where Steam is, and with which key it is asked.
package struct SteamConfiguration: Sendable {
    /// Steam's web API, without a slash at the end.
    package let api: URL
    /// Where profiles are.
    package let community: URL
    /// Sent to `api` only, never logged; without one names are looked up at the profile's own page.
    package let key: String?

    package enum Problem: Error, Hashable {
        case invalidAPI(String)
        case invalidCommunity(String)
        /// It would travel in the clear.
        case keyNeedsHTTPS
        case invalidKey
    }

    /// - Throws: ``Problem`` for an address that is not `http` or `https`, and for a key with an unsafe address.
    package init(
        api: String = "https://api.steampowered.com",
        community: String = "https://steamcommunity.com",
        key: String? = nil
    ) throws(Problem) {
        guard let apiURL = Self.url(api) else { throw .invalidAPI(api) }
        guard let communityURL = Self.url(community) else { throw .invalidCommunity(community) }
        if let key {
            let isLocal = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(apiURL.host() ?? "")
            guard apiURL.scheme?.lowercased() == "https" || isLocal else { throw .keyNeedsHTTPS }
            guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .invalidKey }
        }
        (self.api, self.community, self.key) = (apiURL, communityURL, key)
    }

    private static func url(_ text: String) -> URL? {
        var address = text
        while address.hasSuffix("/") { address.removeLast() }
        guard let url = URL(string: address), let host = url.host(), !host.isEmpty, url.user() == nil,
            url.query() == nil, url.fragment() == nil, ["http", "https"].contains(url.scheme?.lowercased() ?? "")
        else { return nil }
        return url
    }
}

/// Why Steam has not told; texts are for the log.
enum SteamFailure: Error, Hashable, Sendable {
    /// Steam asks for a pause until then; nothing is asked meanwhile.
    case rateLimited(until: Date)
    case offline
    /// There is nobody of that name or number.
    case notFound
    /// An answer that cannot be read, or only half of one.
    case unreadable(String)
}
