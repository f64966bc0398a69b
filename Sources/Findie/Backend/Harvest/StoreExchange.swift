import Foundation
import Outbound

/// Asks one store, no faster than it likes.
actor StoreExchange {
    /// Who asks.
    static let agent = "Serendip (an open catalogue of games; asks once a day)"

    private let exchange: OutboundExchange<HostPauses>
    private let timing: Timing
    private let pace: Duration
    /// When the next request may go out.
    private var turn = Date.distantPast

    /// `pace` is the least time between two requests.
    init(_ exchange: OutboundExchange<HostPauses>, pace: Duration, timing: Timing) {
        (self.exchange, self.pace, self.timing) = (exchange, pace, timing)
    }

    /// The body of an answer with status 200; redirects on the same host are followed.
    func body(of url: URL) async throws(StoreFailure) -> Data {
        await takeTurn()
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

    /// Who comes while another waits goes after them.
    private func takeTurn() async {
        let now = timing.now()
        let mine = max(now, turn)
        turn = mine.addingTimeInterval(pace / .seconds(1))
        if mine > now { await timing.pause(.seconds(mine.timeIntervalSince(now))) }
    }
}

/// Why a store has not told; texts are for the log.
enum StoreFailure: Error, Hashable, Sendable {
    /// It asks for a pause until then; nothing is asked meanwhile.
    case rateLimited(until: Date)
    case offline
    /// There is nothing, or nobody, of that name or number.
    case notFound
    /// An answer that cannot be read, or only half of one.
    case unreadable(String)
}

extension StoreFailure {
    init(_ failure: ExchangeFailure) {
        self =
            switch failure {
            case .refused(let until): .rateLimited(until: until)
            case .failed(.unreachable), .failed(.timedOut): .offline
            case .failed(.cutOff): .unreadable("the answer broke off")
            case .failed(.tooLarge): .unreadable("the answer is too large")
            case .failed(.cancelled): .unreadable("cancelled")
            case .redirectedElsewhere: .unreadable("it redirects to another host")
            case .redirectedInACircle: .unreadable("it redirects in a circle")
            }
    }
}
