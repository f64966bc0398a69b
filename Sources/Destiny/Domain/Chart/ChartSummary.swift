/// A birth chart as screens draw it and the API gives it.
package struct ChartSummary: Codable, Hashable, Sendable {
    package var birth: BirthDetails
    /// The point that rises; `nil` without a time of birth.
    package var lagna: ChartPoint?
    /// All nine, in the order of ``Graha``.
    package var bodies: [ChartBody]
    /// D1 first; with an unknown time only D1, which then has no lagna.
    package var divisions: [ChartDivision]
    /// The nine great periods, each with its parts; the first began before birth.
    package var dashas: [DashaPeriod]
    /// The great period of now, its part, and that part's part; without parts.
    package var runningDashas: [DashaPeriod]
    package var yogas: [YogaNote]
    /// The points of Ashtakavarga together, Aries first; empty without a lagna.
    package var bindus: [Int]
    /// Empty when the time is exact.
    package var certainty: [CertaintyNote]
    /// By how many days the dates of periods may be off, because the time is not exact; `nil` when that is unknown.
    package var dashaUncertaintyDays: Double?
    package var computedWith: ComputedWith

    package init(
        birth: BirthDetails,
        lagna: ChartPoint?,
        bodies: [ChartBody],
        divisions: [ChartDivision],
        dashas: [DashaPeriod],
        runningDashas: [DashaPeriod],
        yogas: [YogaNote],
        bindus: [Int],
        certainty: [CertaintyNote],
        dashaUncertaintyDays: Double?,
        computedWith: ComputedWith
    ) {
        self.birth = birth
        self.lagna = lagna
        self.bodies = bodies
        self.divisions = divisions
        self.dashas = dashas
        self.runningDashas = runningDashas
        self.yogas = yogas
        self.bindus = bindus
        self.certainty = certainty
        self.dashaUncertaintyDays = dashaUncertaintyDays
        self.computedWith = computedWith
    }

    /// The chart's own body.
    package func body(_ graha: Graha) -> ChartBody? { bodies.first { $0.graha == graha } }
}
