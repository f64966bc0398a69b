import Foundation
import Jyotish

/// Days, months, weekdays and seasons by name.
extension SpanReader {
    static let months: [[String]] = [
        ["january", "jan", "janvari", "janavari"], ["february", "feb", "farvari", "pharvari", "farwari"],
        ["march", "mar", "marc"], ["april", "apr", "aprail"], ["may", "mai"], ["june", "jun"],
        ["july", "jul", "julai"], ["august", "aug", "agast"], ["september", "sep", "sept", "sitambar"],
        ["october", "oct", "aktubar"], ["november", "nov", "navambar"], ["december", "dec", "disambar", "dicember"],
    ]

    func monthNumber(_ word: SpokenWord) -> Int? {
        Self.months.firstIndex { names in
            names.contains(word.latin) || names.contains { $0.count >= 6 && SpokenTerm($0[...]).fits(word) }
        }.map { $0 + 1 }
    }

    func dayNumber(_ word: SpokenWord) -> Int? {
        let digits = word.latin.prefix { $0.isNumber }
        guard ["", "st", "nd", "rd", "th", "ko"].contains(String(word.latin.dropFirst(digits.count))) else {
            return nil
        }
        return Int(digits).flatMap { (1...31).contains($0) ? $0 : nil }
    }

    func yearNumber(_ word: SpokenWord?) -> Int? {
        word.flatMap { Int($0.latin) }.flatMap { (1950...2100).contains($0) ? $0 : nil }
    }

    func date(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() {
            // 2027-03-14 and 14/3/2027 come as three numbers.
            if index + 2 < words.count, let year = yearNumber(word), let month = Int(words[index + 1].latin),
                let day = Int(words[index + 2].latin), let found = CivilDate(year: year, month: month, day: day)
            {
                return QuestionSpan(found, found)
            }
            if index + 2 < words.count, let day = dayNumber(word), let month = Int(words[index + 1].latin),
                let year = yearNumber(words[index + 2]),
                let found = CivilDate(year: year, month: month, day: day)
                    ?? CivilDate(year: year, month: day, day: month)
            {
                return QuestionSpan(found, found)
            }
            guard let month = monthNumber(word) else { continue }
            let before = index > 0 ? dayNumber(words[index - 1]) : nil
            let of = index > 1 && words[index - 1].latin == "of" ? dayNumber(words[index - 2]) : nil
            let after = index + 1 < words.count ? dayNumber(words[index + 1]) : nil
            guard let day = before ?? of ?? after else { continue }
            let year = words[index...].lazy.compactMap { yearNumber($0) }.first
            if let found = coming(month: month, day: day, year: year) {
                let start = before != nil ? index - 1 : of != nil ? index - 2 : index
                return bounded(QuestionSpan(found, found), words, around: start...(after == nil ? index : index + 1))
            }
        }
        return nil
    }

    /// “by the end of March”, “before 3 June”, “march tak” are from today.
    ///
    /// “since June” is until today.
    func bounded(_ span: QuestionSpan, _ words: [SpokenWord], around place: ClosedRange<Int>) -> QuestionSpan {
        let leads = words[..<place.lowerBound].map(\.latin).reversed()
        let isOf = leads.first == "of" || leads.first == "the" && leads.dropFirst().first == "of"
        let said = leads.prefix { Self.partWords.contains($0) || isOf && Self.partsOf.contains($0) }
        let lead = leads.dropFirst(said.count).first ?? ""
        let later = words[(place.upperBound + 1)...].map(\.latin)
        let next = later.first { !Self.hindiPartWords.contains($0) } ?? ""
        if isSince(words, around: place) { return since(span) }
        let isBound = ["by", "until", "till", "within", "before"].contains(lead)
        // “by the middle of next year” ends with its first half; “start next year” is no part of it.
        let meant = said.filter { isOf || isBound || !["end", "start"].contains($0) }
        let parts = Set(meant + later.prefix { Self.hindiPartWords.contains($0) })
        let isMiddle = isBound && !parts.isDisjoint(with: ["middle", "mid"])
        let span = part(of: span, said: isMiddle ? ["first", "half"] : parts)
        guard span.to > today else { return span }
        if lead == "before" || next == "pehle" || next == "se" && words.contains(where: { $0.latin == "pehle" }) {
            if said.contains("end") { return QuestionSpan(today, span.to) }
            return span.from > today ? QuestionSpan(today, adding(-1, to: span.from)) : span
        }
        if ["by", "until", "till", "within"].contains(lead) || next == "tak" { return QuestionSpan(today, span.to) }
        // “bad” alone may be English: “is Pitru Paksha bad for it”.
        if lead == "after" || next == "baad" || next == "bad" && later.first == "ke" {
            return QuestionSpan(adding(1, to: span.to), adding(366, to: span.to))
        }
        return span
    }

