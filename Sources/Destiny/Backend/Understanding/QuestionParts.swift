import Foundation
import Jyotish

/// A question with several parts, cut apart: “When will I marry, and will it be love?”.
enum QuestionParts {
    /// The parts in order, at most three; one where nothing parts it.
    static func split(_ question: String) -> [String] {
        var text = question
        text = text.replacing(/(\d)\.(\d)/) { "\($0.1)·\($0.2)" }
        text = text.replacing(
            /(?i)[,;]?\s+(?:and|aur|और|also|plus)\s+(?=(?:also\s+|then\s+|phir\s+)?(?:when|will|how|what|why|should|which|is|does|do|can|who|kab|kya|kaise|kaisa|kaisi|kyu|kyun|kaun|kahan|कब|क्या|कैसे|कैसा|कैसी|क्यों|कौन)\b)/
        ) { _ in "? " }
        // “is my Mercury retrograde, will I pass”
        text = text.replacing(
            /(?i)^((?:is|am|are|do|does|will|should|can|how|what|when\s+(?:is|am|do|does|will|should|can))\s+[^,?.]+\s[^,?.]+),\s+(?=(?:will|should|can|is|am|do|does|when|how)\s+\S+\s+\S+)/
        ) { "\($0.1)? " }
        let marks: Set<Character> = ["?", "!", "।", "\n", ";"]
        var parts: [String] = []
        var part = ""
        let letters = Array(text)
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : " "
            if marks.contains(letter) || letter == "." && next.isWhitespace {
                // The mark stays: it tells a question from a statement.
                if letter == "?" { part.append("?") }
                parts.append(part)
                part = ""
            } else {
                part.append(letter == "·" ? "." : letter)
            }
        }
        parts.append(part)
        let trimmed = parts.map { $0.trimmingCharacters(in: .whitespaces) }
        let whole = trimmed.filter { $0.split(whereSeparator: \.isWhitespace).count >= 2 }
        return whole.isEmpty ? [question] : Array(whole.prefix(3))
    }
}

extension QuestionReader {
    /// All parts of a question; the first is the main one.
    ///
    /// A statement before a question gives it what it leaves out: “I lost my job. When will I find one?”.
    func readAll(_ question: String, after last: UnderstoodQuestion? = nil) -> [UnderstoodQuestion] {
        if let both = both(question, last) { return both }
        let split = QuestionParts.split(question)
        let whole = read(question, after: last)
        guard split.count > 1, whole.refusal == nil || whole.kind == .outside else { return [whole] }
        let parts = Self.joiningStatements(split)
        guard parts.count > 1 else { return [self.read(parts.first ?? question, after: last)] }
        var before = last
        var read: [UnderstoodQuestion] = []
        for part in parts {
            let one = self.read(part, after: before)
            guard one.kind != .courtesy else { continue }
            if one.isLeanedOn { before = one }
            let isAgain = read.contains { other in
                other.subject == one.subject
                    && (one.subject?.thing != nil || other.kind == one.kind && other.span == one.span)
            }
            if !isAgain { read.append(one) }
        }
        let known = read.filter { $0.refusal == nil }
        // A day that does not exist has no answer to begin with.
        let asked = known.filter { $0.missingDay == nil } + known.filter { $0.missingDay != nil }
        // Nothing could be read of the parts: as a whole.
        guard let first = asked.first ?? read.first else { return [whole] }
        return [first] + asked.dropFirst()
    }

    /// What is only told belongs to the question after it, as “I lost my job” before “When will I find one?”.
    private static func joiningStatements(_ parts: [String]) -> [String] {
        guard parts.contains(where: { $0.hasSuffix("?") }) else { return parts }
        var joined: [String] = []
        var told = ""
        for part in parts {
            if part.hasSuffix("?") || part == parts.last && told.isEmpty {
                joined.append(told + part)
                told = ""
            } else {
                told += part + " – "
            }
        }
        return told.isEmpty ? joined : joined + [String(told.dropLast(3))]
    }

    /// “both?” after two options asks of each.
    private func both(_ question: String, _ last: UnderstoodQuestion?) -> [UnderstoodQuestion]? {
        let words = QuestionWords.of(question)
        guard let last, last.options.count == 2, words.count <= 6, Self.ofBoth.match(words) != nil,
            !KindPatterns.comparesBefore(words), last.options.allSatisfy({ $0.span == nil }),
            last.options[0].subject != last.options[1].subject,
            SafetyGate.refusal(of: QuestionText(question), in: spans.today.year) == nil
        else { return nil }
        let isShort = words.count <= 2
        let language = isShort ? last.language : Self.language(of: question, words)
        return last.options.map { option in
            understood(question, words, .whether, option.subject, last.span, language, isFollowUp: true)
        }
    }

    private static let ofBoth = SpokenPattern("both|dono|donon|donno")
}
