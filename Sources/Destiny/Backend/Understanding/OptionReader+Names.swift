import Foundation

/// What options are called, of all that is said beside them.
extension OptionReader {
    /// “kaunsa business sahi rahega mere liye kapde ka”: what stands after what only asks.
    static func afterAsking(_ side: String) -> String {
        let words = side.split(whereSeparator: \.isWhitespace).map(String.init)
        let spoken = words.map { $0.lowercased() }
        guard let asking = spoken.firstIndex(where: whichWords.contains) else { return trimmed(side) }
        let last = words.indices.dropLast().last { at in
            at > asking && (spoken[at] == "liye" && forWhom.contains(spoken[at - 1]) || isVerb(spoken[at]))
        }
        guard let last, !["to", "toh"].contains(spoken[last + 1]) else { return trimmed(side) }
        let rest = trimmed(words[(last + 1)...].joined(separator: " "))
        return rest.isEmpty ? trimmed(side) : rest
    }

    /// “february” of “february to shift house”, as long as it is the same time.
    func bareTimes(_ names: [String]) -> [String] {
        let short = names.map { name in
            Self.purposes.compactMap { name.range(of: $0)?.lowerBound }.min().map { String(name[..<$0]) } ?? name
        }
        return times(of: short) == times(of: names) ? short : names
    }

    /// “kapde” of “kapde ka”.
    static func withoutPossessive(_ name: String) -> String {
        let words = name.split(separator: " ")
        return words.count > 1 && ["ka", "ki", "ke"].contains(words.last)
            ? words.dropLast().joined(separator: " ") : name
    }

    /// “marry Rohan or Amit” lays Rohan beside Amit.
    static func withoutSharedVerb(_ names: [String]) -> [String] {
        let words = names[0].split(separator: " ")
        guard words.count > 1, names.dropFirst().allSatisfy({ !$0.contains(" ") }),
            doing.contains(words[0].lowercased())
                || choosing.contains(words[0].lowercased())
                    && names.dropFirst().allSatisfy({ $0.first?.isUppercase == true })
        else { return names }
        return [words.dropFirst().joined(separator: " ")] + names.dropFirst()
    }

    private static let choosing: Set<String> = ["marry", "date", "trust", "hire", "follow", "visit", "see"]

    /// “learn guitar or piano” lays the guitar beside the piano.
    private static let doing: Set<String> = ["learn", "play", "wear", "practise", "practice"]

    /// “hounga”, “rahega”: of what is to come.
    private static func isVerb(_ word: String) -> Bool {
        word.count > 4 && QuestionReader.verbEndings.contains { word.hasSuffix($0) }
    }

    private static let whichWords: Set<String> = [
        "kaunsa", "konsa", "kaunsi", "konsi", "kaunse", "kaun", "kis", "kaha", "kahan", "kahaan", "kidhar",
    ]
    private static let forWhom: Set<String> = ["mere", "hamare", "humare", "uske", "unke", "apne", "hum", "mujh"]
    static let india = SpokenPattern("in? india|bharat|hindustan me|mein?")
    private static let purposes = [" to ", " for ", " ke liye"]

    /// What options are about together: studies for what is chosen at school, the business one starts alone or not, and
    /// marriage for love beside what is arranged.
    static func subject(of options: [QuestionOption], beside whole: QuestionSubject?) -> QuestionSubject? {
        if areStreams(options) { return SubjectCatalogue.named("study") }
        let slugs = Set(options.map(\.subject.slug))
        if slugs.count > 1, slugs.contains("marriage"), slugs.isSubset(of: ["love", "love-marriage", "marriage"]) {
            return SubjectCatalogue.named("marriage")
        }
        let isOfABusiness = slugs.isSubset(of: businesses) && whole.map { businesses.contains($0.slug) } ?? false
        return isOfABusiness ? whole : options[0].subject
    }
}
