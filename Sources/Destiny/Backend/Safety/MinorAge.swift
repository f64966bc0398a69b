/// Finds an age under eighteen, a school class or a year of birth that is said of anybody.
///
/// Only asked of what is grave already, where doubt is for the child: “married 8 years”, “at 8 pm” and “8 of them” are
/// none, but a number beside somebody is.
enum MinorAge {
    /// Whether it is said in a question of this year.
    static func isSaid(in words: [SpokenWord], _ year: Int) -> Bool {
        if !classWork.contains(where: { $0.match(words) != nil }), school.contains(where: { $0.match(words) != nil }) {
            return true
        }
        if named.match(words) != nil || isBornLate(words, year) { return true }
        return words.indices.contains { index in
            guard let age = Age(words[index]), age.years < 19 else { return false }
            return isOfSomebody(age, words[..<index], words[(index + 1)...])
        }
    }

    /// Whether somebody grown touches or beats a child: one whose age is said, or “my nephew”.
    static func isHarmed(_ words: [SpokenWord], _ year: Int) -> Bool {
        victims.contains { $0.match(words) != nil }
            || hurting.contains { $0.match(words) != nil } && isSaid(in: words, year)
    }

    /// Whether a number between these words is how old somebody is.
    private static func isOfSomebody(
        _ age: Age,
        _ earlier: ArraySlice<SpokenWord>,
        _ later: ArraySlice<SpokenWord>
    ) -> Bool {
        if endsWith(ownPast, earlier) { return false }
        let isUnder = endsWith(negated, earlier)
        guard age.years < 18 || isUnder else { return false }
        if age.unit == .ofPerson { return true }
        guard age.unit == .years else { return isBare(age, isUnder: isUnder, earlier, later) }
        return isOfYears(earlier, later)
    }

    /// Whether “8 years” between these words is an age: “years old”, “saal ki hai”, “a girl of 8 years”.
    private static func isOfYears(_ earlier: ArraySlice<SpokenWord>, _ later: ArraySlice<SpokenWord>) -> Bool {
        if isOfAThing(earlier) || tellsHowLong(later) { return false }
        if startsWith(oldOrPerson, later) { return true }
        if startsWith(genitive, later) { return !startsWith(genitiveOfAThing, later) && !endsWith(untold, earlier) }
        return endsWith(aged, earlier) || endsWith(hedge, earlier) && !isLasting(earlier)
    }

    /// Whether a number alone is an age: “she is only 8”, “turned nine”, “8 ki hai”.
    private static func isBare(
        _ age: Age,
        isUnder: Bool,
        _ earlier: ArraySlice<SpokenWord>,
        _ later: ArraySlice<SpokenWord>
    ) -> Bool {
        if startsWith(years, later) { return isOfYears(earlier, later.dropFirst()) }
        if startsWith(monthsOld, later) { return !isOfAThing(earlier) }
        if isMeasured(later) || isOfAThing(earlier) || age.isAlwaysWithUnit { return false }
        if startsWith(genitive, later) { return startsWith(isGenitive, later) }
        return isUnder || endsWith(aged, earlier) || endsWith(copula, earlier) && !tellsTheTime(earlier)
            || endsWith(hedge, earlier) && !isLasting(earlier)
    }

    /// “married only 8 years”.
    private static func isLasting(_ earlier: ArraySlice<SpokenWord>) -> Bool {
        since.match(Array(earlier.suffix(4))) != nil
    }

    /// Whether a number before these words counts or measures: “8 of them”, “at 8 pm”, “9 thousand”.
    static func isMeasured(_ later: ArraySlice<SpokenWord>) -> Bool { startsWith(measure, later) }

    /// “8 saal ki shaadi”, “8 years ago”, after the unit.
    static func tellsHowLong(_ later: ArraySlice<SpokenWord>) -> Bool { startsWith(lasts, later) }

    /// “it is 8”, of nobody.
    static func tellsTheTime(_ earlier: ArraySlice<SpokenWord>) -> Bool { endsWith(thatIs, earlier) }

    private static func isOfAThing(_ earlier: ArraySlice<SpokenWord>) -> Bool { endsWith(thing, earlier) }

    /// A year of birth; the day is not told, so who turns eighteen in the year of the question is taken for a child.
    private static func isBornLate(_ words: [SpokenWord], _ year: Int) -> Bool {
        guard born.contains(where: { $0.match(words) != nil }) else { return false }
        return words.contains { Int($0.latin).map { (year - 18...year + 1).contains($0) } ?? false }
    }

    private static func startsWith(_ patterns: [SpokenPattern], _ words: ArraySlice<SpokenWord>) -> Bool {
        let words = Array(words.prefix(4))
        return patterns.contains { $0.match(words)?.lowerBound == 0 }
    }

    private static func endsWith(_ patterns: [SpokenPattern], _ words: ArraySlice<SpokenWord>) -> Bool {
        // A pattern may fit earlier too, so only the tails that it would fill are tried.
        (1...6).contains { count in
            let tail = Array(words.suffix(count))
            return tail.count == count && patterns.contains { $0.match(tail) == tail.indices }
        }
    }
}

extension MinorAge {
    /// A number by which an age may be told, with the unit that is written onto it: “8”, “8yo”, “8yrs”, “aath”.
    private struct Age {
        enum Unit { case none, years, ofPerson }

        let years: Int
        var unit = Unit.none
        /// “do”, “ek” and “teen” are words of their own where no years follow.
        var isAlwaysWithUnit = false

        init?(_ word: SpokenWord) {
            let digits = word.latin.prefix { $0.isNumber }
            if let number = Int(digits) {
                years = number
                switch word.latin.dropFirst(digits.count) {
                case "": break
                case "yo", "y", "yearold", "yrold": unit = .ofPerson
                case "yr", "yrs", "year", "years", "saal": unit = .years
                default: return nil
                }
                if digits.count > 2 { return nil }
            } else if let number = MinorAge.numbers[word.sound] {
                years = number
                isAlwaysWithUnit = ["do", "ek", "tin", "one", "char", "sat"].contains(word.sound)
            } else {
                return nil
            }
        }
    }

    private static let numbers: [String: Int] = {
        let rows = [
            "one ek", "two do", "three teen", "four char chaar", "five paanch panch", "six chhe che chhah chha chhai",
            "seven saat", "eight aath eigth", "nine nau", "ten das", "eleven gyarah gyara", "twelve barah",
            "thirteen terah", "fourteen chaudah chauda", "fifteen pandrah pandra", "sixteen solah",
            "seventeen satrah satra", "eighteen atharah athara",
        ]
        return Dictionary(
            rows.enumerated().flatMap { row in row.element.split(separator: " ").map { (String($0), row.offset + 1) } }
                .map { (SpokenWord.sound(of: $0.0), $0.1) },
            uniquingKeysWith: { first, _ in first }
        )
    }()
}
