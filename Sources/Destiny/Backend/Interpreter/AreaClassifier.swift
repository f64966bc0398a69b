import DestinyDomain

/// Finds the part of life that a question is about, by the words in it.
enum AreaClassifier {
    struct Score: Hashable, Sendable {
        let area: LifeArea
        let weight: Double
    }

    /// The areas with words in the question, best first; an equal weight goes to the one listed first.
    ///
    /// - Parameters:
    ///   - question: the words.
    ///   - context: the area of the conversation so far, which a question without any word of its own goes on with.
    /// - Returns: at least one; `general` when there is nothing to go by.
    static func areas(of question: QuestionText, context: LifeArea?) -> [Score] {
        var scores = LifeArea.allCases.map { area in
            Score(area: area, weight: weight(of: AreaLexicon.terms(of: area), in: question))
        }.filter { $0.weight > 0 }
        if scores.isEmpty { scores = [Score(area: context ?? .general, weight: 0)] }
        // Stable: Swift's sort keeps the order of equals.
        return scores.sorted { $0.weight > $1.weight }
    }

    private static func weight(of terms: [(term: String, weight: Double)], in question: QuestionText) -> Double {
        terms.reduce(0) { sum, entry in
            if question.contains(entry.term) { return sum + entry.weight }
            return sum + (isMisspelt(entry.term, in: question) ? entry.weight * slipFactor : 0)
        }
    }

    /// A word that is there as it is written counts more than one that is only like it.
    private static let slipFactor = 0.7

    private static func isMisspelt(_ term: String, in question: QuestionText) -> Bool {
        let stem = term.hasSuffix("*") ? String(term.dropLast()) : term
        guard stem.count >= 6, !stem.contains(" ") else { return false }
        return question.words.contains { word in
            // Of a longer word the beginning is compared, as the term is a beginning.
            term.hasSuffix("*")
                ? word.count >= stem.count - 1 && isOneSlip(String(word.prefix(stem.count)), stem)
                : isOneSlip(word, stem)
        }
    }

    /// Whether one letter is wrong, missing, too many, or exchanged with its neighbour; the first letter is right.
    static func isOneSlip(_ word: String, _ term: String) -> Bool {
        let (one, other) = (Array(word.unicodeScalars), Array(term.unicodeScalars))
        guard one.first == other.first, abs(one.count - other.count) <= 1 else { return false }
        let start = zip(one, other).prefix { $0 == $1 }.count
        let (a, b) = (one.dropFirst(start), other.dropFirst(start))
        if a.dropFirst().elementsEqual(b.dropFirst()) || a.dropFirst().elementsEqual(b)
            || a.elementsEqual(b.dropFirst())
        {
            return true
        }
        guard a.count >= 2, b.count >= 2 else { return false }
        let isSwapped = a[a.startIndex] == b[b.startIndex + 1] && a[a.startIndex + 1] == b[b.startIndex]
        return isSwapped && a.dropFirst(2).elementsEqual(b.dropFirst(2))
    }
}
