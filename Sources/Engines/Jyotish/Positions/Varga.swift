/// The sixteen divisions of a sign (BPHS, chapter 6).
package enum Varga: Int, CaseIterable, Sendable {
    case rashi = 1
    case hora = 2
    case drekkana = 3
    case chaturthamsa = 4
    case saptamsa = 7
    case navamsa = 9
    case dashamsa = 10
    case dwadashamsa = 12
    case shodashamsa = 16
    case vimshamsa = 20
    case chaturvimshamsa = 24
    case saptavimshamsa = 27
    case trimshamsa = 30
    case khavedamsa = 40
    case akshavedamsa = 45
    case shashtiamsa = 60

    /// As it is written short: D1 … D60.
    package var label: String { "D\(rawValue)" }

    /// The sign of a point in this division's chart.
    package func sign(of point: ZodiacPoint) -> Sign {
        let part = part(of: point)
        switch self {
        case .rashi: return point.sign
        case .hora: return (part == 0) == point.sign.isOdd ? .leo : .cancer
        case .drekkana: return point.sign.advanced(by: 4 * part)
        case .chaturthamsa: return point.sign.advanced(by: 3 * part)
        case .trimshamsa: return trimshamsa(point)
        default: return first(in: point.sign).advanced(by: part)
        }
    }

    /// Which part of its sign a point is in, 0 for the first.
    private func part(of point: ZodiacPoint) -> Int {
        if self == .navamsa { return (point.nakshatra.rawValue * 4 - 4 + point.pada - 1) % 9 }
        return min(rawValue - 1, Int(point.degreesInSign * Double(rawValue) / 30))
    }

    /// The division's sign of the first part of a sign; the others follow in order.
    private func first(in sign: Sign) -> Sign {
        switch self {
        case .saptamsa: sign.isOdd ? sign : sign.advanced(by: 6)
        case .navamsa: byModality(sign, sign, sign.advanced(by: 8), sign.advanced(by: 4))
        case .dashamsa: sign.isOdd ? sign : sign.advanced(by: 8)
        case .shodashamsa, .akshavedamsa: byModality(sign, .aries, .leo, .sagittarius)
        case .vimshamsa: byModality(sign, .aries, .sagittarius, .leo)
        case .chaturvimshamsa: sign.isOdd ? .leo : .cancer
        case .saptavimshamsa: byElement(sign)
        case .khavedamsa: sign.isOdd ? .aries : .libra
        case .rashi, .hora, .drekkana, .chaturthamsa, .dwadashamsa, .trimshamsa, .shashtiamsa: sign
        }
    }

    private func byModality(_ sign: Sign, _ movable: Sign, _ fixed: Sign, _ dual: Sign) -> Sign {
        switch sign.modality {
        case .movable: movable
        case .fixed: fixed
        case .dual: dual
        }
    }

    private func byElement(_ sign: Sign) -> Sign {
        switch sign.element {
        case .fire: .aries
        case .earth: .cancer
        case .air: .libra
        case .water: .capricorn
        }
    }

    /// Unequal parts that belong to the five planets; Sun and Moon have none.
    private func trimshamsa(_ point: ZodiacPoint) -> Sign {
        let ends: [(Double, Sign)] =
            point.sign.isOdd
            ? [(5, .aries), (10, .aquarius), (18, .sagittarius), (25, .gemini), (30, .libra)]
            : [(5, .taurus), (12, .virgo), (20, .pisces), (25, .capricorn), (30, .scorpio)]
        return ends.first { point.degreesInSign < $0.0 }?.1 ?? ends[4].1
    }
}
