import DestinyDomain
import Foundation
import Jyotish

/// Days and spans as an English sentence says them.
struct SpanText {
    let today: CivilDate

    /// “in 2027”, “on Monday, 14 December 2026”, “from March to May 2027”; where nothing was said what is looked at.
    func said(_ span: QuestionSpan, kind: QuestionKind) -> String {
        guard span.isSaid else {
            switch kind {
            case .when where span.to <= today: return "in the past ten years"
            case .when: return "in the coming ten years"
            case .day: return "in the coming two weeks"
            case _ where span.days > 3000: return "in the coming ten years"
            default: return span.days > 300 ? "in the coming two years" : "in the coming six months"
            }
        }
        if span.from == span.to { return "on \(Self.day(span.from))" }
        if let whole = whole(span) { return whole }
        if span.from == today { return "between now and \(DayText.long(span.to.instant))" }
        return "from \(Self.range(span.from, span.to))"
    }

    /// The same without its preposition, as a sentence's subject: “2027”, “The time from …”.
    func subject(_ span: QuestionSpan) -> String {
        guard span.isSaid else { return span.days > 300 ? "the coming two years" : "the coming six months" }
        if span.from == span.to { return Self.day(span.from) }
        if let whole = whole(span) { return whole.hasPrefix("in ") ? String(whole.dropFirst(3)) : whole }
        return span.from == today
            ? "the time until \(DayText.long(span.to.instant))" : "the time from \(Self.range(span.from, span.to))"
    }

    private func whole(_ span: QuestionSpan) -> String? {
        let (from, to) = (span.from, span.to)
        guard from.day == 1 || from == today, CivilDate(daysSince1970: to.daysSince1970 + 1).day == 1 else {
            return nil
        }
        if from.year == to.year, from.month == 1, from.day == 1, to.month == 12 { return "in \(from.year)" }
        guard from.day == 1 else { return nil }
        if from.month == 1, to.month == 12 { return "in \(from.year) to \(to.year)" }
        if from.year == to.year, from.month == to.month { return "in \(DayText.month(from.instant))" }
        let first = from.year == to.year ? Self.monthName(from) : DayText.month(from.instant)
        return "from \(first) to \(DayText.month(to.instant))"
    }

    /// “12 March to 4 May 2027”.
    static func range(_ from: CivilDate, _ to: CivilDate) -> String {
        if from == to { return DayText.long(from.instant) }
        if from.year != to.year { return "\(DayText.long(from.instant)) to \(DayText.long(to.instant))" }
        if from.month == to.month { return "\(from.day) to \(DayText.long(to.instant))" }
        return "\(from.day) \(monthName(from)) to \(DayText.long(to.instant))"
    }

    /// “Monday, 14 December 2026”.
    static func day(_ date: CivilDate) -> String { "\(weekday(date)), \(DayText.long(date.instant))" }

    static func weekday(_ date: CivilDate) -> String {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][date.weekday]
    }

    static func monthName(_ date: CivilDate) -> String {
        String(DayText.month(date.instant).prefix { $0 != " " })
    }
}

/// What planets, houses and signs stand for, in plain words.
enum PlainWords {
    /// How a planet works: after “through”.
    static func manner(of body: Body) -> String {
        switch body {
        case .sun: "being seen and taking charge"
        case .moon: "feeling, care and the people you trust"
        case .mars: "drive and quick, clear steps"
        case .mercury: "skill, talk and learning"
        case .jupiter: "good counsel, faith and patience"
        case .venus: "warmth, taste and give and take"
        case .saturn: "routine, proof and time"
        case .rahu: "what is new and unusual"
        case .ketu: "leaving out what is not needed"
        }
    }

    /// What a planet is for.
    static func meaning(of body: Body) -> String {
        switch body {
        case .sun: "self-respect, the father and standing"
        case .moon: "mind, mother and feeling"
        case .mars: "drive, courage and property"
        case .mercury: "thought, speech and trade"
        case .jupiter: "growth, teachers and good counsel"
        case .venus: "love, beauty and comfort"
        case .saturn: "duty, time and patience"
        case .rahu: "hunger for what is new and foreign"
        case .ketu: "letting go and looking inward"
        }
    }

    static func topic(ofHouse house: Int) -> String {
        [
            "yourself", "money and family", "effort and siblings", "home", "learning and children",
            "work done and hurdles",
            "partnership", "change and shared money", "luck and teachers", "work in the world", "gains and friends",
            "far places and letting go",
        ][(house + 11) % 12]
    }

    static func trait(of sign: Sign) -> String {
        switch sign {
        case .aries: "direct and quick to begin"
        case .taurus: "steady and fond of what lasts"
        case .gemini: "curious, talkative and many-sided"
        case .cancer: "caring and moved by mood"
        case .leo: "proud, warm and glad to lead"
        case .virgo: "exact, modest and useful"
        case .libra: "fair, social and fond of beauty"
        case .scorpio: "intense, private and loyal"
        case .sagittarius: "open, hopeful and led by belief"
        case .capricorn: "patient, dutiful and ambitious"
        case .aquarius: "independent and at home in wide circles"
        case .pisces: "gentle, imaginative and led by feeling"
        }
    }

    /// Of a planet's strength in its sign.
    static func strength(_ dignity: Dignity?, isLifted: Bool) -> String {
        switch dignity {
        case .exalted: "at its strongest there"
        case .moolatrikona, .own: "at home there"
        case .friend: "among friends there"
        case .neutral: "neither helped nor hindered there"
        case .enemy: "having to adapt there"
        case .debilitated: isLifted ? "weak there by sign, which a rule (neecha bhanga) lifts" : "at its weakest there"
        case nil: "without a dignity of its own"
        }
    }
}