    static let partWords: Set<String> = [
        "the", "of", "end", "middle", "mid", "start", "beginning", "early", "late", "next", "this", "coming",
    ]
    /// Before an “of” only: “the first week of December”.
    static let partsOf: Set<String> = ["first", "second", "third", "last", "half", "week"]
    static let hindiPartWords: Set<String> = [
        "ke", "ki", "ka", "ant", "akhir", "aakhir", "aakhri", "shuru", "shuruaat", "shuruat", "beech", "bich",
    ]

    /// “early December”, “the middle of next year”, “the first week of March”: a third, a half or a week of it.
    func part(of span: QuestionSpan, said: Set<String>) -> QuestionSpan {
        guard span.days >= 28, span.days <= 366, span.from.day == 1 else { return span }
        let isHalf = said.contains("half")
        if isHalf, span.days >= 365 { return part(of: span.from.year, said: said) ?? span }
        let length = said.contains("week") ? 7 : isHalf ? span.days / 2 : span.days / 3
        let place: Int? =
            if !said.isDisjoint(with: ["end", "late", "last", "ant", "akhir", "aakhir", "aakhri"]) {
                span.days - length
            } else if !said.isDisjoint(with: ["start", "beginning", "early", "first", "shuru", "shuruaat", "shuruat"]) {
                0
            } else if !said.isDisjoint(with: ["second"]) {
                length
            } else if !said.isDisjoint(with: ["middle", "mid", "third", "beech", "bich"]) {
                said.contains("third") ? length * 2 : length
            } else {
                nil
            }
        return place.map { QuestionSpan(adding($0, to: span.from), adding($0 + length - 1, to: span.from)) } ?? span
    }

    /// “diwali se baat nahi ho rahi”: since then.
    private static let standsStill = SpokenPattern(
        "se ~ nahi|nahin|nhi|band|gayab ho|hai|hain|raha|rahi|rahe|aaya|aayi|aata|aati|kiya|ki|karta|karti"
    )

    /// “since June”, “since the last Diwali”, “diwali se baat nahi ho rahi”.
    func isSince(_ words: [SpokenWord], around place: ClosedRange<Int>) -> Bool {
        let lead = words[..<place.lowerBound].last { !Self.partWords.contains($0.latin) && $0.latin != "last" }
        let isHindi = place.upperBound + 1 < words.count && words[place.upperBound + 1].latin == "se"
        return lead?.latin == "since" || isHindi && Self.standsStill.match(words) != nil
    }

    /// From the last time that it was until today.
    private func since(_ span: QuestionSpan) -> QuestionSpan {
        let from = span.from > today ? span.moved(toYear: span.from.year - 1).from : span.from
        return QuestionSpan(from, today)
    }

    /// “is the 5th good for …”, “5 tarikh ko”: the next such day.
    func bareDay(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() {
            guard let day = dayNumber(word), isBareDay(words, at: index) else { continue }
            let offset = monthOffset(words)
            for month in (offset ?? 0)...(offset ?? 1) {
                guard let start = months(month)?.from,
                    let found = CivilDate(year: start.year, month: start.month, day: day), found >= today
                else { continue }
                return bounded(QuestionSpan(found, found), words, around: index...index)
            }
        }
        return nil
    }

    /// Whether a number is a day of the month that nobody named.
    func isBareDay(_ words: [SpokenWord], at index: Int) -> Bool {
        let next = index + 1 < words.count ? words[index + 1].latin : ""
        let isOrdinal = ["st", "nd", "rd", "th"].contains { words[index].latin.hasSuffix($0) }
        let isAfterThe = index > 0 && ["the", "on", "by", "before", "this"].contains(words[index - 1].latin)
        return isOrdinal && isAfterThe && (next.isEmpty || Self.afterDay.contains(next))
            || ["tarikh", "tareekh", "tarik"].contains(next)
    }

    /// Of “the 5th of next month”, “is mahine ki 5 tarikh”.
    func monthOffset(_ words: [SpokenWord]) -> Int? {
        if Self.nextMonth.match(words) != nil { return 1 }
        return Self.thisMonth.match(words) == nil ? nil : 0
    }

    private static let nextMonth = SpokenPattern("next|agle|agla month|mahine|mahina|maheene")
    private static let thisMonth = SpokenPattern("this|is|iss|isi month|mahine|mahina|maheene")

    /// What may follow “the 5th”; not a house, a class or a child.
    private static let afterDay: Set<String> = [
        "good", "ok", "okay", "fine", "right", "auspicious", "lucky", "for", "is", "or", "and", "to", "better", "a",
        "be", "at", "suitable", "favourable", "then", "of",
    ]

    /// In the year that was said, or the next time there is such a day: 29 February waits for a leap year.
    func coming(month: Int, day: Int, year: Int?) -> CivilDate? {
        if let year { return CivilDate(year: year, month: month, day: day) }
        return (today.year...today.year + 8).lazy.compactMap { CivilDate(year: $0, month: month, day: day) }
            .first { $0 >= today }
    }

