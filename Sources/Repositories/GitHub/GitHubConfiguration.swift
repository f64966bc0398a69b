package import Foundation
import Outbound

/// Where GitHub's REST API is, and with which token it is asked.
package struct GitHubConfiguration: Sendable {
    /// Without a slash at the end; a path is kept, as GitHub Enterprise Server needs one (`/api/v3`).
    package var baseURL: URL { base.url }
    private let base: BaseAddress
    /// Raises the limits; never logged, and sent to the host of `baseURL` only.
    package var token: String?

    package enum Problem: Error, Hashable {
        case invalidURL(String)
        /// A token would travel in the clear.
        case tokenNeedsHTTPS
        case invalidToken
    }

    /// - Throws: ``Problem`` for an address that is not `http` or `https`, and for a token with an unsafe address.
    package init(baseURL: String = "https://api.github.com", token: String? = nil) throws(Problem) {
        guard let base = BaseAddress(baseURL) else { throw .invalidURL(baseURL) }
        if let token {
            guard base.keepsSecrets else { throw .tokenNeedsHTTPS }
            guard BaseAddress.isSecret(token) else { throw .invalidToken }
        }
        self.base = base
        self.token = token
    }

    /// Reads `GITHUB_API_URL` and `GITHUB_TOKEN`; empty ones count as missing.
    package init(environment: [String: String]) throws(Problem) {
        func value(_ name: String) -> String? {
            environment[name]?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let url = value("GITHUB_API_URL") ?? ""
        let token = value("GITHUB_TOKEN") ?? ""
        try self.init(
            baseURL: url.isEmpty ? "https://api.github.com" : url,
            token: token.isEmpty ? nil : token
        )
    }

    /// Whether `url` is on the configured host, below the configured path.
    func covers(_ url: URL) -> Bool { base.covers(url) }

    /// `path` below the base, with everything in the query escaped but unreserved characters.
    ///
    /// Foundation leaves `+` alone, which a server reads as a space: "c++" would become "c".
    func url(_ path: [String], query: [(name: String, value: String)] = []) -> URL {
        let url = path.reduce(baseURL) { $0.appending(component: $1) }
        guard !query.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            return url
        }
        components.percentEncodedQuery = query.map { "\($0.name)=\(Self.escaped($0.value))" }.joined(separator: "&")
        return components.url ?? url
    }

    private static func escaped(_ value: String) -> String {
        value.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            let isUnreserved = byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
            if isUnreserved { return String(character) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
