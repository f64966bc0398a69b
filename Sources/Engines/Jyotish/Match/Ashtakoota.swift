/// The eight kutas of a couple, out of 36.
///
/// From the muhurta texts (Muhurta Chintamani, chapter on marriage; B. V. Raman, Muhurtha), by the tables of a
/// ruleset. Only the Moons matter.
package struct Ashtakoota: Hashable, Sendable {
    package let groom: ZodiacPoint
    package let bride: ZodiacPoint
    package let ruleset: KutaRuleset

    /// The match of two Moons, sidereal, counted by a ruleset's tables.
    package init(groom: ZodiacPoint, bride: ZodiacPoint, ruleset: KutaRuleset = .north) {
        self.groom = groom
        self.bride = bride
        self.ruleset = ruleset
    }

    /// The eight, in the order of ``Kuta``.
    package var scores: [KutaScore] { Kuta.allCases.map(score) }

    /// 0 … 36, in halves.
    package var total: Double { scores.map(\.score).reduce(0, +) }

    /// The points of one kuta and what was compared.
    package func score(of kuta: Kuta) -> KutaScore {
        switch kuta {
        case .varna: varna
        case .vashya: vashya
        case .tara: tara
        case .yoni: yoni
        case .grahaMaitri: grahaMaitri
        case .gana: gana
        case .bhakoot: bhakoot
        case .nadi: nadi
        }
    }

    private var varna: KutaScore {
        let (groom, bride) = (Varna(of: groom.sign), Varna(of: bride.sign))
        return KutaScore(
            kuta: .varna,
            score: groom.rawValue >= bride.rawValue ? 1 : 0,
            groomValue: groom.name,
            brideValue: bride.name
        )
    }

    private var vashya: KutaScore {
        let (groom, bride) = (VashyaGroup(of: groom), VashyaGroup(of: bride))
        return KutaScore(
            kuta: .vashya,
            score: ruleset.vashya[groom.rawValue][bride.rawValue],
            groomValue: groom.name,
            brideValue: bride.name
        )
    }

    private var tara: KutaScore {
        let fromBride = (groom.nakshatra.count(from: bride.nakshatra) - 1) % 9 + 1
        let fromGroom = (bride.nakshatra.count(from: groom.nakshatra) - 1) % 9 + 1
        let good = [fromBride, fromGroom].filter { ![3, 5, 7].contains($0) }
        return KutaScore(
            kuta: .tara,
            score: Double(good.count) * 1.5,
            groomValue: String(fromBride),
            brideValue: String(fromGroom)
        )
    }

    private var yoni: KutaScore {
        let (groom, bride) = (Yoni(of: groom.nakshatra), Yoni(of: bride.nakshatra))
        return KutaScore(
            kuta: .yoni,
            score: ruleset.yoni[groom.rawValue][bride.rawValue],
            groomValue: groom.name,
            brideValue: bride.name
        )
    }

    private var grahaMaitri: KutaScore {
        let (groom, bride) = (groom.sign.lord, bride.sign.lord)
        return KutaScore(
            kuta: .grahaMaitri,
            score: groom == bride ? 5 : Self.maitri(groom, bride),
            groomValue: groom.name,
            brideValue: bride.name
        )
    }

    private static func maitri(_ groom: Body, _ bride: Body) -> Double {
        switch (NaturalFriendship.of(groom, towards: bride), NaturalFriendship.of(bride, towards: groom)) {
        case (.friend, .friend): 5
        case (.friend, .neutral), (.neutral, .friend): 4
        case (.neutral, .neutral): 3
        case (.friend, .enemy), (.enemy, .friend): 1
        case (.neutral, .enemy), (.enemy, .neutral): 0.5
        case (.enemy, .enemy): 0
        }
    }

    private var gana: KutaScore {
        let (groom, bride) = (Gana(of: groom.nakshatra), Gana(of: bride.nakshatra))
        return KutaScore(
            kuta: .gana,
            score: ruleset.gana[groom.rawValue][bride.rawValue],
            groomValue: groom.name,
            brideValue: bride.name
        )
    }

    private var bhakoot: KutaScore {
        let count = groom.sign.house(from: bride.sign)
        return KutaScore(
            kuta: .bhakoot,
            score: [2, 5, 6, 8, 9, 12].contains(count) ? 0 : 7,
            groomValue: groom.sign.name,
            brideValue: bride.sign.name
        )
    }

    private var nadi: KutaScore {
        let (groom, bride) = (Nadi(of: groom.nakshatra), Nadi(of: bride.nakshatra))
        return KutaScore(
            kuta: .nadi,
            score: groom == bride ? 0 : 8,
            groomValue: groom.name,
            brideValue: bride.name
        )
    }
}

/// The points of one kuta.
package struct KutaScore: Hashable, Sendable {
    package let kuta: Kuta
    /// 0 … ``Kuta/maxScore``, in halves.
    package let score: Double
    /// What was compared, as in “Deva” and “Manushya”; for tara the count of the one's star from the other's, modulo
    /// nine, in 1 … 9: the groom's is his star counted from hers.
    package let groomValue: String
    package let brideValue: String
}

/// The channel of a nakshatra; they run there and back through the nakshatras.
package enum Nadi: Int, CaseIterable, Sendable {
    case adi
    case madhya
    case antya

    /// Nine stars each, as the muhurta texts have them.
    package init(of nakshatra: Nakshatra) {
        let order: [Nadi] = [.adi, .madhya, .antya, .antya, .madhya, .adi]
        self = order[(nakshatra.rawValue - 1) % 6]
    }

    package var name: String { ["Adi", "Madhya", "Antya"][rawValue] }
}

/// The order to which a Moon sign belongs, lowest first.
package enum Varna: Int, CaseIterable, Sendable {
    case shudra = 1
    case vaishya
    case kshatriya
    case brahmin

    /// Water, fire, earth, air from the highest; some schools exchange earth and air.
    package init(of sign: Sign) {
        switch sign.element {
        case .water: self = .brahmin
        case .fire: self = .kshatriya
        case .earth: self = .vaishya
        case .air: self = .shudra
        }
    }

    package var name: String { ["Shudra", "Vaishya", "Kshatriya", "Brahmin"][rawValue - 1] }
}
