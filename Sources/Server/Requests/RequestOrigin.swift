import Foundation
import Hummingbird
import HTTPTypes
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
