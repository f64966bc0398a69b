import AccountsDomain
import Calls
import Foundation
import Synchronization

/// A bucket of tokens per key: a request takes one, time puts them back.
final class TokenBuckets<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var tokens: Double
        var filledAt: ContinuousClock.Instant
    }

    private let rate: RequestLimits.Rate
    private let now: @Sendable () -> ContinuousClock.Instant
    private let buckets = Mutex<[Key: Bucket]>([:])
    /// Above so many keys the full buckets, which say nothing, are dropped.
    private let keyLimit: Int

    init(
        _ rate: RequestLimits.Rate,
        keyLimit: Int = 20_000,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.rate = rate
        self.keyLimit = keyLimit
        self.now = now
    }

    /// Takes tokens; the seconds to wait when there are not so many.
    func take(_ key: Key, count: Double = 1) -> Double? {
        guard rate.burst.isFinite else { return nil }
        let instant = now()
        return buckets.withLock { buckets in
            if buckets.count >= keyLimit, buckets[key] == nil {
                buckets = buckets.filter { filled($0.value, at: instant).tokens < rate.burst }
                // Still full of drained buckets: somebody floods from many addresses. Refuse new ones.
                if buckets.count >= keyLimit { return 60 }
            }
            var bucket = filled(buckets[key] ?? Bucket(tokens: rate.burst, filledAt: instant), at: instant)
            defer { buckets[key] = bucket }
            // More than there can ever be is taken when all are there.
            let count = min(count, rate.burst)
            guard bucket.tokens >= count else { return (count - bucket.tokens) / rate.perSecond }
            bucket.tokens -= count
            return nil
        }
    }

    private func filled(_ bucket: Bucket, at instant: ContinuousClock.Instant) -> Bucket {
        let seconds = (instant - bucket.filledAt) / .seconds(1)
        return Bucket(tokens: min(rate.burst, bucket.tokens + max(0, seconds) * rate.perSecond), filledAt: instant)
    }
}

/// The limits of the configuration, as problems.
struct RateLimiter: Sendable {
    private let addresses: TokenBuckets<String>
    private let accounts: TokenBuckets<Account.ID>
    private let guests: TokenBuckets<String>

    init(_ limits: RequestLimits) {
        addresses = TokenBuckets(limits.perAddress, now: limits.uptime)
        accounts = TokenBuckets(limits.perAccount, now: limits.uptime)
        guests = TokenBuckets(limits.newGuests, now: limits.uptime)
    }

    func enter(address: String) throws(Problem) {
        try take(address, from: addresses, detail: "Too many requests from your network.")
    }

    func enter(account: Account.ID) throws(Problem) {
        try take(account, from: accounts, detail: "You are asking too fast.")
    }

    /// Takes what a request costs beyond the token that each takes, from the account where one asks.
    func spend(_ tokens: Double, account: Account.ID?, address: String) throws(Problem) {
        guard tokens > 0 else { return }
        if let account {
            try take(account, from: accounts, count: tokens, detail: "You are asking for too much.")
        } else {
            try take(address, from: addresses, count: tokens, detail: "Too much is asked for from your network.")
        }
    }

    func makeGuest(address: String) throws(Problem) {
        try take(address, from: guests, detail: "Too many new guests from your network.")
    }

    private func take<Key>(
        _ key: Key,
        from buckets: TokenBuckets<Key>,
        count: Double = 1,
        detail: String
    ) throws(Problem) {
        guard let wait = buckets.take(key, count: count) else { return }
        throw Problem(.tooManyRequests, detail: detail, retryAfter: Int(exactly: wait.rounded(.up)))
    }
}
