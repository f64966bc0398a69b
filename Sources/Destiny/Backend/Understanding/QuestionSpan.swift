import Foundation
import Jyotish

/// The days a question is about.
struct QuestionSpan: Hashable, Sendable {
    let from: CivilDate
    /// The last day.
    let to: CivilDate
    /// Whether it was said, or is what the kind of question looks at.
    let isSaid: Bool

    init(_ from: CivilDate, _ to: CivilDate, isSaid: Bool = true) {
        self.from = min(from, to)
        self.to = max(from, to)
        self.isSaid = isSaid
    }

    /// The same days of another year.
    func moved(toYear year: Int) -> QuestionSpan {
        let change = year - from.year
        let move = { (date: CivilDate) in
            CivilDate(year: date.year + change, month: date.month, day: date.day)
                ?? CivilDate(year: date.year + change, month: date.month, day: 28) ?? date
        }
        return QuestionSpan(move(from), move(to), isSaid: isSaid)
    }

    var days: Int { to.daysSince1970 - from.daysSince1970 + 1 }
}

/// Resolves what a question says of time, in three languages, to days.
struct SpanReader {
    let today: CivilDate
    /// Years and days of age are counted from it.
    let birth: CivilDate
    /// South of the equator spring is in September.
    let isSouthern: Bool
    /// The almanac of the place of birth.
    var home = LunarCalendar()

    /// `nil` where nothing is said of time.
    func span(in words: [SpokenWord]) -> QuestionSpan? {
        age(words) ?? range(words) ?? single(words)
    }

    func single(_ words: [SpokenWord]) -> QuestionSpan? {
        let day = date(words) ?? feast(words) ?? moonDay(words) ?? birthday(words) ?? bareDay(words)
        return day ?? season(words) ?? month(words) ?? weekday(words) ?? relativeOrYear(words)
    }

    /// “is 2027 my year” says which.
    private func relativeOrYear(_ words: [SpokenWord]) -> QuestionSpan? {
        let named = year(words)
        let others = named == nil ? words : words.filter { !["my", "mera", "meri"].contains($0.latin) }
        return relative(others) ?? named
    }

    /// “between April and July 2027”, “from 2027 to 2029”, “march se june tak”: from the first to the last of two.
    func range(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() where index > 0 && index + 1 < words.count {
            let (before, after) = (Array(words[..<index]), Array(words[(index + 1)...]))
            let opens = before.contains { ["between", "from"].contains($0.latin) }
            let isJoint =
                opens && ["and", "to", "till", "until"].contains(word.latin)
                || ["to", "till", "until"].contains(word.latin)
                || word.latin == "se" && after.contains { $0.latin == "tak" || $0.latin == "ke" }
            guard isJoint else { continue }
            let near = (Array(before.suffix(3)), Array(after.prefix(3)))
            guard isTime(before.last), after.prefix(2).contains(where: { isTime($0) }), var last = single(near.1) else {
                continue
            }
            let year = after.prefix(3).lazy.compactMap { yearNumber($0) }.first
            guard var first = single(near.0) ?? dayOfMonth(before.last, like: last) else { continue }
            if let year, yearNumber(before.last) == nil {
                first = first.moved(toYear: year > last.from.year ? last.from.year : year)
            }
            if last.to < first.from { last = last.moved(toYear: last.to.year + 1) }
            return QuestionSpan(first.from, last.to)
        }
        return nil
    }

    /// “from 3 to 9 January”.
    func dayOfMonth(_ word: SpokenWord?, like last: QuestionSpan) -> QuestionSpan? {
        guard let word, let day = dayNumber(word),
            let date = CivilDate(year: last.from.year, month: last.from.month, day: day)
        else { return nil }
        return QuestionSpan(date, date)
    }

    func isTime(_ word: SpokenWord?) -> Bool {
        guard let word else { return false }
        return yearNumber(word) != nil || monthNumber(word) != nil || dayNumber(word) != nil
            || Self.weekdays.contains { names in names.contains(word.latin) }
            || ["tomorrow", "today", "now", "aaj", "kal", "abhi"].contains(word.latin)
    }
}
