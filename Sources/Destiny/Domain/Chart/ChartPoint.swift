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
