import Foundation
import Logging
import Outbound

/// Asks Steam's hosts, and none of them while it asks for a pause.
///
/// Asks a second time after a server error or an answer that broke off. Steam says nothing of its limits: a refusal is
/// 429, or 403 without a reason; how long to wait is in `Retry-After`, or else a minute, then twice as long each time.
actor SteamExchange {
    private let transport: OutboundTransport
    private let timing: Timing
    private let logger: Logger
    /// By host.
    private var blocks: [String: Date] = [:]
    private var refusals: [String: Int] = [:]

    private static let maximumRedirects = 3
    private static let longestPause: TimeInterval = 3_600

    init(transport: OutboundTransport, timing: Timing, logger: Logger) {
        (self.transport, self.timing, self.logger) = (transport, timing, logger)
    }

    /// The body of an answer with status 200; redirects on the same host are followed.
    ///
    /// With a key 403 means that the key is not good, and is no reason for a pause.
    func body(of url: URL, isKeyed: Bool = false) async throws(SteamFailure) -> Data {
        var url = url
        for _ in 0...Self.maximumRedirects {
            let response = try await answer(to: url, isKeyed)
            switch response.status {
            case 200: return response.body
            case 301, 302, 303, 307, 308:
                guard let location = response.headers["location"],
                    let target = URL(string: location, relativeTo: url)?.absoluteURL, Self.isSameHost(target, url)
                else { throw .unreadable("Steam redirects to another host") }
                url = target
            case 400, 404: throw .notFound
            default: throw .unreadable("status \(response.status)")
            }
        }
        throw .unreadable("Steam redirects in a circle")
    }

    private static func isSameHost(_ one: URL, _ other: URL) -> Bool {
        one.scheme?.lowercased() == other.scheme?.lowercased() && one.host() == other.host()
            && one.port == other.port && one.user() == nil
    }

    private func answer(to url: URL, _ isKeyed: Bool) async throws(SteamFailure) -> OutboundResponse {
        switch try await send(url, isKeyed) {
        case .success(let response) where response.status < 500: return response
        case .success, .failure(.cutOff): break
        case .failure(let failure): throw Self.failure(failure)
        }
        await timing.pause(.milliseconds(Int64(400 + 800 * timing.random())))
        switch try await send(url, isKeyed) {
        case .success(let response): return response
        case .failure(let failure): throw Self.failure(failure)
        }
    }

    private func send(
        _ url: URL,
        _ isKeyed: Bool
    ) async throws(SteamFailure) -> Result<OutboundResponse, OutboundFailure> {
        let host = url.host() ?? ""
        if let until = blocks[host], until > timing.now() { throw .rateLimited(until: until) }
        let response: OutboundResponse
        do throws(OutboundFailure) {
            response = try await transport.send(
                OutboundRequest(url: url, headers: ["Accept": "*/*", "User-Agent": "Serendip"])
            )
        } catch {
            logger.debug("Steam did not answer", metadata: ["reason": "\(error)"])
            return .failure(error)
        }
        guard Self.isRefusal(response), !(isKeyed && response.status == 403) else {
            if response.status < 500 { refusals[host] = nil }
            return .success(response)
        }
        let until = pause(after: response, from: host)
        logger.warning("Steam refuses", metadata: ["status": "\(response.status)", "until": "\(until)"])
        throw .rateLimited(until: until)
    }

    private static func isRefusal(_ response: OutboundResponse) -> Bool {
        switch response.status {
        case 403, 429: true
        case 503: response.headers["retry-after"] != nil
        default: false
        }
    }

    private func pause(after response: OutboundResponse, from host: String) -> Date {
        let now = timing.now()
        let count = refusals[host, default: 0]
        refusals[host] = count + 1
        let guess = min(60 * pow(2, Double(min(count, 10))), Self.longestPause) * (1 + timing.random() / 10)
        let said = response.retryAfter(now: now).map { max($0, now.addingTimeInterval(1)) }
        let until = said ?? now.addingTimeInterval(guess)
        blocks[host] = until
        return until
    }

    private static func failure(_ failure: OutboundFailure) -> SteamFailure {
        switch failure {
        case .unreachable, .timedOut: .offline
        case .cutOff: .unreadable("the answer broke off")
        case .tooLarge: .unreadable("the answer is too large")
        case .cancelled: .unreadable("cancelled")
        }
    }
}
