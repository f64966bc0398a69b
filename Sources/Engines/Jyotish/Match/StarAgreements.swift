/// Agreements of the birth stars that carry no points in the North but are looked at in the South.
package struct StarAgreements: Hashable, Sendable {
    /// The groom's star is the 4th, 7th, 10th, … 25th from the bride's.
    package let hasMahendra: Bool
    /// The stars obstruct each other: their numbers add up to 19, 28 or 37, or both are of Mrigashira, Chitra and
    /// Dhanishta.
    package let hasVedha: Bool
    /// Both stars are of the same part of the body.
    package let hasRajju: Bool
    package let groomRajju: Rajju
    package let brideRajju: Rajju
    /// The groom's star is beyond the 13th from the bride's.
    package let hasStriDirgha: Bool

    package init(groom: Nakshatra, bride: Nakshatra) {
        let count = groom.count(from: bride)
        hasMahendra = count % 3 == 1 && count >= 4
        let arrowed: [Nakshatra] = [.mrigashira, .chitra, .dhanishta]
        let areArrowed = groom != bride && arrowed.contains(groom) && arrowed.contains(bride)
        hasVedha = areArrowed || (groom != bride && [19, 28, 37].contains(groom.rawValue + bride.rawValue))
        groomRajju = Rajju(of: groom)
        brideRajju = Rajju(of: bride)
        hasRajju = groomRajju == brideRajju
        hasStriDirgha = count > 13
    }

    /// The part of the body to which a star is tied; they run from foot to head and back.
    package enum Rajju: Int, CaseIterable, Sendable {
        case foot
        case waist
        case navel
        case neck
        case head

        package init(of nakshatra: Nakshatra) {
            let place = (nakshatra.rawValue - 1) % 9
            self = Rajju.allCases[place <= 4 ? place : 8 - place]
        }

        package var name: String { ["foot", "waist", "navel", "neck", "head"][rawValue] }
    }
}
