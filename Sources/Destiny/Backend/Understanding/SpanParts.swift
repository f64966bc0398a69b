import Jyotish

/// Parts of a time that was said in the question before.
extension SpanReader {
    /// “what about the first half?” after 2027; `nil` where no part is said, or another time with it.
    func part(of whole: QuestionSpan?, in words: [SpokenWord]) -> QuestionSpan? {
        guard let whole, words.count <= 8, Self.ofAnother.match(words) == nil,
            !words.contains(where: { monthNumber($0) != nil || yearNumber($0) != nil }),
            let place = Self.halves.match(words) ?? Self.ends.match(words)
        else { return nil }
        let said = Set(words[place].map { Self.meanings[$0.latin] ?? $0.latin })
        let part = part(of: whole, said: said.contains("last") && said.contains("half") ? ["second", "half"] : said)
        return part == whole ? nil : part
    }

    private static let halves = SpokenPattern(
        "first|second|other|last|pehla|pehli|pehle|pahla|pahli|pahle|dusra|dusri|dusre|doosra|doosri|doosre|aakhri half|part|hissa|hisse|chhamahi|chhmahi|aadha|aadhe"
    )
    private static let ends = SpokenPattern(
        "start|beginning|middle|end|early|late|shuru|shuruaat|shuruat|ant|akhir|aakhir|beech of|in|part|me|mein ~ it|that|part|year|month|me|mein|saal|mahine?"
    )
    private static let ofAnother = SpokenPattern("next|this|coming|agle|agla|is|iss|aane")

    /// In one language.
    private static let meanings: [String: String] = [
        "pehla": "first", "pehli": "first", "pehle": "first", "pahla": "first", "pahli": "first", "pahle": "first",
        "dusra": "second", "dusri": "second", "dusre": "second", "doosra": "second", "doosri": "second",
        "doosre": "second", "other": "second", "aakhri": "last", "part": "half", "hissa": "half", "hisse": "half",
        "chhamahi": "half", "chhmahi": "half", "aadha": "half", "aadhe": "half",
    ]
}
