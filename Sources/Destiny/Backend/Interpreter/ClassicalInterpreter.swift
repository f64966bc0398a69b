import DestinyDomain
import Foundation

/// Answers questions by rules and templates, without asking anybody; the same question about the same chart on the
/// same day gets the same answer.
struct ClassicalInterpreter: Sendable {
    let astrologer: Astrologer

    /// The fixed response for a question that a chart is not asked; `nil` for any other.
    ///
    /// Needs no chart, so that help does not wait for birth details.
    func fixedResponse(to question: String) -> GroundedAnswer? {
        guard let refusal = SafetyGate.refusal(of: QuestionText(question)) else { return nil }
        let sentences = FixedResponse.paragraphs(for: refusal).flatMap { paragraph in
            paragraph.enumerated().map { index, text in
                GroundedAnswer.Sentence(text: text, facts: [], beginsParagraph: index == 0)
            }
        }
        return GroundedAnswer(
            question: question,
            refusal: refusal,
            areas: [.init(area: .general, score: 0)],
            timeFrame: TimeFrame.now.name,
            facts: [],
            sentences: sentences,
            confidence: nil,
            confidenceParts: [],
            computedWith: nil
        )
    }

    /// - Parameters:
    ///   - question: as the person wrote it.
    ///   - birth: whose chart.
    ///   - now: when it is asked.
    ///   - context: the area of the conversation so far.
    /// - Returns: the answer with all it rests on.
    /// - Complexity: some milliseconds.
    func answer(_ question: String, birth: CastBirth, now: Date, context: LifeArea? = nil) -> GroundedAnswer {
        if let fixed = fixedResponse(to: question) { return fixed }
        let text = QuestionText(question)
        let areas = AreaClassifier.areas(of: text, context: context)
        let timeFrame = TimeFrame(text, now: now)
        let profile = AreaProfile.of(areas.first?.area ?? .general)
        let finder = FactFinder(
            birth: birth,
            profile: profile,
            timeFrame: timeFrame,
            now: now,
            astrologer: astrologer
        )
        let (findings, planned) = finder.findings()
        let formula = ConfidenceFormula(findings: findings, planned: planned, birth: birth)
        let realiser = Realiser(
            findings: findings,
            profile: profile,
            frame: HouseFrame(birth),
            birth: birth,
            seed: text.padded + birth.details.date.description
        )
        return GroundedAnswer(
            question: question,
            refusal: nil,
            areas: areas.map { .init(area: $0.area, score: $0.weight) },
            timeFrame: timeFrame.name,
            facts: findings.enumerated().map { $1.fact($0 + 1) },
            sentences: realiser.sentences,
            confidence: formula.confidence,
            confidenceParts: formula.parts,
            computedWith: birth.computedWith
        )
    }
}
