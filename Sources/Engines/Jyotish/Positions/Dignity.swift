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
