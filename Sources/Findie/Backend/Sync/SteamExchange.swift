import Foundation
import Logging
import Outbound

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
