import Foundation
import Hummingbird
import HTTPTypes
import HummingbirdCore

/// Who asks, from where, as far as headers can be believed.
struct RequestOrigin: Sendable {
    private let trustedProxies: Set<String>
    private let publicOrigin: String?

    init(_ configuration: ServerConfiguration) {
        trustedProxies = configuration.trustedProxies
        publicOrigin = configuration.publicURL.flatMap { url in
            guard let scheme = url.scheme, let host = url.host() else { return nil }
            return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")".lowercased()
        }
    }

    /// The key of the asker's rate limit: the address, or of IPv6 the network (/64) that one subscriber is given.
    func address(of request: Request, _ context: ServerContext) -> String {
        var address = context.peer ?? "unknown"
        if trustedProxies.contains(address), let forwarded = request.headers[.forwardedFor] {
            // From the right, the first address that is not ours is the one our own proxy saw.
            let chain = forwarded.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
            if let client = chain.last(where: { !trustedProxies.contains(String($0)) }) {
                address = client.filter { !$0.isWhitespace }
            }
        }
        guard address.contains(":") else { return address }
        return address.split(separator: ":", omittingEmptySubsequences: false).prefix(4).joined(separator: ":")
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

    /// For names written in the source, which are valid.
    static func named(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a header's name") }
        return name
    }
}
