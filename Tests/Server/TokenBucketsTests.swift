import Synchronization
import Testing

@testable import Server

struct TokenBucketsTests {
    @Test func `a bucket empties at once and fills with time, up to its brim`() {
        let clock = UptimeClock()
        let buckets = TokenBuckets<String>(.init(burst: 2, perSecond: 0.5), now: clock.now)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") == 2)
        clock.advance(by: .seconds(1))
        #expect(buckets.take("a") == 1)
        clock.advance(by: .seconds(1))
        #expect(buckets.take("a") == nil)
        clock.advance(by: .seconds(1_000_000))
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") != nil)
    }

    @Test func `keys do not share a bucket`() {
        let buckets = TokenBuckets<String>(.init(burst: 1, perSecond: 1), now: UptimeClock().now)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("b") == nil)
        #expect(buckets.take("a") != nil)
    }

    @Test func `a flood of keys takes no more memory, and full buckets make room`() {
        let clock = UptimeClock()
        let buckets = TokenBuckets<String>(.init(burst: 1, perSecond: 1), keyLimit: 3, now: clock.now)
        for key in ["a", "b", "c"] { #expect(buckets.take(key) == nil) }
        #expect(buckets.take("d") == 60)
        clock.advance(by: .seconds(2))
        #expect(buckets.take("d") == nil)
    }
}

/// An uptime that stands still until a test moves it.
final class UptimeClock: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    var now: @Sendable () -> ContinuousClock.Instant {
        { self.instant.withLock { $0 } }
    }

    func advance(by duration: Duration) {
        instant.withLock { $0 += duration }
    }
}
