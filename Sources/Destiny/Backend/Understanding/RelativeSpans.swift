import Foundation
import Jyotish

/// What is counted from today, years, and ages.
extension SpanReader {
    func relative(_ words: [SpokenWord]) -> QuestionSpan? {
        let sounds = words.filter { !["sun", "son", "kaal", "kaalam", "kalam"].contains($0.latin) }
        // “how soon” asks for a time.
        let open = Self.howSoon.match(sounds).map { Array(sounds[$0.upperBound...]) } ?? sounds
        // “two weeks from now” is no “now”.
        let fromNow = Self.fromNow.match(open)
        let words = fromNow.map { Array(open[..<$0.lowerBound] + open[$0.upperBound...]) } ?? open
        for (pattern, make) in Self.relatives {
            guard let place = pattern.match(words) else { continue }
            return make(self).map { bounded($0, words, around: place.lowerBound...(place.upperBound - 1)) }
        }
        for (index, word) in words.enumerated().dropLast() {
            let before = index > 0 ? words[index - 1].latin : ""
            let isOne = Self.ones.contains(word.latin) && (fromNow != nil || Self.beforeCount.contains(before))
            let count = isOne ? 1 : Int(word.latin) ?? Self.counts[word.latin]
            guard let count, (1...60).contains(count) else { continue }
            let unit = words[index + 1].latin
            // “the first six months of 2027”
            if index + 3 < words.count, words[index + 2].latin == "of", isOwnTime(words[index + 3]) { continue }
            // “kuch din ki chutti” is a length.
            if unit == "din", index + 2 < words.count, ["ki", "ka"].contains(words[index + 2].latin) { continue }
            if ["day", "days", "din"].contains(unit) { return QuestionSpan(today, adding(count, to: today)) }
            if ["week", "weeks", "hafte"].contains(unit) { return QuestionSpan(today, adding(count * 7, to: today)) }
            if ["month", "months", "mahine", "maheene"].contains(unit) {
                return coming(months: count)
            }
            if ["decade", "dashak"].contains(unit) { return coming(months: 120) }
            let isAhead =
                fromNow != nil || Self.beforeCount.contains(before) || before == "a" && word.latin == "few"
                || index + 2 < words.count && ["me", "mein"].contains(words[index + 2].latin)
            if isAhead, ["year", "years", "saal", "sal", "varsh"].contains(unit) {
                return coming(months: count * 12)
            }
        }
        return nil
    }

    func coming(months count: Int) -> QuestionSpan { QuestionSpan(today, adding(-1, to: later(months: count))) }

    /// Whether a part of it is a time of its own, as of a year: “of my life” is none.
    private func isOwnTime(_ word: SpokenWord) -> Bool {
        yearNumber(word) != nil || monthNumber(word) != nil
            || ["the", "next", "this", "last", "a", "year", "each", "every"].contains(word.latin)
    }

    static let howSoon = SpokenPattern("how soon")
    private static let fromNow = SpokenPattern("from now|today")
    private static let ones: Set<String> = ["a", "an", "one", "ek"]
    private static let beforeCount: Set<String> = [
        "in", "next", "within", "coming", "agle", "aane", "over", "the",
    ]

