import Foundation

/// Words as they are compared: without case and accents.
package enum SearchWord {
    /// The words of a text, 40 letters of each at most.
    package static func words(of text: String) -> [String] {
        let folded =
            // Of these letters nothing but the case is folded, which needs no table of all scripts.
            text.utf8.allSatisfy { $0 < 0x80 }
            ? text.lowercased()
            : text.precomposedStringWithCompatibilityMapping
                .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
        return folded.split { !$0.isLetter && !$0.isNumber }.map { String($0.prefix(40)) }
    }

    /// 4 for the word itself, 3 for one that begins so, 2 for one with a slip of the pen, and 0.
    package static func likeness(of wanted: String, to word: String) -> Int {
        if wanted == word { return 4 }
        if word.hasPrefix(wanted) { return 3 }
        let slips = wanted.count < 4 ? 0 : wanted.count < 8 ? 1 : 2
        guard slips > 0 else { return 0 }
        let first = Array(wanted)
        let second = Array(word.prefix(first.count + slips))
        // What is still typed is compared with as much of the word.
        var parts = [first.count - 1, first.count, first.count + 1]
        if second.count == word.count { parts.append(second.count) }
        let distances = distances(of: first, toBeginningsOf: second)
        return parts.contains { (1..<distances.count).contains($0) && distances[$0] <= slips } ? 2 : 0
    }

    /// Where a text has words that are looked for, as whole words; in the text's order.
    ///
    /// What is wanted are words as ``words(of:)`` has them.
    package static func ranges(of wanted: [String], in text: String) -> [Range<String.Index>] {
        guard !wanted.isEmpty else { return [] }
        return text.split { !$0.isLetter && !$0.isNumber }
            .filter { part in
                words(of: String(part)).contains { word in wanted.contains { likeness(of: $0, to: word) > 0 } }
            }
            .map { $0.startIndex..<$0.endIndex }
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
