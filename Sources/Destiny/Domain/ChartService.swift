/// Places, charts and what follows from them; every conformer is bound to one person.
package protocol ChartService: Sendable {
    /// Cities that a text may mean, best first, at most 20; none for a text without letters.
    func places(matching text: String) async throws(AstrologyError) -> [BirthPlace]

    /// Who may be asked for other places; `nil` for nobody.
    func placeDirectory() async throws(AstrologyError) -> PlaceDirectory?

    /// Places of the directory, best first; each has the zone of the nearest city that is known here, which may be
    /// another beyond a border.
    ///
    /// Ask only when the person wants that: the text goes to the directory's host.
    ///
    /// - Throws: `notFound` without a directory; `offline` when it does not answer.
    func placesElsewhere(matching text: String) async throws(AstrologyError) -> [BirthPlace]

    /// The chart of any birth, with the person's settings; nothing is kept.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    func chart(of birth: BirthDetails) async throws(AstrologyError) -> ChartSummary

    /// The person's own chart.
    ///
    /// - Throws: `birthNeeded`.
    func chart() async throws(AstrologyError) -> ChartSummary

    /// The sky of now over the person's chart.
    ///
    /// - Throws: `birthNeeded`.
    func transits() async throws(AstrologyError) -> TransitReport

    /// Insight and questions for a day by the person's own calendar; the same all day.
    ///
    /// - Throws: `birthNeeded`; `invalid` for a day more than two away from the server's.
    func today(_ day: CalendarDay) async throws(AstrologyError) -> Today
}
