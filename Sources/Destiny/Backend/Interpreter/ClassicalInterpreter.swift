import DestinyDomain
import Foundation
import Jyotish

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

/// A whole answer of the interpreter with everything it rests on: what is said by default, what a provider may word
/// anew, and what is said when the provider fails.
struct GroundedAnswer: Sendable {
    let question: String
    let refusal: Refusal?
    let areas: [ReasoningTrace.AreaScore]
    let timeFrame: String
    let facts: [ChartFact]
    let sentences: [Sentence]
    /// `nil` for a fixed response.
    let confidence: Confidence?
    let confidenceParts: [ReasoningTrace.ConfidencePart]
    /// `nil` for a fixed response.
    let computedWith: ComputedWith?

    struct Sentence: Hashable, Sendable {
        let text: String
        /// Facts it rests on, by id; empty only in fixed responses.
        let facts: [ChartFact.ID]
        /// Whether a new paragraph begins with it.
        let beginsParagraph: Bool
    }

    var area: LifeArea { areas.first?.area ?? .general }

    /// The tools of the facts that are named, in order.
    var tools: [ToolChip] { facts.map(\.tool) }

    /// Of the facts that the sentences rest on, each once, in order.
    func sources(of sentences: [Sentence]) -> [Citation] {
        let named = Set(sentences.flatMap(\.facts))
        return facts.filter { named.contains($0.id) }.flatMap(\.sources).reduce(into: []) { list, citation in
            if !list.contains(citation) { list.append(citation) }
        }
    }
}

extension [GroundedAnswer.Sentence] {
    /// The sentences as one text with empty lines between paragraphs.
    var text: String {
        enumerated().map { index, sentence in
            (index == 0 ? "" : sentence.beginsParagraph ? "\n\n" : " ") + sentence.text
        }.joined()
    }
}

/// Runs the tools of one question over one chart.
struct FactFinder {
    let birth: CastBirth
    let profile: AreaProfile
    let timeFrame: TimeFrame
    let now: Date
    let astrologer: Astrologer

    /// What was found, and how many tools should have found something.
    func findings() -> (findings: [Finding], planned: Int) {
        let natal = NatalTools(birth: birth, profile: profile)
        let timing = TimingTools(
            birth: birth,
            profile: profile,
            timeFrame: timeFrame,
            now: now,
            astrologer: astrologer
        )
        let planned = NatalTools.plannedCount(for: profile) + TimingTools.plannedCount(for: timeFrame)
        let found = natal.findings + timing.findings
        return (found + [birthTime].compactMap { $0 }, planned)
    }

    private var birthTime: Finding? {
        let statement: String
        switch birth.details.accuracy {
        case .exact: return nil
        case .withinHour where birth.isLagnaCertain:
            statement = "The time of birth is known to within an hour, and the rising sign is the same throughout."
        case .withinHour:
            statement = "The time of birth is known to within an hour, and the rising sign changes in it."
        case .unknown where birth.isMoonSignCertain:
            statement = "The time of birth is unknown; the Moon is in \(birth.chart[.moon].sign.name) all that day."
        case .unknown:
            statement = "The time of birth is unknown, and the Moon changed its sign on that day."
        }
        return Finding(
            kind: .birthTime,
            tool: ToolChip(tool: "birthTime", label: "Checked the birth time"),
            statement: statement,
            polarity: 0,
            weight: 0,
            side: .note,
            sources: [.bphs(4)]
        )
    }
}
