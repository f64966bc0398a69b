import Foundation
import Outbound

/// Asks one store, no faster than it likes.
actor StoreExchange {
    /// Who asks.
    static let agent = "Serendip (an open catalogue of games; asks once a day)"

    private let exchange: OutboundExchange<HostPauses>
    private let timing: Timing
    private let pace: Duration
    private var askedAt: Date?

    /// `pace` is the least time between two requests.
    init(_ exchange: OutboundExchange<HostPauses>, pace: Duration, timing: Timing) {
        (self.exchange, self.pace, self.timing) = (exchange, pace, timing)
    }

    /// The body of an answer with status 200; redirects on the same host are followed.
    func body(of url: URL) async throws(StoreFailure) -> Data {
        if let askedAt {
            let rest = pace - .seconds(max(0, timing.now().timeIntervalSince(askedAt)))
            if rest > .zero { await timing.pause(rest) }
        }
        askedAt = timing.now()
        let request = OutboundRequest(
            url: url,
            headers: ["Accept": "*/*", "User-Agent": Self.agent]
        )
        let response: OutboundResponse
        do throws(ExchangeFailure) {
            response = try await exchange.response(to: request, for: .open)
        } catch {
            throw StoreFailure(error)
        }
        switch response.status {
        case 200: return response.body
        case 400, 404, 410: throw .notFound
        default: throw .unreadable("status \(response.status)")
        }
    }
}
