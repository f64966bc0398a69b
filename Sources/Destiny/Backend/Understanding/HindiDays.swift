import DestinyDomain
import Foundation
import Jyotish

/// Days, and what the almanac has of them, in Hindi.
extension HindiFront {
    var day: FrontParts {
        guard let best = plan.days.first else {
            return ("जन्म के चंद्र के बिना \(oblique) के लिए दिन नहीं चुना जा सकता।", [], "जन्म का समय पता कीजिए।")
        }
        let parts = DayPart.offered(in: plan.question.words)
        if !parts.isEmpty { return choice(of: parts, on: best) }
        let last =
            ClockAsked(in: plan.question.words) != nil && plan.question.asksForHours
            ? "\(oblique) के लिए, \(steps.prepare)।"
            : "\(HindiWords.weekday(best.date)) को इन घंटों के बाहर सुबह शुरू कीजिए, और \(steps.prepare)।"
        if plan.span.days == 1 {
            if plan.question.asksForHours { return (hours(best), facts(best).dropLast(), last) }
            let word =
                best.score >= 0.65
                ? "हाँ, \(HindiWords.day(best.date)) \(oblique) के लिए अच्छा दिन है"
                : best.score >= 0.45
                    ? "चलेगा: \(HindiWords.day(best.date)) \(oblique) के लिए ठीक-ठाक दिन है"
                    : "बेहतर होगा नहीं: \(HindiWords.day(best.date)) \(oblique) के अच्छे दिनों में नहीं है"
            let better = plan.betterDay.map { "; \(HindiWords.day($0.date)) इससे अच्छा है" } ?? ""
            return ("\(word)\(better)।", dayFacts, last)
        }
        if plan.question.options.count == 2, plan.days.count == 2 {
            let (first, second) = (HindiWords.day(best.date), HindiWords.day(plan.days[1].date))
            let isTie = abs(best.score - plan.days[1].score) < 0.03
            return (
                isTie
                    ? "\(oblique) के लिए \(first) और \(second) लगभग बराबर हैं; दूसरे कारणों से तय कीजिए।"
                    : "दोनों में \(oblique) के लिए \(first) अधिक अच्छा दिन है, \(second) से।",
                dayFacts, last
            )
        }
        if KindPatterns.doubts(plan.question.words), let worst = plan.days.last {
            return (
                "\(said) \(oblique) के लिए सबसे कम बल \(HindiWords.day(worst.date)) को है; डरिए नहीं, उस दिन धीरे चलिए।",
                facts(worst),
                "बड़े काम \(HindiWords.day(best.date)) को रखिए, और \(steps.prepare)।"
            )
        }
        if plan.question.asksForHours { return (hours(best), facts(best).dropLast(), last) }
        if plan.question.asksForSecond, plan.days.count > 1 {
            let day = plan.days[1]
            return ("\(said) \(oblique) के लिए दूसरा सबसे अच्छा दिन \(HindiWords.day(day.date)) है।", facts(day), last)
        }
        let next = plan.days.dropFirst().prefix(2).map { HindiWords.day($0.date) }
        let rest = next.isEmpty ? "" : "; उसके बाद \(next.joined(separator: " और "))"
        return ("\(said) \(oblique) के लिए सबसे अच्छा दिन \(HindiWords.day(best.date)) है\(rest)।", dayFacts, last)
    }

    /// For “subah ya shaam”.
    private func choice(of parts: [DayPart], on day: DayRanking.RankedDay) -> FrontParts {
        let (best, other, isOtherBarred) = DayPart.choice(of: parts, on: day)
        let avoided = "\(clock(day.rahuKalam.lowerBound)) से \(clock(day.rahuKalam.upperBound)) तक"
        let why = isOtherBarred ? "जो \(other.hindiName) में पड़ता है" : "जो दोनों में नहीं पड़ता, और शुरुआत पहले करना अच्छा है"
        return (
            "\(HindiWords.day(day.date)) को \(oblique) के लिए \(other.hindiName) से \(best.hindiName) अच्छी है: राहु काल \(avoided) है (\(plan.birth.details.place.name)), \(why)।",
            facts(day).dropLast(), "\(best.hindiName) शुरू कीजिए, और \(steps.prepare)।"
        )
    }

    private func hours(_ day: DayRanking.RankedDay) -> String {
        let place = plan.birth.details.place.name
        if let asked = ClockAsked(in: plan.question.words) {
            let (start, end) = (clock(day.rahuKalam.lowerBound), clock(day.rahuKalam.upperBound))
            return asked.isBetween(start, and: end)
                ? "बेहतर होगा नहीं: \(HindiWords.date(day.date)) को \(asked.text) पर राहु काल है, \(start) से \(end) तक (\(place)); \(oblique) के लिए इससे पहले या बाद का समय लीजिए।"
                : "हाँ, \(HindiWords.date(day.date)) को \(asked.text) का समय \(oblique) के लिए ठीक है: राहु काल \(start) से \(end) तक है (\(place))।"
        }
        let middle = AbhijitMuhurta.span(day.date, sunrise: day.sunrise, sunset: day.sunset)
        let good =
            middle.map { "\(clock($0.lowerBound)) से \(clock($0.upperBound)) तक (अभिजित मुहूर्त)" }
            ?? "\(clock(day.sunrise)) के सूर्योदय के बाद के पहले घंटे"
        return
            "\(oblique) के लिए सबसे अच्छा समय \(good) है; \(HindiWords.date(day.date)) को राहु काल \(clock(day.rahuKalam.lowerBound)) से \(clock(day.rahuKalam.upperBound)) तक है (\(place))।"
    }

    private func clock(_ instant: Date) -> String {
        String(instant.local(offset: plan.birth.localOffset(at: instant)).description.suffix(8).prefix(5))
    }

    var dayFacts: [String] { plan.days.first.map { facts($0) } ?? [] }

    func facts(_ day: DayRanking.RankedDay) -> [String] {
        let star = Star(day.panchang.nakshatra).name(in: .hindi)
        let tara = HindiDayPhrases(strength: day.strength, isMoonKnown: true).tara
        let date = HindiWords.date(day.date)
        return [
            "\(date) को सूर्योदय पर \(HindiWords.tithi(day.panchang)) तिथि, \(star) नक्षत्र, \(HindiWords.yoga(day.panchang)) योग और \(HindiWords.karana(day.panchang)) करण है, \(oblique) के लिए।",
            "\(oblique) के लिए \(star) आपके नक्षत्र से \(tara) है, \(day.strength.isTaraGood ? "जो सहायक है" : "इसलिए सावधानी अच्छी है"); चंद्र आपके चंद्र से \(HindiWords.oblique(day.strength.house)) स्थान पर है।",
            "\(date) का राहु काल \(clock(day.rahuKalam.lowerBound)) से \(clock(day.rahuKalam.upperBound)) तक है; \(oblique) के लिए इसे छोड़ दीजिए।",
        ]
    }
}
