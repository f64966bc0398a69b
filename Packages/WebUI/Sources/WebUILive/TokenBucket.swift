/// Allows a burst, and then so many per second.
struct TokenBucket {
    private let capacity: Double
    private let perSecond: Double
    private var tokens: Double
    private var last: ContinuousClock.Instant?

    init(capacity: Double, perSecond: Double) {
        self.capacity = capacity
        self.perSecond = perSecond
        tokens = capacity
    }

    mutating func take(_ count: Double, now: ContinuousClock.Instant) -> Bool {
        if let last {
            tokens = min(capacity, tokens + (now - last) / .seconds(1) * perSecond)
        }
        last = now
        guard tokens >= count else { return false }
        tokens -= count
        return true
    }
}
