/// How often one may ask: so many at once, and so many a second in the long run.
package struct RequestLimits: Sendable {
    package var perAddress = Rate(burst: 300, perSecond: 60)
    package var perAccount = Rate(burst: 120, perSecond: 20)
    /// New guest accounts of one address.
    package var newGuests = Rate(burst: 100, perSecond: 0.2)
    /// Cards of games that one person asks for, and their decisions: sixty a minute.
    package var deckCalls = Rate(burst: 60, perSecond: 1)
    /// The clock of all rates.
    package var uptime: @Sendable () -> ContinuousClock.Instant = { .now }
    /// A call that takes longer is given up.
    package var callTimeout = Duration.seconds(30)
    /// A connection on which nothing arrives for so long is closed.
    package var idleTimeout = Duration.seconds(60)
    /// For so long what is left of a body is read that was answered as too large; then the connection is closed.
    package var unreadTime = Duration.seconds(5)
    /// How long `/readyz` waits for the database.
    package var probeTimeout = Duration.seconds(2)
    /// How often an open page asks whether its session was signed out.
    package var sessionCheck = Duration.seconds(60)
    /// How long a page stays that has asked for the end of its own session: an answer is on its way to it.
    package var parting = Duration.seconds(5)

    package struct Rate: Sendable {
        package var burst: Double
        package var perSecond: Double

        package init(burst: Double, perSecond: Double) {
            self.burst = burst
            self.perSecond = perSecond
        }
    }

    package init() {}

    /// For load tests and fuzzing on one's own machine.
    package static var unlimited: RequestLimits {
        let rate = Rate(burst: .infinity, perSecond: .infinity)
        var limits = RequestLimits()
        limits.perAddress = rate
        limits.perAccount = rate
        limits.newGuests = rate
        limits.deckCalls = rate
        return limits
    }
}
