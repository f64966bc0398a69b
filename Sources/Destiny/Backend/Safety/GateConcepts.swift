/// What words have in common: kin, ways to die, medicines, work.
struct GateConcepts: Sendable {
    private var whole: [String: [[UInt8]]] = [:]
    private var beginnings: [(letters: [UInt8], name: [UInt8])] = []
    /// Long words by their first letter, which a slip is near to.
    private var long: [UInt8: [SpokenWord]] = [:]

    /// - Parameter text: lines like `kin: mother father`; a star ends a beginning, `#` begins a comment.
    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard let last = parts.last, parts.count == 2 else { continue }
            let name = Array(parts[0].utf8)
            for word in last.split(separator: " ") {
                if word.hasSuffix("*") {
                    beginnings.append((Array(SpokenWord.sound(of: String(word.dropLast())).utf8), name))
                    continue
                }
                let spoken = SpokenWord(String(word))
                if spoken.letters.count >= 5 { long[spoken.letters[0], default: []].append(spoken) }
                if whole[SpokenWord.sound(of: String(word))]?.contains(name) != true {
                    whole[SpokenWord.sound(of: String(word)), default: []].append(name)
                }
            }
        }
    }

    func names(of word: SpokenWord) -> [[UInt8]] {
        (whole[word.sound] ?? []) + beginnings.filter { word.letters.starts(with: $0.letters) }.map(\.name)
    }

    /// A word that is nobody's, as the word it is a slip of; any other as it is.
    func respelled(_ word: SpokenWord) -> SpokenWord {
        guard word.letters.count >= 5, !word.isKnown, names(of: word).isEmpty else { return word }
        return long[word.letters[0]]?.first { Slips.count(word.letters, $0.letters, atMost: 1) <= 1 } ?? word
    }
}
