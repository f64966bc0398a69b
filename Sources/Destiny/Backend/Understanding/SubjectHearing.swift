import DestinyDomain
import Foundation

/// What a question is about, by its phrases and, where they leave it open, by what its words are like.
enum SubjectHearing {
    /// `nil` where the file that lies beside the program is gone: phrases alone are heard then.
    static let scorer = Bundle.module.url(forResource: "subject-weights", withExtension: "bin")
        .flatMap { try? Data(contentsOf: $0) }
        .flatMap { SubjectScorer(weights: [UInt8]($0), concepts: SafetyGate.concepts) }

    /// What phrases name, unless the words are like another subject's.
    ///
    /// What is asked of the chart by name stays, and after another question only what is sure is taken for a new one.
    ///
    /// - Parameters:
    ///   - words: as the safety gate hears them.
    ///   - named: what phrases name.
    ///   - isAlone: whether no question stands before it that it could lean on.
    ///   - isImpersonal: whether nobody is spoken of, so that it may be none for a chart.
    /// - Returns: the subject; `nil` where neither phrases nor words tell one.
    static func subject(
        of words: [SpokenWord],
        named: QuestionSubject?,
        isAlone: Bool,
        isImpersonal: Bool
    ) -> QuestionSubject? {
        guard named?.thing == nil, words.count >= 3, let judged = scorer?.judgement(of: words), let slug = judged.slug,
            slug != "general", slug != named?.slug, let learned = SubjectCatalogue.named(slug)
        else { return named }
        let share = judged.shares[slug] ?? 0
        if !isAlone { return share > shareAfterAnother && named == nil ? learned : named }
        guard let named, named.slug != "general" else {
            return share > (isImpersonal ? shareOfTheImpersonal : shareOfTheUnnamed) ? learned : named
        }
        let isOther = share > shareAgainstPhrases && judged.shares[named.slug] ?? 0 < shareOfWeakPhrases
        return isOther ? learned : named
    }

    /// From questions that the scorer had not learned from.
    private static let shareOfTheUnnamed: Float = 0.08
    private static let shareOfTheImpersonal: Float = 0.3
    private static let shareAfterAnother: Float = 0.9
    private static let shareAgainstPhrases: Float = 0.3
    private static let shareOfWeakPhrases: Float = 0.1
}
