import Testing

@testable import WebUILive

struct TokenBucketTests {
    @Test func `a burst is allowed, then so many per second`() {
        var bucket = TokenBucket(capacity: 10, perSecond: 2)
        let start = ContinuousClock.Instant.now
        let requests: [(count: Double, after: Duration)] = [
            (10, .zero), (1, .milliseconds(400)), (1, .milliseconds(600)), (11, .seconds(100)), (10, .seconds(100)),
        ]
        let allowed = requests.map { bucket.take($0.count, now: start + $0.after) }
        #expect(allowed == [true, false, true, false, true])
    }
}
