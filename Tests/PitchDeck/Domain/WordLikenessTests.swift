import Testing

@testable import PitchDeckDomain

/// Words are compared as a table of all distances tells it, which is slow and plain.
struct WordLikenessTests {
    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(arguments: ["ab", "abc", "abé", "aक", "aबि"])
    func `a word is as like another as the table of distances says`(_ alphabet: String) {
        var (chance, seen) = (Chance(state: 7), [Int: Int]())
        for _ in 0..<4_000 {
            let wanted = Self.word(alphabet, 1...10, &chance)
            let isNear = Bool.random(using: &chance)
            let word = isNear ? Self.slip(of: wanted, alphabet, &chance) : Self.word(alphabet, 1...13, &chance)
            let likeness = Self.likeness(of: wanted, to: word)
            #expect(SearchWord.likeness(of: wanted, to: word) == likeness, "\(wanted) \(word)")
            seen[likeness, default: 0] += 1
        }
        #expect([0, 2, 3, 4].allSatisfy { seen[$0, default: 0] > 20 }, "\(seen)")
    }

    @Test(arguments: [", Ab9-", "é a\u{301}B", "क ि,a", "\r\na Ö"])
    func `a text is as like a word as the likest of its words, and two of them as one`(_ alphabet: String) {
        var chance = Chance(state: 11)
        for _ in 0..<400 {
            let text = Self.word(alphabet, 0...60, &chance)
            let words = SearchWord.words(of: text)
            let wanted = words.randomElement(using: &chance) ?? Self.word("abé", 1...6, &chance)
            let pairs = zip(words, words.dropFirst()).map(+)
            let folded = FoldedText(text)
            for wanted in [wanted, pairs.first ?? wanted, String(wanted.dropLast()) + "b"] where !wanted.isEmpty {
                let best = words.map { Self.likeness(of: wanted, to: $0) }.max() ?? 0
                #expect(folded.likeness(of: FoldedWord(wanted)) == best, "\(wanted) in \(text)")
                let bestPair = pairs.map { Self.likeness(of: wanted, to: $0) }.max() ?? 0
                #expect(folded.likenessOfPairs(of: FoldedWord(wanted)) == bestPair, "\(wanted) in \(text)")
            }
        }
    }

    @Test func `of a long word the first forty letters are compared`() {
        let word = String(repeating: "ab", count: 30)
        #expect(FoldedText(word + " b").likeness(of: FoldedWord(String(word.prefix(40)))) == 4)
        #expect(FoldedText(word + " b").likeness(of: FoldedWord("b")) == 4)
        #expect(FoldedText(word).likeness(of: FoldedWord(String(word.prefix(44)))) == 0)
    }

    /// The same with up to three slips, and perhaps an end.
    private static func slip(of word: String, _ alphabet: String, _ chance: inout Chance) -> String {
        var letters = Array(word)
        for _ in 0..<Int.random(in: 0...3, using: &chance) {
            let place = Int.random(in: 0..<letters.count, using: &chance)
            let other = Array(Self.word(alphabet, 1...1, &chance))
            switch Int.random(in: 0...3, using: &chance) {
            case 0: letters.replaceSubrange(place...place, with: other)
            case 1: letters.insert(contentsOf: other, at: place)
            case 2 where letters.count > 1: letters.remove(at: place)
            default: letters.swapAt(place, max(0, place - 1))
            }
        }
        return String(letters) + Self.word(alphabet, 0...2, &chance)
    }

    private static func word(_ alphabet: String, _ count: ClosedRange<Int>, _ chance: inout Chance) -> String {
        let letters = Array(alphabet)
        return String(
            (0..<Int.random(in: count, using: &chance)).compactMap { _ in letters.randomElement(using: &chance) }
        )
    }

    private static func likeness(of wanted: String, to word: String) -> Int {
        if wanted == word { return 4 }
        if word.hasPrefix(wanted) { return 3 }
        let slips = wanted.count < 4 ? 0 : wanted.count < 8 ? 1 : 2
        let (first, second) = (Array(wanted), Array(word.prefix(wanted.count + slips)))
        guard slips > 0 else { return 0 }
        var parts = [first.count - 1, first.count, first.count + 1]
        if second.count == word.count { parts.append(second.count) }
        let distances = distances(of: first, toBeginningsOf: second)
        return parts.contains { (1..<distances.count).contains($0) && distances[$0] <= slips } ? 2 : 0
    }

    /// Letters that are missing, too many, wrong or swapped, by how many letters of the second are looked at.
    private static func distances(of first: [Character], toBeginningsOf second: [Character]) -> [Int] {
        var (before, last) = ([Int](), Array(0...second.count))
        for row in 1...first.count {
            var current = [row]
            for column in 1..<(second.count + 1) {
                let isSame = first[row - 1] == second[column - 1]
                var least = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    least = min(least, before[column - 2] + 1)
                }
                current.append(least)
            }
            (before, last) = (last, current)
        }
        return last
    }
}
