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
    /// The houses whose lord it is; empty without a lagna.
    package var rules: [Int]
    /// The houses it looks at; empty without a lagna.
    package var looksAt: [Int]

    package init(
        graha: Graha,
        point: ChartPoint,
        house: Int?,
        isRetrograde: Bool,
        isCombust: Bool,
        dignity: BodyDignity?,
        rules: [Int] = [],
        looksAt: [Int] = []
    ) {
        self.graha = graha
        self.point = point
        self.house = house
        self.isRetrograde = isRetrograde
        self.isCombust = isCombust
        self.dignity = dignity
        self.rules = rules
        self.looksAt = looksAt
    }
}

/// How well a body stands in its sign, best first.
package enum BodyDignity: String, Codable, Hashable, Sendable, CaseIterable {
    case exalted, moolatrikona, own, friend, neutral, enemy, debilitated
}

/// A point of the sidereal zodiac.
package struct ChartPoint: Codable, Hashable, Sendable {
    /// Degrees from the start of Aries, 0 ..< 360.
    package var longitude: Double
    package var rashi: Rashi
    package var star: Star
    /// The quarter of the star, 1 … 4.
    package var pada: Int

    package init(longitude: Double, rashi: Rashi, star: Star, pada: Int) {
        self.longitude = longitude
        self.rashi = rashi
        self.star = star
        self.pada = pada
    }

    /// 0 ..< 30.
    package var degreesInSign: Double { longitude - Double(rashi.number - 1) * 30 }
}
