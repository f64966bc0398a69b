import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore

/// Who asks, from where, as far as headers can be believed.
struct RequestOrigin: Sendable {
    private let trustedProxies: Set<NetworkAddress>
    private let publicOrigin: String?

    init(_ configuration: ServerConfiguration) {
        trustedProxies = Set(configuration.trustedProxies.compactMap { NetworkAddress($0) })
        publicOrigin = configuration.publicURL.flatMap { url in
            guard let scheme = url.scheme, let host = url.host() else { return nil }
            return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")".lowercased()
        }
    }

    /// The key of the asker's rate limit: the address, or of IPv6 the network (/64) that one subscriber is given.
    func address(of request: Request, _ context: ServerContext) -> String {
        guard let text = context.peer, let peer = NetworkAddress(text) else { return context.peer ?? "unknown" }
        return (client(of: request, through: peer) ?? peer).network
    }

    /// Whom a proxy of ours speaks for; `nil` for nobody, and where the header has no address in that place.
    private func client(of request: Request, through peer: NetworkAddress) -> NetworkAddress? {
        guard trustedProxies.contains(peer), let forwarded = request.headers[.forwardedFor] else { return nil }
        // From the right, the first address that is not ours is the one our own proxy saw.
        for part in forwarded.split(separator: ",").reversed() {
            guard let address = NetworkAddress(forwarded: part) else { return nil }
            if !trustedProxies.contains(address) { return address }
        }
        return nil
    }

    /// Whether a request that changes something comes from our own pages.
    ///
    /// `Sec-Fetch-Site` decides where the browser sends it, otherwise `Origin`; without both it is no browser,
    /// and so nobody's cookie was used against their will.
    func isSameOrigin(_ request: Request) -> Bool {
        if let site = request.headers[.fetchSite] { return site == "same-origin" || site == "none" }
        guard let origin = request.headers[.origin]?.lowercased() else { return true }
        if let publicOrigin { return origin == publicOrigin }
        guard let authority = request.head.authority?.lowercased() else { return false }
        return origin == "http://\(authority)" || origin == "https://\(authority)"
    }
}

extension HTTPField.Name {
    static let forwardedFor = named("X-Forwarded-For")
    static let fetchSite = named("Sec-Fetch-Site")
    static let retryAfter = named("Retry-After")

    /// For names written in the source, which are valid; of anything else `HTTPField.Name(_:)` makes `nil`.
    static func named(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a header's name") }
        return name
    }
}

/// An address of the Internet, by its bytes: IPv6 has many spellings of one address, and each would be a key of its own.
struct NetworkAddress: Hashable, Sendable {
    /// Sixteen; an IPv4 address as IPv6 maps it.
    private let bytes: [UInt8]

    private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]

    /// `nil` for what the system does not read as an address, such as a name, a shortened IPv4 address or a zone.
    init?(_ text: String) {
        var (four, six) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = Self.mappedPrefix + withUnsafeBytes(of: four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            bytes = withUnsafeBytes(of: six) { Array($0) }
        } else {
            return nil
        }
    }

    /// One of `X-Forwarded-For`: an address, also with the port that some proxies add (`192.0.2.1:4711`,
    /// `[2001:db8::1]:4711`), also in the quotes of RFC 7239; `nil` for anything else.
    init?(forwarded text: some StringProtocol) {
        var text = text.trimmingCharacters(in: .whitespaces)
        if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") { text = String(text.dropFirst().dropLast()) }
        guard text.hasPrefix("[") else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2 else { self.init(text); return }
            guard UInt16(parts[1]) != nil else { return nil }
            self.init(String(parts[0]))
            return
        }
        guard let end = text.firstIndex(of: "]") else { return nil }
        let rest = text[text.index(after: end)...]
        guard rest.isEmpty || (rest.hasPrefix(":") && UInt16(rest.dropFirst()) != nil) else { return nil }
        let inner = String(text[text.index(after: text.startIndex)..<end])
        guard inner.contains(":") else { return nil }
        self.init(inner)
    }

    /// The address, or of IPv6 the network (`2001:db8::/64`) that one subscriber is given.
    var network: String {
        if bytes.starts(with: Self.mappedPrefix) { return bytes.suffix(4).map { "\($0)" }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let network = bytes.prefix(8) + [UInt8](repeating: 0, count: 8)
        guard inet_ntop(AF_INET6, Array(network), &text, socklen_t(text.count)) != nil else { return "\(bytes)" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/64"
    }
}
