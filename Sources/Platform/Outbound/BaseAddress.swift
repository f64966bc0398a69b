package import Foundation

/// The address of a service that the settings name: `http` or `https`, without a user, a query or a fragment.
package struct BaseAddress: Hashable, Sendable {
    /// Without a slash at the end.
    package let url: URL

    /// `nil` for anything else.
    package init?(_ text: String) {
        var address = text
        while address.hasSuffix("/") { address.removeLast() }
        guard let url = URL(string: address), let host = url.host(), !host.isEmpty, url.user() == nil,
            url.query() == nil, url.fragment() == nil, ["http", "https"].contains(url.scheme?.lowercased() ?? "")
        else { return nil }
        self.url = url
    }

    /// Whether a key or token does not travel in the clear to it.
    package var keepsSecrets: Bool {
        url.scheme?.lowercased() == "https" || isOnThisMachine
    }

    /// Whether nothing that is sent to it leaves this machine.
    package var isOnThisMachine: Bool { Self.isLoopback(url.host()) }

    /// Whether a host's name is this machine's own for itself; an IPv6 address may be in brackets.
    package static func isLoopback(_ host: String?) -> Bool {
        ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host?.lowercased())
    }

    /// Whether a text can be a key or a token: visible ASCII.
    package static func isSecret(_ text: String) -> Bool { text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

    /// Whether `other` is on this host, below this path.
    package func covers(_ other: URL) -> Bool {
        Self.isSameOrigin(url, other) && other.path().hasPrefix(url.path() + "/")
    }

    /// Whether both are one host at one port by one scheme, and the second names no user.
    package static func isSameOrigin(_ one: URL, _ other: URL) -> Bool {
        func port(_ url: URL) -> Int { url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443) }
        return one.scheme?.lowercased() == other.scheme?.lowercased()
            && one.host()?.lowercased() == other.host()?.lowercased() && port(one) == port(other)
            && other.user() == nil
    }
}
