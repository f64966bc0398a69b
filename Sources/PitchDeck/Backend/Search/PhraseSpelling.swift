import TextSearch

/// Finds the phrase that somebody meant who has slipped while typing it.
struct PhraseSpelling {
    /// By how many words they have and the letter that they begin with: few are compared.
    private var phrases: [Begin: [Phrase]] = [:]

    private struct Begin: Hashable {
        var count: Int
        var letter: Unicode.Scalar
    }

    private struct Phrase {
        var text: String
        var words: [[UInt8]]
    }

    init(_ phrases: [String]) {
        for text in phrases.sorted() {
            let words = text.split(separator: " ").map(String.init)
            guard let begin = Self.begin(words) else { continue }
            self.phrases[begin, default: []].append(Phrase(text: text, words: words.map(Self.letters)))
        }
    }

    /// The nearest phrase of as many words, each of which has its slips; `nil` where none is near.
    func nearest(to words: [String]) -> String? {
        guard let begin = Self.begin(words) else { return nil }
        let letters = words.map(Self.letters)
        var best: (text: String, slips: Int)?
        for phrase in phrases[begin, default: []] {
            guard let slips = Self.slips(letters, phrase.words), slips < best?.slips ?? .max else { continue }
            best = (phrase.text, slips)
        }
        return best?.text
    }

    private static func slips(_ wanted: [[UInt8]], _ words: [[UInt8]]) -> Int? {
        var sum = 0
        for (one, other) in zip(wanted, words) where one != other {
            let limit = tolerance(length: one.count)
            guard limit > 0, let slips = Spelling.distance(one, other, limit: limit) else { return nil }
            sum += slips
        }
        return sum
    }

    /// Shorter words are another word sooner than the same one with a slip.
    private static func tolerance(length: Int) -> Int { length < 5 ? 0 : length < 8 ? 1 : 2 }

    private static func begin(_ words: [String]) -> Begin? {
        words.first?.unicodeScalars.first.map { Begin(count: words.count, letter: $0) }
    }

    /// A byte a letter: of one script no two letters share their last eight bits.
    private static func letters(_ word: String) -> [UInt8] {
        word.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
}