    func month(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() {
            guard let month = monthNumber(word) else { continue }
            guard isMonth(index, in: words) else { continue }
            // “feb march 2027”, “april or may”
            let next = words[(index + 1)...].first { !["and", "aur", "or", "ya"].contains($0.latin) }
            let last = next.flatMap { monthNumber($0) } == month % 12 + 1 ? month % 12 + 1 : month
            let ahead = last == month ? words[(index + 1)...].prefix(1) : words[(index + 1)...].prefix(3)
            let said = ahead.lazy.compactMap { yearNumber($0) }.first
            let year = said ?? (month < today.month ? today.year + 1 : today.year)
            let whole = monthSpan(year: year, month: month).flatMap { first in
                monthSpan(year: last < month ? year + 1 : year, month: last).map { QuestionSpan(first.from, $0.to) }
            }
            return whole.map { bounded($0, words, around: index...(index + (said == nil || last != month ? 0 : 1))) }
        }
        return nil
    }

    /// “may”, “mar” and “mai” are words of their own.
    private func isMonth(_ index: Int, in words: [SpokenWord]) -> Bool {
        let word = words[index].latin
        guard ["may", "mar", "mai"].contains(word) else { return true }
        let before = index > 0 ? words[index - 1].latin : ""
        // “kya mai 2027 me …” is “I”.
        if word == "mai", ["", "kya", "ki", "to"].contains(before) { return false }
        if Self.beforeMonth.contains(before) { return true }
        guard index + 1 < words.count else { return false }
        return yearNumber(words[index + 1]) != nil || ["me", "mein", "tak"].contains(words[index + 1].latin)
    }

    private static let beforeMonth: Set<String> = [
        "in", "next", "this", "by", "before", "until", "till", "from", "of", "agle", "during", "and", "since", "end",
    ]

    /// The next month of a number.
    func coming(_ month: Int) -> QuestionSpan? {
        monthSpan(year: month < today.month ? today.year + 1 : today.year, month: month)
    }

    func monthSpan(year: Int, month: Int) -> QuestionSpan? {
        let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
        guard let first = CivilDate(year: year, month: month, day: 1),
            let next = CivilDate(year: nextYear, month: nextMonth, day: 1)
        else { return nil }
        return QuestionSpan(first, adding(-1, to: next))
    }

    // MARK: Weekdays and seasons

    static let weekdays: [[String]] = [
        ["sunday", "ravivar", "raviwar", "itwar", "itvar"], ["monday", "somvar", "somwar"],
        ["tuesday", "mangalvar", "mangalwar"], ["wednesday", "budhvar", "budhwar"],
        ["thursday", "guruvar", "guruwar", "brihaspativar", "virvar"], ["friday", "shukravar", "shukrawar"],
        ["saturday", "shanivar", "shaniwar"],
    ]

    func weekday(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() {
            guard
                let day = Self.weekdays.firstIndex(where: { names in
                    names.contains { SpokenTerm($0[...]).fits(word) }
                })
            else { continue }
            let ahead = (day - today.weekday + 7) % 7
            let isNext = index > 0 && ["next", "agle"].contains(words[index - 1].latin)
            let found = adding(ahead == 0 && isNext ? 7 : ahead, to: today)
            return QuestionSpan(found, found)
        }
        return nil
    }

    /// The month in which a season of three begins.
    private static let northernSeasons = [
        "spring": 3, "vasant": 3, "summer": 6, "garmi": 4, "autumn": 9, "fall": 9, "winter": 12, "sardi": 12,
        "monsoon": 6, "barsat": 6,
    ]
    private static let southernSeasons = [
        "spring": 9, "vasant": 9, "summer": 12, "garmi": 12, "autumn": 3, "fall": 3, "winter": 6, "sardi": 6,
        "monsoon": 6, "barsat": 6,
    ]

    func season(_ words: [SpokenWord]) -> QuestionSpan? {
        let starts = isSouthern ? Self.southernSeasons : Self.northernSeasons
        for (index, word) in words.enumerated() {
            guard let month = starts[word.latin] else { continue }
            let isYear = index + 1 < words.count && yearNumber(words[index + 1]) != nil
            let before = index > 0 ? words[index - 1].latin : ""
            if word.latin == "fall", !isYear, !["this", "next", "in", "the"].contains(before) { continue }
            let said = index + 1 < words.count ? yearNumber(words[index + 1]) : nil
            for year in (said ?? today.year - 1)...(said ?? today.year + 1) {
                guard let first = CivilDate(year: year, month: month, day: 1),
                    let last = monthSpan(year: month > 10 ? year + 1 : year, month: (month + 1) % 12 + 1)?.to
                else { continue }
                let isNext = index > 0 && ["next", "coming", "agle", "agli"].contains(words[index - 1].latin)
                guard said != nil || (isNext ? first > today : last >= today) else { continue }
                return bounded(QuestionSpan(first, last), words, around: index...(said == nil ? index : index + 1))
            }
        }
        return nil
    }
}
