/// How well a body stands in its sign (BPHS, chapter 3), best first.
package enum Dignity: String, CaseIterable, Sendable {
    case exalted
    case moolatrikona
    case own
    case friend
    case neutral
    case enemy
    case debilitated

    /// The dignity of a body at a point; nothing for Rahu and Ketu, on whose signs texts do not agree.
    ///
    /// The Moon in Taurus is exalted to 4°, Mercury in Virgo to 16°, and then moolatrikona.
    package init?(of body: Body, at point: ZodiacPoint) {
        guard let seat = Seat(of: body) else { return nil }
        let (sign, degrees) = (point.sign, point.degreesInSign)
        if sign == seat.moolatrikona && seat.moolatrikonaDegrees.contains(degrees) {
            self = .moolatrikona
        } else if sign == seat.exaltation && degrees < seat.exaltedBelow {
            self = .exalted
        } else if sign == seat.exaltation.advanced(by: 6) {
            self = .debilitated
        } else if sign.lord == body {
            self = .own
        } else {
            switch NaturalFriendship.of(body, towards: sign.lord) {
            case .friend: self = .friend
            case .neutral: self = .neutral
            case .enemy: self = .enemy
            }
        }
    }

    private struct Seat {
        let exaltation: Sign
        var exaltedBelow = 30.0
        let moolatrikona: Sign
        let moolatrikonaDegrees: Range<Double>

        init(_ exaltation: Sign, below: Double = 30, _ moolatrikona: Sign, _ degrees: Range<Double>) {
            self.exaltation = exaltation
            exaltedBelow = below
            self.moolatrikona = moolatrikona
            moolatrikonaDegrees = degrees
        }

        init?(of body: Body) {
            switch body {
            case .sun: self.init(.aries, .leo, 0..<20)
            case .moon: self.init(.taurus, below: 4, .taurus, 4..<30)
            case .mars: self.init(.capricorn, .aries, 0..<12)
            case .mercury: self.init(.virgo, below: 16, .virgo, 16..<20)
            case .jupiter: self.init(.cancer, .sagittarius, 0..<10)
            case .venus: self.init(.pisces, .libra, 0..<15)
            case .saturn: self.init(.libra, .aquarius, 0..<20)
            case .rahu, .ketu: return nil
            }
        }
    }
}

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
