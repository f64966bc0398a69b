/// Where one body stands in a chart.
package struct Placement: Hashable, Sendable {
    package let body: Body
    package let point: ZodiacPoint
    /// Degrees north of the ecliptic.
    package let latitude: Double
    /// Degrees a day, towards later signs.
    package let speed: Double
    /// 1 … 12.
    package let house: Int
    /// Too near the Sun to be seen, by degrees of longitude that depend on the body.
    package let isCombust: Bool

    package var isRetrograde: Bool { speed < 0 }
    package var sign: Sign { point.sign }
    package var nakshatra: Nakshatra { point.nakshatra }
    /// Nothing for Rahu and Ketu.
    package var dignity: Dignity? { Dignity(of: body, at: point) }

    init(body: Body, point: ZodiacPoint, position: EclipticPosition, house: Int, sun: ZodiacPoint) {
        self.body = body
        self.point = point
        latitude = position.latitude
        speed = position.speed
        self.house = house
        let fromSun = abs((point.longitude - sun.longitude).signedDegrees)
        isCombust = Self.combustion(of: body, isRetrograde: position.speed < 0).map { fromSun < $0 } ?? false
    }

    /// Degrees from the Sun within which a body is combust (Surya Siddhanta, chapter 9).
    private static func combustion(of body: Body, isRetrograde: Bool) -> Double? {
        switch body {
        case .sun, .rahu, .ketu: nil
        case .moon: 12
        case .mars: 17
        case .mercury: isRetrograde ? 12 : 14
        case .jupiter: 11
        case .venus: isRetrograde ? 8 : 10
        case .saturn: 15
        }
    }
}
