/// Mars in houses that tradition holds to trouble a marriage (BPHS, chapter 80, widened by later custom).
///
/// Half of all people have it from the lagna, and four of five of those an exception: it says little.
package struct Manglik: Hashable, Sendable {
    package let fromLagna: Reckoning
    package let fromMoon: Reckoning
    package let fromVenus: Reckoning
    /// What lifts it, by rules that are widely printed; listed whether or not it is present.
    package let exceptions: [Exception]

    /// Counted by whole signs of the chart.
    package init(chart: Chart) {
        let mars = chart[.mars].sign
        fromLagna = Reckoning(house: mars.house(from: chart.lagna.sign))
        fromMoon = Reckoning(house: mars.house(from: chart[.moon].sign))
        fromVenus = Reckoning(house: mars.house(from: chart[.venus].sign))
        exceptions = Exception.allCases.filter { $0.applies(to: chart, house: mars.house(from: chart.lagna.sign)) }
    }

    /// From the lagna, which counts first.
    package var isPresent: Bool { fromLagna.isPresent }
    package var isCancelled: Bool { isPresent && !exceptions.isEmpty }

    /// The house of Mars from one point, by whole signs.
    package struct Reckoning: Hashable, Sendable {
        /// 1 … 12.
        package let house: Int

        /// In 1, 2, 4, 7, 8 or 12.
        package var isPresent: Bool { [1, 2, 4, 7, 8, 12].contains(house) }
        /// By the second house only, which many lists leave out.
        package var isMild: Bool { house == 2 }
    }

    /// What is held to lift it; most after Raman, Muhurtha.
    package enum Exception: String, CaseIterable, Sendable {
        case secondInGeminiVirgo = "2ndInGeminiVirgo"
        case fourthInAriesScorpio = "4thInAriesScorpio"
        case seventhInCancerCapricorn = "7thInCancerCapricorn"
        case eighthInSagittariusPisces = "8thInSagittariusPisces"
        case twelfthInTaurusLibra = "12thInTaurusLibra"
        case marsInLeoAquarius
        case conjunctJupiter
        case conjunctMoon
        case jupiterOrVenusInLagna
        case marsOwnOrExaltedSign
        case aspectedByJupiter
        case lagnaCancerLeoYogakaraka
    }
}

extension Manglik.Exception {
    /// The rule in words.
    package var text: String {
        switch self {
        case .secondInGeminiVirgo: "Mars is in the 2nd house in Gemini or Virgo."
        case .fourthInAriesScorpio: "Mars is in the 4th house in Aries or Scorpio."
        case .seventhInCancerCapricorn: "Mars is in the 7th house in Cancer or Capricorn."
        case .eighthInSagittariusPisces: "Mars is in the 8th house in Sagittarius or Pisces."
        case .twelfthInTaurusLibra: "Mars is in the 12th house in Taurus or Libra."
        case .marsInLeoAquarius: "Mars is in Leo or Aquarius."
        case .conjunctJupiter: "Mars is in one sign with Jupiter."
        case .conjunctMoon: "Mars is in one sign with the Moon."
        case .jupiterOrVenusInLagna: "Jupiter or Venus is in the lagna, the rising sign."
        case .marsOwnOrExaltedSign:
            "Mars is in a sign of its own (Aries, Scorpio) or exalted (Capricorn), where it is held to behave well."
        case .aspectedByJupiter: "Jupiter looks at Mars (from the 5th, 7th or 9th), which is held to calm it."
        case .lagnaCancerLeoYogakaraka:
            "The lagna, the rising sign, is Cancer or Leo, for which Mars is a giver of good."
        }
    }

    /// Whether the rule looks at the lagna.
    package var needsLagna: Bool {
        switch self {
        case .marsInLeoAquarius, .conjunctJupiter, .conjunctMoon, .marsOwnOrExaltedSign, .aspectedByJupiter: false
        case .secondInGeminiVirgo, .fourthInAriesScorpio, .seventhInCancerCapricorn, .eighthInSagittariusPisces,
            .twelfthInTaurusLibra, .jupiterOrVenusInLagna, .lagnaCancerLeoYogakaraka:
            true
        }
    }

    func applies(to chart: Chart, house: Int) -> Bool {
        let (mars, jupiter) = (chart[.mars].sign, chart[.jupiter].sign)
        switch self {
        case .secondInGeminiVirgo: return house == 2 && [.gemini, .virgo].contains(mars)
        case .fourthInAriesScorpio: return house == 4 && [.aries, .scorpio].contains(mars)
        case .seventhInCancerCapricorn: return house == 7 && [.cancer, .capricorn].contains(mars)
        case .eighthInSagittariusPisces: return house == 8 && [.sagittarius, .pisces].contains(mars)
        case .twelfthInTaurusLibra: return house == 12 && [.taurus, .libra].contains(mars)
        case .marsInLeoAquarius: return [.leo, .aquarius].contains(mars)
        case .conjunctJupiter: return mars == jupiter
        case .conjunctMoon: return mars == chart[.moon].sign
        case .jupiterOrVenusInLagna: return [jupiter, chart[.venus].sign].contains(chart.lagna.sign)
        case .marsOwnOrExaltedSign: return [.aries, .scorpio, .capricorn].contains(mars)
        case .aspectedByJupiter: return [5, 7, 9].contains(mars.house(from: jupiter))
        case .lagnaCancerLeoYogakaraka: return [.cancer, .leo].contains(chart.lagna.sign)
        }
    }
}
