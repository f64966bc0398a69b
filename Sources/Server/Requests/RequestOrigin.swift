import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore

/// Who asks, from where, as far as headers can be believed.
struct RequestOrigin: Sendable {
    private let trustedProxies: [AddressNetwork]
    private let publicOrigins: [WebOrigin]

    init(_ configuration: ServerConfiguration) {
        trustedProxies = configuration.trustedProxies
        publicOrigins = configuration.publicURLs.compactMap { WebOrigin($0.absoluteString) }
    }

    /// The key of the asker's rate limit: the address, or of IPv6 the network (/64) that one subscriber is given.
    func address(of request: Request, _ context: ServerContext) -> String {
        guard let text = context.peer, let peer = NetworkAddress(text) else { return context.peer ?? "unknown" }
        return (client(of: request, through: peer) ?? peer).network
    }

    /// Whom a proxy of ours speaks for; `nil` for nobody, and where the header has no address in that place.
    private func client(of request: Request, through peer: NetworkAddress) -> NetworkAddress? {
        guard isProxy(peer), let forwarded = request.headers[.forwardedFor] else { return nil }
        // From the right, the first address that is not ours is the one our own proxy saw.
        for part in forwarded.split(separator: ",").reversed() {
            guard let address = NetworkAddress(forwarded: part) else { return nil }
            if !isProxy(address) { return address }
        }
        return nil
    }

    private func isProxy(_ address: NetworkAddress) -> Bool { trustedProxies.contains { $0.contains(address) } }

    /// Whether a request that changes something comes from our own pages.
    ///
    /// `Sec-Fetch-Site` decides where the browser sends it, otherwise `Origin`; without both it is no browser,
    /// and so nobody's cookie was used against their will.
    func isSameOrigin(_ request: Request) -> Bool {
        if let site = request.headers[.fetchSite] { return site == "same-origin" || site == "none" }
        guard let origin = request.headers[.origin] else { return true }
        return isOwn(origin, host: request.head.authority)
    }

    /// Whether an `Origin` is one of our addresses; where none is said, whether it is the `Host` that was asked.
    func isOwn(_ text: String, host: String?) -> Bool {
        guard let origin = WebOrigin(text) else { return false }
        guard publicOrigins.isEmpty else { return publicOrigins.contains(origin) }
        return host.map { WebOrigin("\(origin.scheme)://\($0)") == origin } ?? false
    }

    /// The address to go to, for a page of ours that somebody has opened at one that is not said to be ours; `nil` for a
    /// page of another site.
    ///
    /// Without TLS browsers send no `Sec-Fetch-Site`, so that such a page is not known from a stranger's: it may be told
    /// where to go, and nothing else.
    func addressInstead(of request: Request) -> (asked: WebOrigin, ours: WebOrigin)? {
        guard request.headers[.fetchSite] == nil, let ours = publicOrigins.first,
            let asked = request.headers[.origin].flatMap({ WebOrigin($0) }), !publicOrigins.contains(asked)
        else { return nil }
        return (asked, ours)
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

/// Scheme, host and port of an address, so that all spellings of one are equal (RFC 6454, sections 4 and 6.2).
package struct WebOrigin: Hashable, Sendable {
    package let scheme: String
    /// In lower case, in ASCII and without a dot at its end; IPv6 without brackets, in its shortest form.
    private let host: String
    private let port: Int

    private static let ports = ["http": 80, "https": 443]

    /// `nil` for what is no address of the web; what stands behind host and port is left out.
    package init?(_ text: String) {
        guard let address = URL(string: text)?.absoluteString, let colon = address.firstRange(of: "://") else {
            return nil
        }
        scheme = address[..<colon.lowerBound].lowercased()
        guard let usual = Self.ports[scheme] else { return nil }
        let rest = address[colon.upperBound...].prefix { !"/?#".contains($0) }
        let authority = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
        // The colons of IPv6 are within brackets.
        let end = authority.lastIndex(of: "]") ?? authority.startIndex
        let digits = authority[end...].lastIndex(of: ":")
        let number = digits.map { authority[authority.index(after: $0)...] } ?? ""
        guard number.allSatisfy({ $0.isASCII && $0.isNumber }), number.isEmpty || UInt16(number) != nil else {
            return nil
        }
        port = number.isEmpty ? usual : UInt16(number).map { Int($0) } ?? usual
        guard let host = Self.normalised(authority[..<(digits ?? authority.endIndex)]) else { return nil }
        self.host = host
    }

    private static func normalised(_ host: Substring) -> String? {
        if host.hasPrefix("["), host.hasSuffix("]") {
            var (bytes, text) = (in6_addr(), [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN)))
            guard inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &bytes) == 1,
                inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil
            else { return nil }
            return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        let name = host.hasSuffix(".") ? host.dropLast() : host
        return name.isEmpty ? nil : name.lowercased()
    }

    /// As browsers write it in `Origin`.
    package var text: String {
        let host = host.contains(":") ? "[\(host)]" : host
        return "\(scheme)://\(host)" + (Self.ports[scheme] == port ? "" : ":\(port)")
    }
}
