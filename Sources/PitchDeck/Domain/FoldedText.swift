/// A text as it is looked through: the letters of its words in a row, without case and accents.
package struct FoldedText: Sendable {
    private let letters: FoldedLetters
    /// Where its words stand among the letters; nothing is between them.
    private let words: [Range<Int>]

    /// Cuts a text as ``SearchWord/words(of:)`` does.
    package init(_ text: String) {
        self = Self(plain: text) ?? Self(words: SearchWord.words(of: text))
    }

    /// Words that are folded already.
    init(words: [String]) {
        letters = FoldedLetters(words)
        var (ranges, end) = ([Range<Int>](), 0)
        for word in words {
            ranges.append(end..<(end + word.count))
            end += word.count
        }
        self.words = ranges
    }

    /// Of ASCII nothing but the case is folded, which its bytes are enough for; `nil` for other texts.
    private init?(plain text: String) {
        var (letters, words, start) = ([UInt8](), [Range<Int>](), 0)
        letters.reserveCapacity(text.utf8.count)
        func close() {
            guard letters.count > start else { return }
            letters.removeLast(max(0, letters.count - start - SearchWord.mostLetters))
            words.append(start..<letters.count)
            start = letters.count
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
            case 0x80...: return nil
            default: close()
            }
        }
        close()
        (self.letters, self.words) = (.plain(letters), words)
    }

    /// How alike a word and the likest of the text's are, as ``SearchWord/likeness(of:to:)`` tells it.
    package func likeness(of wanted: FoldedWord) -> Int {
        likeness(of: wanted, words.count) { words[$0] }
    }

    /// The same, of each two words of the text as one.
    package func likenessOfPairs(of wanted: FoldedWord) -> Int {
        likeness(of: wanted, words.count - 1) { words[$0].lowerBound..<words[$0 + 1].upperBound }
    }

    private func likeness(of wanted: FoldedWord, _ count: Int, _ word: (Int) -> Range<Int>) -> Int {
        var best = 0
        if case .plain(let own) = letters, case .plain(let other) = wanted.letters {
            for index in 0..<max(0, count) where best < 4 {
                best = max(best, WordLikeness(wanted: other, letters: own).value(in: word(index)))
            }
        } else {
            let likeness = WordLikeness(wanted: wanted.letters.characters, letters: letters.characters)
            for index in 0..<max(0, count) { best = max(best, likeness.value(in: word(index))) }
        }
        return best
    }
}

/// A word that is looked for, as ``SearchWord/words(of:)`` has it.
package struct FoldedWord: Sendable {
    let letters: FoldedLetters

    package init(_ word: String) { letters = FoldedLetters([word]) }
}

/// Letters that are compared, as bytes where all are ASCII.
enum FoldedLetters: Sendable {
    case plain([UInt8])
    case other([Character])

    /// One after the other, so that the ends of two words are never one letter.
    init(_ words: [String]) {
        self =
            words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
            ? .plain(words.flatMap { Array($0.utf8) }) : .other(words.flatMap { Array($0) })
    }

    var characters: [Character] {
        switch self {
        case .plain(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
        case .other(let characters): characters
        }
    }
}
