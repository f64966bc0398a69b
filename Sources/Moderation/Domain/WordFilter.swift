import Foundation

/// Holds texts with words of a list.
///
/// Letters that look alike or are spaced out are no way around it: texts are compared by their compatibility forms,
/// without case, accents and signs between letters.
package struct WordFilter: ContentFilter {
    private let words: Set<String>

    /// Words and phrases, in any case.
    package init(words: some Sequence<String>) {
        self.words = Set(words.map { Self.letters(of: $0).joined(separator: " ") }.filter { !$0.isEmpty })
    }

    package func verdict(on text: String) -> ContentVerdict {
        let letters = Self.letters(of: text)
        let plain = " \(letters.joined(separator: " ")) "
        let spelled = " \(Self.joiningSingles(letters).joined(separator: " ")) "
        let isHeld = words.contains { plain.contains(" \($0) ") || spelled.contains(" \($0) ") }
        return isHeld ? .held : .published
    }

    /// The words of a text, without case and accents.
    private static func letters(of text: String) -> [String] {
        text.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }

    /// `b a d` is `bad`.
    private static func joiningSingles(_ words: [String]) -> [String] {
        words.reduce(into: [(text: String, isSpelled: Bool)]()) { joined, word in
            let isSingle = word.count == 1
            if isSingle, let last = joined.last, last.isSpelled {
                joined[joined.count - 1].text += word
            } else {
                joined.append((word, isSingle))
            }
        }.map(\.text)
    }
}

/// Looks at what somebody is about to publish.
///
/// Services that publish ask it before they store; what it holds waits in the queue like a reported item.
package protocol ContentFilter: Sendable {
    func verdict(on text: String) -> ContentVerdict
}

/// What is to happen with a text.
package enum ContentVerdict: Hashable, Sendable {
    case published
    /// Stored, and shown once an admin has kept it.
    case held
}
