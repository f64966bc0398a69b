/// A combination that texts name.
package struct Yoga: Hashable, Sendable {
    package let kind: Kind
    /// The bodies that make it, in the order of ``Body``.
    package let bodies: [Body]

    /// The combinations that are looked for, in the order in which they are listed.
    package enum Kind: String, CaseIterable, Sendable {
        case ruchaka
        case bhadra
        case hamsa
        case malavya
        case shasha
        case gajakesari
        case amala
        case sunapha
        case anapha
        case durudhura
        case kemadruma
        case adhi
        case vesi
        case vosi
        case ubhayachari
        case yogakaraka
        case raja
        case dhana
        case parivartana
        case neechabhanga
        case harsha
        case sarala
        case vimala
    }
}

extension Yoga.Kind {
    /// What makes it, in words.
    package var text: String {
        switch self {
        case .ruchaka: "Mars in its own or exaltation sign, in an angle from the lagna."
        case .bhadra: "Mercury in its own or exaltation sign, in an angle from the lagna."
        case .hamsa: "Jupiter in its own or exaltation sign, in an angle from the lagna."
        case .malavya: "Venus in its own or exaltation sign, in an angle from the lagna."
        case .shasha: "Saturn in its own or exaltation sign, in an angle from the lagna."
        case .gajakesari: "Jupiter in an angle from the Moon."
        case .amala: "Only benefics in the tenth from the lagna or the Moon."
        case .sunapha: "A planet in the second from the Moon, none in the twelfth."
        case .anapha: "A planet in the twelfth from the Moon, none in the second."
        case .durudhura: "Planets on both sides of the Moon."
        case .kemadruma: "No planet beside or with the Moon, nor in an angle from the lagna."
        case .adhi: "Mercury, Jupiter and Venus in the sixth, seventh and eighth from the Moon."
        case .vesi: "A planet in the second from the Sun, none in the twelfth."
        case .vosi: "A planet in the twelfth from the Sun, none in the second."
        case .ubhayachari: "Planets on both sides of the Sun."
        case .yogakaraka: "One planet rules both an angle and a trine."
        case .raja: "The lord of an angle is with the lord of a trine."
        case .dhana: "The lords of the second and the eleventh are together."
        case .parivartana: "Two lords are in each other's signs."
        case .neechabhanga: "A debilitated planet's lord, or the lord of its exaltation, is in an angle."
        case .harsha: "The lord of the sixth is in the sixth, eighth or twelfth."
        case .sarala: "The lord of the eighth is in the sixth, eighth or twelfth."
        case .vimala: "The lord of the twelfth is in the sixth, eighth or twelfth."
        }
    }

    /// The chapter that has it; those of BPHS by Santhanam's numbers.
    package var source: String {
        switch self {
        case .ruchaka, .bhadra, .hamsa, .malavya, .shasha: "BPHS ch. 75"
        case .gajakesari, .amala: "BPHS ch. 36"
        case .sunapha, .anapha, .durudhura, .kemadruma, .adhi: "BPHS ch. 37"
        case .vesi, .vosi, .ubhayachari: "BPHS ch. 38"
        case .yogakaraka: "BPHS ch. 34"
        case .raja: "BPHS ch. 39"
        case .dhana: "BPHS ch. 41"
        case .parivartana, .harsha, .sarala, .vimala: "Phaladeepika ch. 6"
        case .neechabhanga: "Phaladeepika ch. 7"
        }
    }
}
