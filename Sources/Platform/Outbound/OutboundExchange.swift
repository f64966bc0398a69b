package import Foundation
package import Logging

/// Which answers of a host are refusals, and until when it is left alone after one.
package protocol RefusalRule: Sendable {
    /// What a request counts for.
    associatedtype Purpose: Sendable

    /// When a request may go out again; `nil` when it may now.
    func blockedUntil(_ url: URL, _ purpose: Purpose, now: Date) -> Date?

    /// Takes note of an answer, and returns until when to wait if it is a refusal; `random` is in 0 ..< 1.
    mutating func record(
        _ response: OutboundResponse,
        from url: URL,
        _ purpose: Purpose,
        now: Date,
        random: Double
    ) -> Date?
}

/// Why an exchange has no answer.
package enum ExchangeFailure: Error, Hashable, Sendable {
    /// The host asks for a pause until then; nothing is asked meanwhile.
    case refused(until: Date)
    case failed(OutboundFailure)
    case redirectedElsewhere
    case redirectedInACircle
}

/// Asks other hosts, and none of them while it asks for a pause.
///
/// Follows redirects where that is allowed, and asks a second time after a server error or an answer that broke off.
package actor OutboundExchange<Rule: RefusalRule> {
    package private(set) var rule: Rule
    /// Whether the last request was answered; `nil` before the first.
    package private(set) var isAnswering: Bool?

    private let name: String
    private let transport: OutboundTransport
    private let timing: Timing
    private let logger: Logger
    private let unreachablePause: TimeInterval
    /// By host; after a failed connection nobody else has to wait for the same time-out.
    private var unreachableUntil: [String: Date] = [:]

    private static var maximumRedirects: Int { 5 }

    /// `name` is who is asked, for the log; a host that cannot be reached is left alone for `unreachablePause` seconds.
    package init(
        _ name: String,
        rule: Rule,
        unreachablePause: TimeInterval = 0,
        transport: OutboundTransport,
        timing: Timing,
        logger: Logger
    ) {
        (self.name, self.rule, self.unreachablePause) = (name, rule, unreachablePause)
        (self.transport, self.timing, self.logger) = (transport, timing, logger)
    }

    /// The answer, whatever its status; redirects and refusals excluded.
    package func response(
        to request: OutboundRequest,
        for purpose: Rule.Purpose,
        mayLead: @Sendable (_ from: URL, _ to: URL) -> Bool = BaseAddress.isSameOrigin
    ) async throws(ExchangeFailure) -> OutboundResponse {
        var request = request
        for _ in 0...Self.maximumRedirects {
            let response = try await sendTwiceIfNeeded(request, purpose)
            guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
            guard let location = response.headers["location"],
                let target = URL(string: location, relativeTo: request.url)?.absoluteURL, mayLead(request.url, target)
            else { throw .redirectedElsewhere }
            request.url = target
        }
        throw .redirectedInACircle
    }

    private func sendTwiceIfNeeded(
        _ request: OutboundRequest,
        _ purpose: Rule.Purpose
    ) async throws(ExchangeFailure) -> OutboundResponse {
        switch try await send(request, purpose) {
        case .success(let response) where response.status < 500: return response
        case .success, .failure(.cutOff): break
        case .failure(let failure): throw .failed(failure)
        }
        await timing.pause(.milliseconds(Int64(400 + 800 * timing.random())))
        switch try await send(request, purpose) {
        case .success(let response): return response
        case .failure(let failure): throw .failed(failure)
        }
    }

    private func send(
        _ request: OutboundRequest,
        _ purpose: Rule.Purpose
    ) async throws(ExchangeFailure) -> Result<OutboundResponse, OutboundFailure> {
        let host = request.url.host() ?? ""
        if let until = rule.blockedUntil(request.url, purpose, now: timing.now()) { throw .refused(until: until) }
        if let until = unreachableUntil[host], until > timing.now() { throw .failed(.unreachable("not asked again")) }
        let response: OutboundResponse
        do throws(OutboundFailure) {
            response = try await transport.send(request)
        } catch {
            note(error, of: host)
            return .failure(error)
        }
        isAnswering = true
        unreachableUntil[host] = nil
        let (now, random) = (timing.now(), timing.random())
        if let until = rule.record(response, from: request.url, purpose, now: now, random: random) {
            logger.warning("\(name) refuses", metadata: ["status": "\(response.status)", "until": "\(until)"])
            throw .refused(until: until)
        }
        return .success(response)
    }

    private func note(_ failure: OutboundFailure, of host: String) {
        switch failure {
        case .unreachable, .timedOut:
            isAnswering = false
            unreachableUntil[host] = timing.now().addingTimeInterval(unreachablePause)
        case .cutOff, .tooLarge, .cancelled: break
        }
        logger.debug("\(name) did not answer", metadata: ["reason": "\(failure)"])
    }
}

/// The rule for hosts that say nothing of their limits: a refusal is 429, 503 with `Retry-After`, or 403 without a reason.
///
/// How long to wait is in `Retry-After`, or else a minute, then twice as long each time, up to an hour.
package struct HostPauses: RefusalRule {
    /// What 403 means.
    package enum Purpose: Sendable {
        /// The host refuses.
        case open
        /// The key is not good, which is no reason for a pause.
        case keyed
    }

    private var blocks: [String: Date] = [:]
    private var refusals: [String: Int] = [:]

    private static let longestPause: TimeInterval = 3_600

    package init() {}

    package func blockedUntil(_ url: URL, _ purpose: Purpose, now: Date) -> Date? {
        blocks[url.host() ?? ""].flatMap { $0 > now ? $0 : nil }
    }

    package mutating func record(
        _ response: OutboundResponse,
        from url: URL,
        _ purpose: Purpose,
        now: Date,
        random: Double
    ) -> Date? {
        let host = url.host() ?? ""
        guard Self.isRefusal(response, purpose) else {
            if response.status < 500 { refusals[host] = nil }
            return nil
        }
        let count = refusals[host, default: 0]
        refusals[host] = count + 1
        let guess = min(60 * pow(2, Double(min(count, 10))), Self.longestPause) * (1 + random / 10)
        let said = response.retryAfter(now: now).map { max($0, now.addingTimeInterval(1)) }
        let until = said ?? now.addingTimeInterval(guess)
        blocks[host] = until
        return until
    }

    private static func isRefusal(_ response: OutboundResponse, _ purpose: Purpose) -> Bool {
        switch response.status {
        case 403: purpose == .open
        case 429: true
        case 503: response.headers["retry-after"] != nil
        default: false
        }
    }
}
