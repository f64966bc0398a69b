/// Words in an order, with room between them.
///
/// Written as a line: `a|b` is either word, `%name` a class of words, `word*` a beginning, `~` up to three words
/// between, `~~` up to seven, `_` any one word, `#` a number of years, and a word with `?` may be missing.
struct SpokenPattern: Sendable {
    private let slots: [Slot]

    private struct Slot: Sendable {
        let terms: [SpokenTerm]
        /// The letters that its terms begin with, as bits.
        let initials: UInt32
        let isAny: Bool
        let isOptional: Bool
        /// How many words may stand before it.
        let room: Int
    }

    init(_ line: Substring) {
        var slots: [Slot] = []
        var room = 0
        for piece in line.split(separator: " ") {
            switch piece {
            case "~": room = 3
            case "~~": room = 7
            default:
                let isOptional = piece.hasSuffix("?")
                let text = isOptional ? piece.dropLast() : piece
                let (terms, isAny) = (Self.terms(text), text == "_")
                let initials = isAny ? .max : terms.reduce(0) { $0 | $1.initials }
                slots.append(
                    Slot(terms: terms, initials: initials, isAny: isAny, isOptional: isOptional, room: room)
                )
                room = 0
            }
        }
        self.slots = slots
    }

    private static func terms(_ text: Substring) -> [SpokenTerm] {
        text.split(separator: "|").flatMap { term -> [SpokenTerm] in
            // “में” comes out of Hindi's script as “men”.
            if term == "mein" { return [SpokenTerm(term), SpokenTerm("men")] }
            guard term.hasPrefix("%") else { return [SpokenTerm(term)] }
            return (WordClasses.all[String(term.dropFirst())] ?? []).map { SpokenTerm($0[...]) }
        }
    }

    /// How many words it needs.
    var length: Int { slots.count { !$0.isOptional } }

    /// The places of the first words in a row that it fits; `nil` where it does not.
    func match(_ words: [SpokenWord]) -> Range<Int>? {
        var initials: UInt32 = 0
        for word in words { initials |= word.initial }
        // Most patterns need a word that begins as none of these does.
        for slot in slots where !slot.isOptional && slot.initials & initials == 0 { return nil }
        for start in words.indices {
            if let end = end(of: 0, at: start, words, isFirst: true) { return start..<end }
        }
        return nil
    }

    /// The words without the first in a row that it fits.
    func removed(from words: [SpokenWord]) -> [SpokenWord] {
        match(words).map { Array(words[..<$0.lowerBound] + words[$0.upperBound...]) } ?? words
    }

    private func end(of slot: Int, at position: Int, _ words: [SpokenWord], isFirst: Bool = false) -> Int? {
        guard slot < slots.count else { return position }
        let wanted = slots[slot]
        for skip in 0...(isFirst ? 0 : wanted.room) where position + skip < words.count {
            let word = words[position + skip]
            if wanted.initials & word.initial != 0, wanted.isAny || wanted.terms.contains(where: { $0.fits(word) }),
                let end = end(of: slot + 1, at: position + skip + 1, words)
            {
                return end
            }
        }
        return wanted.isOptional ? end(of: slot + 1, at: position, words) : nil
    }
}

/// One word of a pattern, by its sound.
struct SpokenTerm: Hashable, Sendable {
    private let letters: [UInt8]
    /// The letter that words it fits begin with, as a bit; every bit where any may.
    let initials: UInt32
    private let isBeginning: Bool
    private let slips: Int
    private let isAge: Bool

    init(_ text: Substring) {
        isAge = text == "#"
        isBeginning = text.hasSuffix("*")
        letters = Array(SpokenWord.sound(of: String(isBeginning ? text.dropLast() : text)).utf8)
        // In a short word a slip makes another word.
        slips = letters.count >= 8 ? 2 : letters.count >= 5 ? 1 : 0
        initials = isAge || letters.isEmpty ? .max : SpokenWord.initial(of: letters)
    }

    func fits(_ word: SpokenWord) -> Bool {
        guard initials & word.initial != 0 else { return false }
        if isAge { return Int(word.latin).map { (1...120).contains($0) } ?? false }
        if isBeginning ? word.letters.starts(with: letters) : word.letters == letters { return true }
        guard slips > 0, !word.isKnown, word.letters.first == letters.first else { return false }
        if isBeginning {
            return word.letters.count >= letters.count - slips
                && (-slips...slips).contains { change in
                    let count = letters.count + change
                    return count <= word.letters.count
                        && Slips.count(Array(word.letters.prefix(count)), letters, atMost: slips) <= slips
                }
        }
        return Slips.count(word.letters, letters, atMost: slips) <= slips
    }
}

/// Letters wrong, missing, too many, or exchanged with their neighbour.
enum Slips {
    /// How many there are (optimal string alignment); more than `limit` when there are more.
    static func count(_ one: [UInt8], _ other: [UInt8], atMost limit: Int) -> Int {
        guard abs(one.count - other.count) <= limit else { return limit + 1 }
        var before = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var row = [i + 1]
            for (j, wanted) in other.enumerated() {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == wanted ? 0 : 1))
                if i > 0, j > 0, letter == other[j - 1], one[i - 1] == wanted { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            (before, last) = (last, row)
        }
        return last[other.count]
    }
}
