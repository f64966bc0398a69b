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
