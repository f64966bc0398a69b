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

    var today: Today { Today(insight: insight, questions: Array(questions.prefix(3))) }

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

    private var insight: DailyInsight {
        let timing = timing
        // With a certain birth Moon the day's star tells where the Moon is; saying it twice helps nobody.
        let findings = timing.filter(\.isOfTheDay) + timing.filter { !$0.isOfTheDay }
        let told = findings.contains(where: \.isOfTheDay) ? findings : [moonFinding] + findings
        let phrases = Phrases(profile: AreaProfile.of(.general), frame: HouseFrame(birth))
        let strength = DayStrength(today: moonPoint, birth: birth.chart[.moon].point)
        let sentences = sentences(strength)
        let transit = findings.compactMap { finding -> [String]? in
            switch finding.kind {
            case .transit, .sadeSati: hindi.map { [$0.reading(of: finding) ?? ""] } ?? phrases.sentences(for: finding)
            default: nil
            }
        }
        // Jupiter and Saturn by turns: the day's number chooses among what is true.
        let texts = transit.isEmpty ? [] : transit[date.daysSince1970.turn(among: transit.count)]
        let second = texts.isEmpty ? [] : [texts[(date.daysSince1970 / 2).turn(among: texts.count)]]
        return DailyInsight(
            day: day,
            title: sentences.title,
            text: ([sentences.text] + second).joined(separator: " "),
            facts: told.enumerated().map { number, finding in
                var fact = finding.fact(number + 1)
                fact.statement = statement(of: finding)
                return fact
            }
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

    // MARK: Questions

    /// From the running period, the slow transits and the day, in this order; never two of one area.
    private var questions: [SuggestedQuestion] {
        let all = timing.compactMap(question) + fallbacks
        return all.reduce(into: []) { list, question in
            if !list.contains(where: { $0.area == question.area }) { list.append(question) }
        }
    }

    private func question(from finding: Finding) -> SuggestedQuestion? {
        switch finding.kind {
        case .dasha(_, let part, _):
            let (text, area) = SuggestedTexts.period(of: part)
            return SuggestedQuestion(text: text, area: area, reason: statement(of: finding))
        case .transit(let body, let house, _):
            let (text, area) = SuggestedTexts.transit(of: body, house: house)
            return SuggestedQuestion(text: text, area: area, reason: statement(of: finding))
        case .sadeSati:
            let text = "What does Sade Sati mean for me now?"
            return SuggestedQuestion(text: text, area: .general, reason: statement(of: finding))
        default: return nil
        }
    }

    private var fallbacks: [SuggestedQuestion] {
        let reason = statement(of: moonFinding)
        return [
            SuggestedQuestion(text: "What are my strengths?", area: .personality, reason: reason),
            SuggestedQuestion(text: "How does my work look this year?", area: .career, reason: reason),
            SuggestedQuestion(text: "What helps me find inner peace?", area: .spirituality, reason: reason),
            SuggestedQuestion(text: "How is my energy this year?", area: .health, reason: reason),
        ]
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

/// Questions that follow from a period or a transit.
enum SuggestedTexts {
    static func period(of lord: Body) -> (text: String, area: LifeArea) {
        switch lord {
        case .sun: ("How can I grow into more responsibility at work?", .career)
        case .moon: ("What would make me feel at home now?", .home)
        case .mars: ("Where should I put my courage now?", .siblings)
        case .mercury: ("What should I learn in this period?", .education)
        case .jupiter: ("Where does good fortune come from now?", .fortune)
        case .venus: ("What does this period say about love?", .marriage)
        case .saturn: ("What does steady work bring me now?", .career)
        case .rahu: ("Is this a time for going abroad?", .travel)
        case .ketu: ("What is my inner path asking of me now?", .spirituality)
        }
    }

    static func transit(of body: Body, house: Int) -> (text: String, area: LifeArea) {
        let jupiter: [(String, LifeArea)] = [
            ("Who am I becoming this year?", .personality), ("How can I build savings this year?", .finance),
            ("Where do I need courage this year?", .siblings), ("Is this a good year for my home?", .home),
            ("What does this year say of children and creativity?", .children),
            ("How do I settle a conflict this year?", .conflict),
            ("What does this year bring for partnership?", .marriage), ("How do I keep my energy this year?", .health),
            ("Where does luck help me this year?", .fortune), ("How does my career look this year?", .career),
            ("Will my income grow this year?", .finance), ("Is travel likely this year?", .travel),
        ]
        let saturn: [(String, LifeArea)] = [
            ("What am I asked to simplify in myself?", .personality), ("How do I handle money with care?", .finance),
            ("What can I achieve by my own effort?", .siblings), ("What does my home need from me?", .home),
            ("How do I study with patience?", .education), ("How do I overcome rivals calmly?", .conflict),
            ("What makes a relationship last?", .marriage), ("How do I keep my energy through change?", .health),
            ("What do I believe in now?", .spirituality), ("What does my career ask of me now?", .career),
            ("Which gains come slowly but surely?", .finance),
            ("What may I let go of on my inner path?", .spirituality),
        ]
        return (body == .jupiter ? jupiter : saturn)[house - 1]
    }
}