    static let counts = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "twelve": 12,
        "few": 3, "kuch": 3, "do": 2, "teen": 3, "tin": 3, "char": 4, "chaar": 4, "paanch": 5, "panch": 5, "chah": 6,
        "chhah": 6, "das": 10, "dus": 10,
    ]

    typealias SpanMaker = @Sendable (SpanReader) -> QuestionSpan?
    static let relativeSpans: [(String, SpanMaker)] = [
        ("day after tomorrow", { $0.day(2) }), ("parso|parson|parsom", { $0.day(2) }),
        ("tomorrow|tomorow|tommorow|tommorrow|kal", { $0.day(1) }),
        ("beginning|start of next year", { $0.part(of: 1, first: 1, last: 4) }),
        ("early in? next year", { $0.part(of: 1, first: 1, last: 4) }),
        ("by|before|until|till the? end|close of this|the? year", { $0.restOfYear }),
        ("end|close of this|the? year", { $0.part(of: 0, first: 10, last: 12) }),
        ("end of next year", { $0.part(of: 1, first: 10, last: 12) }),
        ("before|by|till|until|until new year", { $0.restOfYear }),
        ("rest|remainder of this|the? year", { $0.restOfYear }),
        ("rest|remainder of this|the? month", { reader in reader.months(0).map { QuestionSpan(reader.today, $0.to) } }),
        ("year end", { $0.part(of: 0, first: 10, last: 12) }), ("saal ke ant", { $0.part(of: 0, first: 10, last: 12) }),
        ("first half of? next year", { $0.part(of: 1, first: 1, last: 6) }),
        ("second half of? next year", { $0.part(of: 1, first: 7, last: 12) }),
        ("yesterday", { $0.day(-1) }), ("last|pichle|pichhle|pichla week|hafte|hafta", { $0.pastWeek() }),
        ("last|pichle|pichhle|pichla|previous month|mahine|mahina", { $0.months(-1) }),
        ("fortnight", { QuestionSpan($0.today, $0.adding(14, to: $0.today)) }),
        ("today|todays|aaj|tonight", { $0.day(0) }),
        ("this|coming|is|iss|ye|yeh weekend|saptahant", { $0.weekend() }),
        ("next|agle|agla|following weekend", { $0.nextWeekend() }), ("weekend", { $0.weekend() }),
        ("week end", { $0.weekend() }), ("end|close of the|this week", { $0.weekend() }),
        ("month end", { reader in reader.months(0).map { reader.part(of: $0, said: ["end"]) } }),
        ("end|close of the month", { reader in reader.months(0).map { reader.part(of: $0, said: ["end"]) } }),
        ("this a|the? good|right|best|better|bad|lucky|okay week", { $0.week(0) }),
        ("this a|the? good|right|best|better|bad|lucky|okay month", { $0.months(0) }),
        ("this a|the? good|right|best|better|bad|lucky|okay year", { $0.years(0) }),
        ("week after next|that?", { $0.week(2) }), ("week after", { $0.week(2) }),
        ("next|coming|agle|agla|aane|agale week|hafte|hafta|saptah", { $0.week(1) }),
        ("this|is|iss|ye|yeh|yah|current|the|my|mera week|hafte|hafta|saptah", { $0.week(0) }),
        ("next|agle|agla|coming|agale month|mahine|maheene|mahina", { $0.months(1) }),
        ("this|is|iss|ye|yeh|yah|current|my|mera month|mahine|maheene|mahina", { $0.months(0) }),
        ("next|agle|agla|agale|following year|yr|saal|sal|varsh|baras|sala", { $0.years(1) }),
        ("year|saal|sal ahead", { $0.coming(months: 12) }),
        ("new year|years trip|holiday|party|vacation|break|celebration", { $0.turnOfYear }),
        ("new|naya|naye|nae year|saal|sal|varsh", { $0.years(1) }), ("coming year", { $0.years(1) }),
        ("this|is|iss|ye|yeh|yah|current|my|mera year|yr|saal|sal|varsh|years", { $0.years(0) }),
        ("last|pichle|pichhle|pichla|previous year|yr|saal|sal|varsh", { $0.years(-1) }),
        ("now|abhi|currently|nowadays|ajkal|aajkal|present", { QuestionSpan($0.today, $0.adding(90, to: $0.today)) }),
        ("this|is|current quarter", { $0.quarter(0) }), ("next|coming|following quarter", { $0.quarter(1) }),
        ("these days", { QuestionSpan($0.today, $0.adding(90, to: $0.today)) }),
        (
            "next|coming|agla|agle decade|dashak",
            { $0.coming(months: 120) }
        ),
        ("coming|aane|aanewale weeks|hafton", { QuestionSpan($0.today, $0.adding(28, to: $0.today)) }),
        ("coming|aane|aanewale months|mahino|mahinon", { QuestionSpan($0.today, $0.adding(180, to: $0.today)) }),
        ("coming|aane|aanewale years|saalon|salon", { QuestionSpan($0.today, $0.adding(5 * 365, to: $0.today)) }),
        ("soon|jaldi", { QuestionSpan($0.today, $0.adding(365, to: $0.today)) }),
    ]
    static let relatives: [(SpokenPattern, SpanMaker)] = relativeSpans.map { (SpokenPattern($0.0[...]), $0.1) }

    func later(months: Int) -> CivilDate {
        let index = today.month - 1 + months
        let (year, month) = (today.year + index / 12, index % 12 + 1)
        return CivilDate(year: year, month: month, day: today.day)
            ?? monthSpan(year: year, month: month)?.to ?? adding(months * 30, to: today)
    }

    /// A quarter of the calendar's year, counted from the present one.
    func quarter(_ offset: Int) -> QuestionSpan? {
        let index = (today.month - 1) / 3 + offset
        return part(of: index / 4, first: index % 4 * 3 + 1, last: index % 4 * 3 + 3)
    }

    func day(_ offset: Int) -> QuestionSpan {
        let found = adding(offset, to: today)
        return QuestionSpan(found, found)
    }

    /// Monday to Sunday; of this week what is left.
    func week(_ offset: Int) -> QuestionSpan {
        let monday = adding(-((today.weekday + 6) % 7) + offset * 7, to: today)
        return QuestionSpan(max(monday, today), adding(6, to: monday))
    }

    func weekend() -> QuestionSpan {
        let saturday = adding((6 - today.weekday + 7) % 7, to: today)
        return QuestionSpan(today.weekday == 0 ? today : saturday, today.weekday == 0 ? today : adding(1, to: saturday))
    }

    /// Saturday and Sunday of next week.
    func nextWeekend() -> QuestionSpan {
        let sunday = week(1).to
        return QuestionSpan(adding(-1, to: sunday), sunday)
    }

    func months(_ offset: Int) -> QuestionSpan? {
        let month = today.month - 1 + offset
        let (year, index) = (today.year + Int((Double(month) / 12).rounded(.down)), (month % 12 + 12) % 12)
        return monthSpan(year: year, month: index + 1)
    }

    /// The last day of this year and the first of the next.
    private var turnOfYear: QuestionSpan? { restOfYear.map { QuestionSpan($0.to, adding(1, to: $0.to)) } }

    var restOfYear: QuestionSpan? {
        CivilDate(year: today.year, month: 12, day: 31).map { QuestionSpan(today, $0) }
    }

    func pastWeek() -> QuestionSpan {
        let monday = adding(-((today.weekday + 6) % 7) - 7, to: today)
        return QuestionSpan(monday, adding(6, to: monday))
    }

    /// Months of a year, counted from this one.
    func part(of offset: Int, first: Int, last: Int) -> QuestionSpan? {
        guard let from = monthSpan(year: today.year + offset, month: first),
            let to = monthSpan(year: today.year + offset, month: last)
        else { return nil }
        return QuestionSpan(from.from, to.to)
    }

    func years(_ offset: Int) -> QuestionSpan? { calendarYear(today.year + offset) }

    func calendarYear(_ year: Int) -> QuestionSpan? {
        guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31)
        else { return nil }
        return QuestionSpan(first, last)
    }

    func year(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() {
            guard let year = yearNumber(word), (today.year - 60...today.year + 70).contains(year) else { continue }
            let leads = words[..<index].map(\.latin).reversed()
            let before = leads.first ?? ""
            let next = index + 1 < words.count ? words[index + 1].latin : ""
            let bound = leads.first { !Self.partWords.contains($0) } ?? ""
            let isEnd = leads.prefix(3).contains("end") && ["by", "before", "until", "till"].contains(bound)
            if before == "since" || isEnd, let whole = calendarYear(year) {
                return bounded(whole, words, around: index...index)
            }
            if before == "after" || next == "baad" || next == "bad" {
                return calendarYear(year + 1).map { QuestionSpan($0.from, adding(4 * 365, to: $0.to)) }
            }
            if next == "tak", year >= today.year {
                return CivilDate(year: year, month: 12, day: 31).map { QuestionSpan(today, $0) }
            }
            if ["before", "by", "until", "till", "tak"].contains(before), year > today.year {
                let last = before == "before" ? year - 1 : year
                return CivilDate(year: last, month: 12, day: 31).map { QuestionSpan(today, $0) }
            }
            let lead = leads.drop { ["of", "the"].contains($0) }
            let isHalf =
                lead.first == "half" || lead.first == "months" && ["six", "6"].contains(lead.dropFirst().first)
            let half = lead.prefix { ["half", "months", "six", "6"].contains($0) }
            let said = isHalf ? ["half"] + lead.dropFirst(half.count).prefix(1) : Array(lead.prefix(1))
            return part(of: year, said: Set(said))
                ?? hindiPart(of: year, said: words[(index + 1)...].prefix(3).map(\.latin)) ?? calendarYear(year)
        }
        return nil
    }

    /// “the second half of 2027”, “early 2028”.
    func part(of year: Int, said: Set<String>) -> QuestionSpan? {
        let offset = year - today.year
        if said.contains("half") {
            if said.contains("first") { return part(of: offset, first: 1, last: 6) }
            if said.contains("second") || said.contains("last") { return part(of: offset, first: 7, last: 12) }
        }
        if !said.isDisjoint(with: ["early", "beginning", "start"]) { return part(of: offset, first: 1, last: 4) }
        if !said.isDisjoint(with: ["mid", "middle"]) { return part(of: offset, first: 5, last: 8) }
        if !said.isDisjoint(with: ["late", "end"]) { return part(of: offset, first: 9, last: 12) }
        return nil
    }

    /// “2027 ki shuruaat me”, “2027 ke ant me”.
    private func hindiPart(of year: Int, said: [String]) -> QuestionSpan? {
        guard let first = said.first, ["ke", "ki"].contains(first) else { return nil }
        let rest = said.dropFirst()
        if rest.contains(where: { ["chhamahi", "chhmahi", "chamahi", "half"].contains($0) }) {
            let isFirst = rest.contains { $0.hasPrefix("pahl") || $0.hasPrefix("pehl") }
            return part(of: year, said: ["half", isFirst ? "first" : "second"])
        }
        if rest.contains(where: { $0.hasPrefix("shuru") }) { return part(of: year, said: ["start"]) }
        if !rest.filter({ ["ant", "akhir", "aakhir"].contains($0) }).isEmpty { return part(of: year, said: ["end"]) }
        return nil
    }

    func adding(_ days: Int, to date: CivilDate) -> CivilDate { CivilDate(daysSince1970: date.daysSince1970 + days) }
}
