/// Where one body stands in a chart.
package struct ChartBody: Codable, Hashable, Sendable {
    package var graha: Graha
    package var point: ChartPoint
    /// 1 … 12 by whole signs; `nil` without a lagna.
    package var house: Int?
    package var isRetrograde: Bool
    /// Too near the Sun to be seen.
    package var isCombust: Bool
    /// `nil` for Rahu and Ketu.
    package var dignity: BodyDignity?

    package init(
        graha: Graha,
        point: ChartPoint,
        house: Int?,
        isRetrograde: Bool,
        isCombust: Bool,
        dignity: BodyDignity?
    ) {
        self.graha = graha
        self.point = point
        self.house = house
        self.isRetrograde = isRetrograde
        self.isCombust = isCombust
        self.dignity = dignity
    }
}
