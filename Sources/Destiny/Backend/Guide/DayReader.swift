import DestinyDomain
import Foundation
import Jyotish

/// Reads one day for one chart: by the Moon of its noon, the slow planets and the running period.
struct DayReader {
    let birth: CastBirth
    let day: CalendarDay
    let date: CivilDate
    let astrologer: Astrologer
    var language = GuideLanguage.english

    var today: Today {
        let agenda = DayAgenda(birth: birth, date: date, astrologer: astrologer, language: language)
        let items = agenda.items
        return Today(
            insight: insight(agenda, items.first),
            questions: Array(questions(agenda, items).prefix(3))
        )
    }

    /// Noon, UTC, so that the day says the same all day.
    private var noon: Date { Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400 + 43_200) }

    private var timing: [Finding] {
        TimingTools(
            birth: birth,
            profile: AreaProfile.of(.general),
            timeFrame: .today,
            now: noon,
            astrologer: astrologer
        ).findings
    }

    private var moonPoint: ZodiacPoint {
        astrologer.skies.sky(at: noon, settings: birth.chart.settings).points[.moon] ?? ZodiacPoint(longitude: 0)
    }

    // MARK: Insight

    private func insight(_ agenda: DayAgenda, _ item: DayAgenda.Item?) -> DailyInsight {
        let timing = timing
        // With a certain birth Moon the day's star tells where the Moon is; saying it twice helps nobody.
        let findings = timing.filter(\.isOfTheDay) + timing.filter { !$0.isOfTheDay }
        let told = findings.contains(where: \.isOfTheDay) ? findings : [moonFinding] + findings
        let strength = DayStrength(today: moonPoint, birth: birth.chart[.moon].point)
        let sentences = sentences(strength)
        let transit = findings.compactMap { finding -> [String]? in
            switch finding.kind {
            case .transit, .sadeSati:
                hindi.map { [$0.reading(of: finding) ?? ""] } ?? TransitPhrases.sentences(for: finding)
            default: nil
            }
        }
        // Jupiter and Saturn by turns: the day's number chooses among what is true.
        let texts = transit.isEmpty ? [] : transit[date.daysSince1970.turn(among: transit.count)]
        let second = texts.isEmpty ? [] : [texts[(date.daysSince1970 / 2).turn(among: texts.count)]]
        let third = item.map { [agenda.sentence($0)] } ?? []
        var facts = told.enumerated().map { number, finding in
            var fact = finding.fact(number + 1)
            fact.statement = statement(of: finding)
            return fact
        }
        if let item { facts.append(weighed(item, agenda, number: facts.count + 1)) }
        return DailyInsight(
            day: day,
            title: sentences.title,
            text: ([sentences.text] + second + third).joined(separator: " "),
            facts: facts
        )
    }

    private func sentences(_ strength: DayStrength) -> (title: String, text: String) {
        let isMoonKnown = birth.isMoonSignCertain
        return switch language {
        case .english: DayPhrases(strength: strength, isMoonKnown: isMoonKnown).sentences
        case .hindi: HindiDayPhrases(strength: strength, isMoonKnown: isMoonKnown).sentences
        }
    }

    private var hindi: HindiDayFacts? { language == .hindi ? HindiDayFacts(birth: birth, moon: moonPoint) : nil }

    private func statement(of finding: Finding) -> String { hindi?.statement(of: finding) ?? finding.statement }

    private var moonFinding: Finding {
        let point = moonPoint
        let strength = DayStrength(today: point, birth: birth.chart[.moon].point)
        let place = birth.isMoonSignCertain ? ", the \(ordinal(strength.house)) sign from the birth Moon" : ""
        return Finding(
            kind: .dayStar(strength),
            tool: ToolChip(tool: "day", label: "Moon in \(point.nakshatra.name)"),
            statement: "At noon the Moon is in \(point.sign.name)\(place), in the star \(point.nakshatra.name).",
            polarity: strength.isMoonGood ? 0.4 : -0.2,
            weight: 0.3,
            side: .timing,
            sources: [.phaladeepika(26), .muhurta]
        )
    }

    /// The fact behind the sentence about the day's subject.
    private func weighed(_ item: DayAgenda.Item, _ agenda: DayAgenda, number: Int) -> ChartFact {
        ChartFact(
            id: "F\(number)",
            tool: ToolChip(tool: "course", label: "Weighed \(item.subject.name)"),
            statement: agenda.reason(item),
            polarity: max(-1, min(1, item.relative - 1)),
            weight: 0.5,
            from: item.stretch.from.instant,
            to: item.stretch.to.instant,
            sources: [Source.bphs(46), .phaladeepika(26)].map(\.citation)
        )
    }

    // MARK: Questions

    /// From the day's subjects; never two of one area.
    private func questions(_ agenda: DayAgenda, _ items: [DayAgenda.Item]) -> [SuggestedQuestion] {
        (items.compactMap(agenda.question) + fallbacks).reduce(into: []) { list, question in
            if !list.contains(where: { $0.area == question.area }) { list.append(question) }
        }
    }

    private var fallbacks: [SuggestedQuestion] {
        let reason = statement(of: moonFinding)
        let texts: [(String, String, LifeArea)] = [
            ("What are my strengths?", "मेरी सबसे बड़ी ताकत क्या है?", .personality),
            ("How does my work look this year?", "इस साल मेरा काम कैसा रहेगा?", .career),
            ("What helps me find inner peace?", "मन की शांति के लिए क्या करूँ?", .spirituality),
            ("How is my energy this year?", "इस साल मेरा स्वास्थ्य कैसा रहेगा?", .health),
        ]
        return texts.map { english, hindi, area in
            SuggestedQuestion(text: language == .hindi ? hindi : english, area: area, reason: reason)
        }
    }
}

extension Int {
    /// The remainder alone, for choosing one of several by turns; never negative.
    fileprivate func turn(among count: Int) -> Int {
        ((self % count) + count) % count
    }
}

extension Finding {
    fileprivate var isOfTheDay: Bool {
        if case .dayStar = kind { true } else { false }
    }
}
