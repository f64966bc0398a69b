/// How often one may ask: so many at once, and so many a second in the long run.
package struct RequestLimits: Sendable {
    package var perAddress = Rate(burst: 300, perSecond: 60)
    package var perAccount = Rate(burst: 120, perSecond: 20)
    /// New guest accounts of one address.
    package var newGuests = Rate(burst: 100, perSecond: 0.2)
    /// A call that takes longer is given up.
    package var callTimeout = Duration.seconds(30)

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
        return limits
    }
}
