/// When somebody was born, told beside what is asked: “my wife was born on 4 May 1992, are we a good match?”.
///
/// It is no day that is asked about.
enum BirthDayTold {
    /// The words without a day of birth and what belongs to it.
    static func removed(from words: [SpokenWord]) -> [SpokenWord] {
        guard let born = words.firstIndex(where: { birth.contains($0.latin) }) else { return words }
        let after = words[(born + 1)...].prefix(8).prefix { isOfDay($0) }
        if after.contains(where: \.hasDigit) { return Array(words[...born] + words[after.endIndex...]) }
        let before = words[..<born].suffix(8).reversed().prefix { isOfDay($0) }
        guard before.contains(where: \.hasDigit) else { return words }
        return Array(words[..<(born - before.count)] + words[born...])
    }

    private static let birth: Set<String> = ["born", "janm", "janma", "janam", "paida", "dob", "birthdate"]
    private static let joints: Set<String> = [
        "on", "in", "at", "the", "of", "is", "was", "ko", "mein", "me", "ka", "ki", "hai", "hua", "hui", "baje", "am",
        "pm", "st", "nd", "rd", "th",
    ]

    private static func isOfDay(_ word: SpokenWord) -> Bool {
        word.hasDigit || joints.contains(word.latin) || months.contains { word.latin.hasPrefix($0) }
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "farvari", "agast",
        "sitambar",
    ]
}

extension SpokenWord {
    fileprivate var hasDigit: Bool { latin.contains(where: \.isNumber) }
}
