import DestinyDomain
import Jyotish

/// What goes on with a question that no chart was asked.
extension QuestionReader {
    /// What leans on a question that no chart was asked: “when?” after a wish to die, “will she be okay?” after an
    /// illness, “why?” after a custom.
    ///
    /// - Parameters:
    ///   - text: what is asked now.
    ///   - words: its words.
    ///   - last: the question it may lean on.
    /// - Returns: what was said before, once more; `nil` for what stands by itself.
    func afterNoChart(
        _ text: QuestionText,
        _ words: [SpokenWord],
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard last.subject == nil, SafetyGate.refusal(of: text, in: spans.today.year) == nil else { return nil }
        let isWhy = words.count <= 3 && KindPatterns.fits(KindPatterns.why, words)
        if last.isRefused, let refusal = last.refusal {
            return isWhy || Self.goesOn(words, with: refusal) ? last : nil
        }
        guard last.aboutGuide == .customs, isWhy else { return nil }
        var read = last
        read.aboutGuide = .customsOrigin
        return read
    }

    /// Whether few words are still of what was stopped; after a crisis all that name nothing else are.
    private static func goesOn(_ words: [SpokenWord], with refusal: Refusal) -> Bool {
        if AboutGuide.asked(in: words, isAlone: true) != nil { return false }
        if refusal == .illness, RefusalPatterns.hope.match(words) != nil { return true }
        let named = SubjectCatalogue.subject(of: words.map(\.asWritten))?.slug ?? "general"
        if refusal.isCrisis {
            return words.count <= 12 && named == "general" || words.count <= 6 && besideACrisis.contains(named)
        }
        if words.count <= 4, besideARefusal[refusal]?.contains(named) == true { return true }
        let isOfATime = KindPatterns.fits(KindPatterns.period, words) && !KindPatterns.opensOn(words)
        return named == "general" && KindPatterns.leansOnBefore(words) && !isOfATime
    }

    /// What is named after a crisis and asks of it: “should I stay”, “should I tell mom”, “will it hurt”.
    private static let besideACrisis: Set<String> = [
        "staying", "separation", "reunion", "love", "marriage-harmony", "mother", "father", "parents", "siblings",
        "friends", "home", "children", "rest", "health", "courage",
    ]
    /// What is named after a refusal and asks of it: “when does it end” and “should I settle” of a case.
    private static let besideARefusal: [Refusal: Set<String>] = [
        .legal: ["separation", "moving-abroad"], .death: relatives.union(["separation"]),
        .illness: relatives.union(["separation", "medicine"]),
    ]
    /// “and my mother?”.
    private static let relatives: Set<String> = [
        "mother", "father", "parents", "siblings", "children", "friends", "in-laws", "daughter-in-law",
        "son-in-law", "marriage",
    ]

    /// “he hasn't called in 3 days, will he?”: as long as only what is told before the question has a time.
    func isOfSilence(_ asked: [SpokenWord]?, _ words: [SpokenWord]) -> Bool {
        let told = asked.map { words.dropLast($0.count) } ?? words[...]
        return KindPatterns.tellsOfSilence(Array(told)) && asked.map { spans.span(in: $0) == nil } ?? true
    }
}
