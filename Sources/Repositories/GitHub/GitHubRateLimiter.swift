import Foundation
import Outbound
import RepositoriesDomain

/// GitHub's limits as its answers tell them, shared by all callers of one client.
///
/// After a refusal the order of waiting is: `retry-after`; else, when nothing remains, until the reset; else a minute
/// and twice as long each further time; after five such refusals in a row an hour. A success starts the count again.
/// Source: GitHub Docs, "Rate limits for the REST API" and "Best practices for using the REST API".
struct GitHubRateLimiter: RefusalRule {
    private(set) var limits: [GitHubBucket: RateLimit] = [:]
    private var bucketBlocks: [GitHubBucket: Date] = [:]
    /// Secondary limits are for the whole API.
    private var block: Date?
    private var unexplainedRefusals = 0

    /// When a request may go out again; `nil` when it may now.
    func blockedUntil(_ url: URL, _ bucket: GitHubBucket, now: Date) -> Date? {
        [block, bucketBlocks[bucket]].compactMap(\.self).filter { $0 > now }.max()
    }

    /// Takes note of an answer, and returns until when to wait if it is a refusal.
    ///
    /// `asked` is the limit the request counted for, unless the answer names another; `random`, in 0 ..< 1, spreads
    /// the return of many servers by a tenth.
    mutating func record(
        _ response: OutboundResponse,
        from url: URL,
        _ asked: GitHubBucket,
        now: Date,
        random: Double
    ) -> Date? {
        let bucket = response.headers["x-ratelimit-resource"].flatMap(GitHubBucket.init) ?? asked
        noteLimits(of: response, bucket: bucket, now: now)
        guard Self.isRefusal(response) else {
            if response.status < 500 { unexplainedRefusals = 0 }
            return nil
        }
        if let wait = response.retryAfter(now: now) {
            let until = max(wait, now.addingTimeInterval(1))
            block = until
            return until
        }
        if response.number("x-ratelimit-remaining") == 0, let until = bucketBlocks[bucket], until > now {
            return until
        }
        unexplainedRefusals += 1
        let seconds = unexplainedRefusals > 5 ? 3600 : 60 * pow(2, Double(unexplainedRefusals - 1))
        let until = now.addingTimeInterval(seconds * (1 + random / 10))
        block = until
        return until
    }

    private mutating func noteLimits(of response: OutboundResponse, bucket: GitHubBucket, now: Date) {
        guard let remaining = response.number("x-ratelimit-remaining"),
            let reset = response.number("x-ratelimit-reset")
        else { return }
        let limit = RateLimit(
            limit: response.number("x-ratelimit-limit") ?? remaining,
            remaining: max(0, remaining),
            resetsAt: Date(timeIntervalSince1970: TimeInterval(reset))
        )
        limits[bucket] = limit
        bucketBlocks[bucket] = limit.remaining == 0 && limit.resetsAt > now ? limit.resetsAt : nil
    }

    /// 429 is always one; 403 may also mean "forbidden", and 503 "broken": their headers or words tell.
    private static func isRefusal(_ response: OutboundResponse) -> Bool {
        switch response.status {
        case 429: true
        case 403:
            response.headers["retry-after"] != nil || response.number("x-ratelimit-remaining") == 0
                || mentionsLimit(response.body)
        case 503: response.headers["retry-after"] != nil
        default: false
        }
    }

    private static func mentionsLimit(_ body: Data) -> Bool {
        let text = String(decoding: body.prefix(4096), as: UTF8.self).lowercased()
        return text.contains("rate limit") || text.contains("abuse detection")
    }
}

/// The two rate limits we spend; each answer's `x-ratelimit-resource` names the one it counted for.
enum GitHubBucket: String, Hashable, Sendable, CaseIterable {
    case search, core
}
