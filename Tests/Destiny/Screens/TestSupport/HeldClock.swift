/// A clock that stands still: sleeps end only by cancellation.
nonisolated struct HeldClock: Clock {
    typealias Instant = ContinuousClock.Instant

    var now: Instant { ContinuousClock().now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (never, end) = AsyncStream<Void>.makeStream()
        for await _ in never {}
        withExtendedLifetime(end) {}
        try Task.checkCancellation()
    }
}
