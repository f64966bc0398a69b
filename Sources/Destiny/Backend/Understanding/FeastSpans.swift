import Foundation
import Jyotish

/// Feasts, and days that the Moon makes, as days.
extension SpanReader {
    /// “before Christmas”, “on Republic Day”, “diwali tak”, “during Navratri”.
    func feast(_ words: [SpokenWord]) -> QuestionSpan? {
        guard let feast = Feast.named(in: words), let place = feast.pattern.match(words) else { return nil }
        let end = place.upperBound - 1
        if isSince(words, around: place.lowerBound...end), let last = lastDay(of: feast) {
            return QuestionSpan(last, today)
        }
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

    /// When a feast, which has another date each year, was last.
    private func lastDay(of feast: Feast) -> CivilDate? {
        var last: CivilDate?
        var from = adding(-400, to: today)
        while let days = feast.days(from: from), days.lowerBound <= today {
            last = days.lowerBound
            from = adding(30, to: days.lowerBound)
        }
        return last
    }

    /// As far as the planets' places are exact to the minute.
    static let feastYears = 1600...2400

    private static func feastYear(_ word: SpokenWord) -> Int? {
        Int(word.latin).flatMap { feastYears.contains($0) ? $0 : nil }
    }

    /// “on the full moon”, “during the eclipse”, “amavasya ko”: the next such day at the place of birth.
    ///
    /// Only where the day is said as a time: who asks for the next full moon asks for no span.
    func moonDay(_ words: [SpokenWord]) -> QuestionSpan? {
        if let place = Self.eclipse.match(words), isSaidAsTime(words, place) {
            return span(of: nextEclipse, words, place)
        }
        for name in TithiName.all {
            guard let place = name.pattern.match(words), isSaidAsTime(words, place) else { continue }
            let days = name.tithis.map { home.next($0, of: nil, in: name.part, from: today) }
            return span(of: days.min(), words, place)
        }
        return nil
    }

    private func span(of day: CivilDate?, _ words: [SpokenWord], _ place: Range<Int>) -> QuestionSpan? {
        day.map { bounded(QuestionSpan($0, $0), words, around: place.lowerBound...(place.upperBound - 1)) }
    }

    private static let eclipse = SpokenPattern("eclipse|grahan")

    private var nextEclipse: CivilDate? {
        EclipseSearch().eclipses(from: today.instant, to: adding(400, to: today).instant).first.map {
            home.date($0.instant)
        }
    }

    private func isSaidAsTime(_ words: [SpokenWord], _ place: Range<Int>) -> Bool {
        let lead = words[..<place.lowerBound].reversed().first {
            !["the", "next", "this", "a", "an", "coming", "solar", "lunar"].contains($0.latin)
        }
        let next = place.upperBound < words.count ? words[place.upperBound].latin : ""
        return ["on", "during", "before", "after", "by", "until"].contains(lead?.latin ?? "")
            || ["ko", "ke", "ka", "ki", "par", "pe", "me", "mein", "tak", "se"].contains(next)
    }
}
