package import Foundation
import Logging
import Outbound

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
        guard let apiBase = BaseAddress(api) else { throw .invalidAPI(api) }
        guard let communityBase = BaseAddress(community) else { throw .invalidCommunity(community) }
        if let key {
            guard apiBase.keepsSecrets else { throw .keyNeedsHTTPS }
            guard BaseAddress.isSecret(key) else { throw .invalidKey }
        }
        (self.api, self.community, self.key) = (apiBase.url, communityBase.url, key)
    }
}

/// Asks Steam's hosts, and none of them while it asks for a pause.
struct SteamExchange: Sendable {
    private let exchange: OutboundExchange<HostPauses>

    init(transport: OutboundTransport, timing: Timing, logger: Logger) {
        exchange = OutboundExchange(
            "Steam",
            rule: HostPauses(),
            transport: transport,
            timing: timing,
            logger: logger
        )
    }

    /// The body of an answer with status 200; redirects on the same host are followed.
    ///
    /// With a key 403 means that the key is not good, and is no reason for a pause.
    func body(of url: URL, isKeyed: Bool = false) async throws(StoreFailure) -> Data {
        let request = OutboundRequest(url: url, headers: ["Accept": "*/*", "User-Agent": "Serendip"])
        let response: OutboundResponse
        do throws(ExchangeFailure) {
            response = try await exchange.response(to: request, for: isKeyed ? .keyed : .open)
        } catch {
            throw StoreFailure(error)
        }
        switch response.status {
        case 200: return response.body
        case 400, 404: throw .notFound
        default: throw .unreadable("status \(response.status)")
        }
    }
}
