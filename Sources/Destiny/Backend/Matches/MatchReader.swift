import DestinyDomain
import Foundation
import Jyotish

/// Reads the match of two charts and explains it.
struct MatchReader {
    let boy: CastBirth
    let girl: CastBirth
    var language = GuideLanguage.english

    private var wording: any MatchWording.Type {
        switch language {
        case .english: MatchTexts.self
        case .hindi: HindiMatchTexts.self
        }
    }

    private var ashtakoota: Ashtakoota { Ashtakoota(groom: boy.chart[.moon].point, bride: girl.chart[.moon].point) }
    private var exchanged: Ashtakoota { Ashtakoota(groom: girl.chart[.moon].point, bride: boy.chart[.moon].point) }

    var report: MatchReport {
        let ashtakoota = ashtakoota
        let band = MatchBand(MatchVerdict(ashtakoota))
        let doshas = ashtakoota.doshas.map(dosha)
        return MatchReport(
            boy: MatchPerson(name: boy.details.name, moon: ChartPoint(boy.chart[.moon].point)),
            girl: MatchPerson(name: girl.details.name, moon: ChartPoint(girl.chart[.moon].point)),
            totalScore: ashtakoota.total,
            kutaDetails: ashtakoota.scores.map(kuta),
            doshas: doshas,
            manglik: manglik,
            band: band,
            summary: wording.summary(total: ashtakoota.total, scores: ashtakoota.scores, doshas: doshas),
            recommendation: wording.recommendation(band),
            ruleset: ashtakoota.ruleset.name,
            exchangedTotal: exchanged.total,
            openPoints: openPoints,
            settings: .init(boy: boy.computedWith, girl: girl.computedWith)
        )
    }

    private var texts: any KutaWording {
        switch language {
        case .english: KutaTexts(ashtakoota, boy: boy.details.name, girl: girl.details.name)
        case .hindi: HindiKutaTexts(ashtakoota, boy: boy.details.name, girl: girl.details.name)
        }
    }

    private func kuta(_ score: KutaScore) -> KutaResult {
        let values = texts.values(of: score)
        let other = exchanged.score(of: score.kuta).score
        return KutaResult(
            name: KutaName(score.kuta),
            score: score.score,
            maxScore: score.kuta.maxScore,
            boyValue: values.boy,
            girlValue: values.girl,
            rule: texts.rule(of: score.kuta),
            meaning: texts.meaning(of: score),
            exchangedScore: other == score.score ? nil : other
        )
    }

    private func dosha(_ dosha: MatchDosha) -> DoshaResult {
        DoshaResult(
            name: KutaName(dosha.kuta),
            isPresent: dosha.isPresent,
            isCancelled: dosha.isCancelled,
            reasons: dosha.cancellations.map(wording.text),
            meaning: wording.meaning(of: dosha)
        )
    }

    private var manglik: ManglikResult {
        let (one, other) = (Manglik(chart: boy.chart), Manglik(chart: girl.chart))
        let areBoth = one.isPresent && other.isPresent
        let isNeither = (!one.isPresent || one.isCancelled) && (!other.isPresent || other.isCancelled)
        let isCompatible = boy.isLagnaCertain && girl.isLagnaCertain ? areBoth || isNeither : nil
        return ManglikResult(
            boy: person(one, boy),
            girl: person(other, girl),
            isCompatible: isCompatible,
            meaning: wording.manglik(isCompatible: isCompatible, areBoth: areBoth)
        )
    }

    private func person(_ manglik: Manglik, _ birth: CastBirth) -> ManglikResult.Person {
        let isKnown = birth.isLagnaCertain
        return ManglikResult.Person(
            isPresent: isKnown ? manglik.isPresent : nil,
            isCancelled: isKnown ? manglik.isCancelled : nil,
            isMild: isKnown && manglik.fromLagna.isMild,
            houseFromLagna: isKnown ? manglik.fromLagna.house : nil,
            houseFromMoon: manglik.fromMoon.house,
            houseFromVenus: manglik.fromVenus.house,
            exceptions: manglik.exceptions.filter { isKnown || !$0.needsLagna }.map(wording.text)
        )
    }

    /// The kutas rest on both Moons' stars, so a Moon that changes them leaves the points open.
    private var openPoints: [String] {
        [(wording.nameless.boy, boy), (wording.nameless.girl, girl)].compactMap { nameless, birth in
            guard let spans = birth.uncertainty?.certainty.bodies[.moon], spans.count > 1 else { return nil }
            let stars = spans.merged(by: \.nakshatra).map(\.point.nakshatra)
            let who = birth.details.name.isEmpty ? nameless : birth.details.name
            return wording.openPoint(of: who, stars: stars)
        }
    }
}
