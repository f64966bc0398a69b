/// A twelfth of the zodiac.
package enum Sign: Int, CaseIterable, Sendable {
    case aries = 1
    case taurus
    case gemini
    case cancer
    case leo
    case virgo
    case libra
    case scorpio
    case sagittarius
    case capricorn
    case aquarius
    case pisces

    /// The sign so many signs on, counted from this one as 0; also backwards.
    package func advanced(by signs: Int) -> Sign {
        Sign.allCases[(rawValue - 1 + signs).remainder(modulo: 12)]
    }

    /// This sign's place counted from another, which is 1; 1 … 12.
    package func house(from first: Sign) -> Int {
        (rawValue - first.rawValue).remainder(modulo: 12) + 1
    }

    /// The English name.
    package var name: String {
        [
            "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn",
            "Aquarius", "Pisces",
        ][rawValue - 1]
    }

    /// The Sanskrit name.
    package var sanskritName: String {
        [
            "Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara",
            "Kumbha", "Meena",
        ][rawValue - 1]
    }

    package var lord: Body {
        let lords: [Body] = [
            .mars, .venus, .mercury, .moon, .sun, .mercury, .venus, .mars, .jupiter, .saturn, .saturn, .jupiter,
        ]
        return lords[rawValue - 1]
    }

    package var element: Element { Element.allCases[(rawValue - 1) % 4] }
    package var modality: Modality { Modality.allCases[(rawValue - 1) % 3] }
    /// Aries, Gemini, … Aquarius.
    package var isOdd: Bool { rawValue % 2 == 1 }

    /// Four, from Aries on in turn.
    package enum Element: CaseIterable, Sendable {
        case fire
        case earth
        case air
        case water
    }

    /// Three, from Aries on in turn: chara, sthira, dvisvabhava.
    package enum Modality: CaseIterable, Sendable {
        case movable
        case fixed
        case dual
    }
}
