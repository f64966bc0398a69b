/// Agreements of the birth stars that carry no points in the North but are looked at in the South.
package struct StarAgreements: Hashable, Sendable {
    /// The groom's star is the 4th, 7th, 10th, … 25th from the bride's.
    package let hasMahendra: Bool
    /// The stars obstruct each other: one of twelve pairs, or two of Mrigashira, Chitra and Dhanishta.
    package let hasVedha: Bool
    /// Both stars are of the same part of the body.
    package let hasRajju: Bool
    package let groomRajju: Rajju
    package let brideRajju: Rajju
    /// The groom's star is beyond the 13th from the bride's.
    package let hasStriDirgha: Bool

    /// The agreements of two birth stars.
    package init(groom: Nakshatra, bride: Nakshatra) {
        let count = groom.count(from: bride)
        hasMahendra = count % 3 == 1 && count >= 4
        hasVedha = Self.obstruct(groom, bride)
        groomRajju = Rajju(of: groom)
        brideRajju = Rajju(of: bride)
        hasRajju = groomRajju == brideRajju
        hasStriDirgha = count > 13
    }

    /// The pairs run against each other: 1–4 with 18–15, 6–9 with 22–19, 10–13 with 27–24.
    private static func obstruct(_ one: Nakshatra, _ other: Nakshatra) -> Bool {
        let (low, high) = (min(one.rawValue, other.rawValue), max(one.rawValue, other.rawValue))
        switch low {
        case 1...4: return low + high == 19
        case 6...9: return low + high == 28
        case 10...13: return low + high == 37
        default: return low != high && [5, 14, 23].contains(low) && [5, 14, 23].contains(high)
        }
    }

    /// The part of the body to which a star is tied; they run from foot to head and back.
    package enum Rajju: Int, CaseIterable, Sendable {
        case foot
        case waist
        case navel
        case neck
        case head

        /// By the star's place among nine.
        package init(of nakshatra: Nakshatra) {
            let place = (nakshatra.rawValue - 1) % 9
            self = Rajju.allCases[place <= 4 ? place : 8 - place]
        }

        package var name: String { ["foot", "waist", "navel", "neck", "head"][rawValue] }
    }
}
