import Foundation

/// Words as they are compared: without case and accents.
package enum SearchWord {
    /// What a word is compared by.
    static let mostLetters = 40

    /// The words of a text, ``mostLetters`` of each.
    package static func words(of text: String) -> [String] {
        let folded =
            // Of these letters nothing but the case is folded, which needs no table of all scripts.
            text.utf8.allSatisfy { $0 < 0x80 }
            ? text.lowercased()
            : text.precomposedStringWithCompatibilityMapping
                .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
        return folded.split { !$0.isLetter && !$0.isNumber }.map { String($0.prefix(mostLetters)) }
    }

    /// 4 for the word itself, 3 for one that begins so, 2 for one with a slip of the pen, and 0.
    package static func likeness(of wanted: String, to word: String) -> Int {
        FoldedText(words: [word]).likeness(of: FoldedWord(wanted))
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
}
