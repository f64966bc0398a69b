import Foundation
import Jyotish

/// Feasts, and days that the Moon makes, as days.
extension SpanReader {
    /// “before Christmas”, “on Republic Day”, “diwali tak”, “during Navratri”.
    func feast(_ words: [SpokenWord]) -> QuestionSpan? {
        guard let feast = Feast.named(in: words), let place = feast.pattern.match(words) else { return nil }
        let year = place.upperBound < words.count ? Self.feastYear(words[place.upperBound]) : nil
        let first = year.flatMap { CivilDate(year: $0, month: 1, day: 1) } ?? today
        return feast.days(from: first).map {
            bounded(
                QuestionSpan($0.lowerBound, $0.upperBound),
                words,
                around: place.lowerBound...(place.upperBound - 1)
            )
        }
    }

    /// As far as the planets' places are exact to the minute.
    private static func feastYear(_ word: SpokenWord) -> Int? {
        Int(word.latin).flatMap { (1600...2400).contains($0) ? $0 : nil }
    }

    /// “on the full moon”, “during the eclipse”, “amavasya ko”: the next such day at the place of birth.
    ///
    /// Only where the day is said as a time: who asks for the next full moon asks for no span.
    func moonDay(_ words: [SpokenWord]) -> QuestionSpan? {
        for (pattern, day) in Self.moonDays {
            guard let place = pattern.match(words), isSaidAsTime(words, place) else { continue }
            return date(of: day).map {
                bounded(QuestionSpan($0, $0), words, around: place.lowerBound...(place.upperBound - 1))
            }
        }
        return nil
    }

    enum MoonDay: Sendable {
        case tithi([Int])
        case eclipse
    }

    private func isSaidAsTime(_ words: [SpokenWord], _ place: Range<Int>) -> Bool {
        let lead = words[..<place.lowerBound].reversed().first {
            !["the", "next", "this", "a", "an", "coming", "solar", "lunar"].contains($0.latin)
        }
        let next = place.upperBound < words.count ? words[place.upperBound].latin : ""
        return ["on", "during", "before", "after", "by", "until"].contains(lead?.latin ?? "")
            || ["ko", "ke", "ka", "ki", "par", "pe", "me", "mein", "tak", "se"].contains(next)
    }

    private func date(of day: MoonDay) -> CivilDate? {
        switch day {
        case .tithi(let tithis): tithis.map { home.next($0, of: nil, in: .sunrise, from: today) }.min()
        case .eclipse:
            EclipseSearch().eclipses(from: today.instant, to: adding(400, to: today).instant).first.map {
                home.date($0.instant)
            }
        }
    }

    private static let moonDays: [(SpokenPattern, MoonDay)] = [
        (SpokenPattern("eclipse|grahan"), .eclipse),
        (SpokenPattern("amavasya|amavas|amaavas"), .tithi([30])),
        (SpokenPattern("new moon"), .tithi([30])),
        (SpokenPattern("purnima|poornima|pournami|punam"), .tithi([15])),
        (SpokenPattern("full moon"), .tithi([15])),
        (SpokenPattern("ekadashi|ekadasi|gyaras"), .tithi([11, 26])),
        (SpokenPattern("pradosh|pradosham|trayodashi"), .tithi([13, 28])),
        (SpokenPattern("sankashti"), .tithi([19])),
        (SpokenPattern("chaturthi"), .tithi([4, 19])),
        (SpokenPattern("ashtami"), .tithi([8, 23])),
    ]
}
