/// Where a body goes now, counted from a birth chart.
package struct TransitBody: Codable, Hashable, Sendable {
    package var graha: Graha
    package var point: ChartPoint
    package var isRetrograde: Bool
    /// Counted from the Moon's sign at birth, 1 … 12.
    package var houseFromMoon: Int
    /// Counted from the lagna; `nil` without one.
    package var houseFromLagna: Int?
    /// Whether tradition counts the house from the Moon as a good one and nothing obstructs it.
    ///
    /// By Phaladeepika, chapter 26.
    package var isFavourable: Bool
    /// Who obstructs a good house.
    package var obstructedBy: [Graha]

    package init(
        graha: Graha,
        point: ChartPoint,
        isRetrograde: Bool,
        houseFromMoon: Int,
        houseFromLagna: Int?,
        isFavourable: Bool,
        obstructedBy: [Graha]
    ) {
        self.graha = graha
        self.point = point
        self.isRetrograde = isRetrograde
        self.houseFromMoon = houseFromMoon
        self.houseFromLagna = houseFromLagna
        self.isFavourable = isFavourable
        self.obstructedBy = obstructedBy
    }
}
