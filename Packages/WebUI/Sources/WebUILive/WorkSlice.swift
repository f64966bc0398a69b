/// How long work goes on before everybody else has a turn.
struct WorkSlice {
    private let limit: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private var since: ContinuousClock.Instant

    /// Begins now.
    init(_ configuration: LiveConfiguration) {
        limit = configuration.workLimit
        now = configuration.now
        since = now()
    }

    var isUsedUp: Bool { now() - since >= limit }

    /// Leaves everybody else as long as was worked, at most the limit.
    mutating func pauseIfUsedUp() async {
        guard isUsedUp else { return }
        // Cancelled when the host shuts down: then there is nothing more to do.
        try? await ContinuousClock().sleep(for: min(now() - since, limit))
        since = now()
    }
}
