package import Foundation

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
