import PitchDeckDomain
import Storage

/// What a startup is found by.
struct FoundText {
    private let title: FoldedText
    /// Of the category and the place, and the pitch, with what a hit in them counts.
    private let others: [(text: FoldedText, weight: Int)]

    /// What a hit in the title counts.
    private static let titleWeight = 8

    init(_ row: SQLRow) throws {
        title = FoldedText(try row["title"])
        others = [
            (FoldedText(try row["category"]), 5), (FoldedText(try row["location"]), 5),
            (FoldedText(try row["pitch"]), 3),
        ]
    }

    /// How well every word is found; `nil` where one is not.
    ///
    /// What is one word in a name may be written as two, and the other way round.
    func score(of wanted: WantedWords) -> Int? {
        var sum = 0
        for (index, word) in wanted.words.enumerated() {
            var best = score(of: word)
            if best == 0 {
                let pairs = [index - 1, index].filter(wanted.pairs.indices.contains)
                best = pairs.map { score(of: wanted.pairs[$0]) }.max() ?? 0
            }
            guard best > 0 else { return nil }
            sum += best
        }
        return sum
    }

    /// One letter is in nearly everything: it looks for the names that have a word which begins so, and else for a word
    /// that is no more than that; `nil` where there is neither.
    func score(ofLetter letter: FoldedWord) -> Int? {
        let inName = title.likeness(of: letter)
        if inName > 0 { return Self.titleWeight * inName }
        return others.contains { $0.text.likeness(of: letter) == 4 } ? 1 : nil
    }

    func has(_ word: String) -> Bool { score(of: FoldedWord(word)) > 0 }

    private func score(of word: FoldedWord) -> Int {
        var best = Self.titleWeight * max(title.likeness(of: word), title.likenessOfPairs(of: word))
        for (text, weight) in others where 4 * weight > best { best = max(best, weight * text.likeness(of: word)) }
        return best
    }
}

/// Words that are looked for together.
struct WantedWords {
    let words: [FoldedWord]
    /// Each two of them as one.
    let pairs: [FoldedWord]

    init(_ words: [String]) {
        self.words = words.map { FoldedWord($0) }
        pairs = zip(words, words.dropFirst()).map { FoldedWord($0 + $1) }
    }
}
