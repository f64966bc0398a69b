import Jyotish

/// A day that no calendar has, as in “31 April”.
struct MissingDay: Hashable, Sendable {
    /// As it was said.
    let day: Int
    /// 1 … 12; `nil` for “the 32nd”, which no month has.
    let month: Int?
    /// Where it was said.
    let year: Int?
    /// The nearest day that there is.
    let nearest: CivilDate
}

extension SpanReader {
    /// The day a question names that does not exist; `nil` where it names none, or one that is.
    func missingDay(in words: [SpokenWord]) -> MissingDay? {
        missingInNumbers(words) ?? missingBesideMonth(words) ?? missingAlone(words)
    }

    /// “31/4/2027”, “2027-02-29”.
    private func missingInNumbers(_ words: [SpokenWord]) -> MissingDay? {
        for (index, word) in words.enumerated().dropLast(2) {
            let (second, third) = (words[index + 1], words[index + 2])
            guard let one = Int(word.latin), let two = Int(second.latin), let three = Int(third.latin) else { continue }
            if let year = yearNumber(word) { return missing(day: three, month: two, year: year) }
            guard let year = yearNumber(third), (1...99).contains(one) else { continue }
            // The month may stand first, as in 12/31/2027.
            return CivilDate(year: year, month: one, day: two) == nil ? missing(day: one, month: two, year: year) : nil
        }
        return nil
    }

    private func missingBesideMonth(_ words: [SpokenWord]) -> MissingDay? {
        for (index, word) in words.enumerated() {
            guard let month = monthNumber(word) else { continue }
            let isPlain = !["may", "mar", "mai"].contains(word.latin)
            let places = [index - 1, index > 1 && words[index - 1].latin == "of" ? index - 2 : -1, index + 1]
            let near = places.filter(words.indices.contains).filter { !isCounted(words, at: $0) }
            guard let day = near.lazy.compactMap({ dayAsSaid(words[$0], isPlain: isPlain) }).first else { continue }
            let year = words[index...].lazy.compactMap { yearNumber($0) }.first
            if let found = missing(day: day, month: month, year: year) { return found }
        }
        return nil
    }

    /// “on the 32nd”, “32 tarikh ko”, “the 31st of next month”.
    private func missingAlone(_ words: [SpokenWord]) -> MissingDay? {
        for (index, word) in words.enumerated() {
            guard let day = dayAsSaid(word, isPlain: true), isBareDay(words, at: index) else { continue }
            if let offset = monthOffset(words), let month = months(offset)?.from {
                return missing(day: day, month: month.month, year: month.year)
            }
            if day > 31, let last = months(0)?.to { return MissingDay(day: day, month: nil, year: nil, nearest: last) }
        }
        return nil
    }

    /// `nil` for a day that is.
    private func missing(day: Int, month: Int, year: Int?) -> MissingDay? {
        guard (1...12).contains(month), coming(month: month, day: day, year: year) == nil else { return nil }
        let isOver = monthSpan(year: today.year, month: month).map { $0.to < today } ?? false
        let nearest = monthSpan(year: year ?? (isOver ? today.year + 1 : today.year), month: month)?.to
        return nearest.map { MissingDay(day: day, month: month, year: year, nearest: $0) }
    }

    /// “30”, “45th”; a number above 39 is a day only where it says so.
    private func dayAsSaid(_ word: SpokenWord, isPlain: Bool) -> Int? {
        let digits = word.latin.prefix { $0.isNumber }
        let rest = String(word.latin.dropFirst(digits.count))
        guard let day = Int(digits), (1...99).contains(day) else { return nil }
        if ["st", "nd", "rd", "th"].contains(rest) { return day }
        return rest.isEmpty && day <= (isPlain ? 39 : 31) ? day : nil
    }

    /// Whether a number counts something: “in February 30 lakh”, “I turn 32 December”.
    private func isCounted(_ words: [SpokenWord], at index: Int) -> Bool {
        let before = index > 0 ? words[index - 1].latin : ""
        let next = index + 1 < words.count ? words[index + 1].latin : ""
        return ["am", "turn", "turned", "turning", "age", "aged", "umar", "umr"].contains(before)
            || ["lakh", "lakhs", "crore", "years", "saal", "sal", "days", "din", "percent", "people"].contains(next)
    }
}
