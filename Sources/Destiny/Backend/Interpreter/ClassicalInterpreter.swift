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
    func fixedResponse(to question: String, now: Date) -> GroundedAnswer? {
        let verdict = SafetyGate.verdict(on: QuestionText(question), in: SafetyGate.year(of: now))
        return verdict.refusal.map { fixedResponse(to: question, $0, verdict.circumstance) }
    }

    private func fixedResponse(
        to question: String,
        _ refusal: Refusal,
        _ circumstance: Circumstance? = nil
    ) -> GroundedAnswer {
        let paragraphs = FixedResponse.paragraphs(
            for: refusal,
            language: QuestionReader.language(of: question, QuestionWords.of(question)),
            circumstance: circumstance
        )
        let sentences = paragraphs.flatMap { paragraph in
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
    ///   - earlier: the questions of the conversation so far, oldest first.
    ///   - context: the area of the conversation so far.
    /// - Returns: the answer with all it rests on.
    /// - Complexity: some milliseconds; tens where a course of ten years is looked at.
    func answer(
        _ question: String,
        birth: CastBirth,
        now: Date,
        earlier: [String] = [],
        context: LifeArea? = nil
    ) -> GroundedAnswer {
        let reader = QuestionReader(birth: birth, now: now, astrologer: astrologer)
        let last = earlier.reduce(nil as UnderstoodQuestion?) { last, text in
            let main = reader.readAll(text, after: last).first
            return main?.isLeanedOn == true ? main : last
        }
        return answer(question, parts: reader.readAll(question, after: last), birth: birth, now: now, context: context)
            .grounded
    }

    /// The answer to a question whose parts were understood, the main one first.
    ///
    /// - Returns: the answer, and for each part what was computed; no plan for a fixed response.
    func answer(
        _ question: String,
        parts: [UnderstoodQuestion],
        birth: CastBirth,
        now: Date,
        context: LifeArea? = nil
    ) -> (grounded: GroundedAnswer, plans: [AnswerPlan]) {
        if let fixed = fixedResponse(to: question, now: now) { return (fixed, []) }
        let unreal = parts.compactMap(MissingDayResponse.init)
        let parts = parts.filter { $0.missingDay == nil }
        if parts.first?.kind == .safety, let refusal = parts.first?.refusal {
            return (fixedResponse(to: question, refusal), [])
        }
        if parts.isEmpty, let response = unreal.first { return (withoutChart(question, response.sentences), []) }
        guard let main = parts.first, main.kind != .outside else {
            return (outside(parts.first, birth, question), [])
        }
        let text = QuestionText(question)
        let areas = areas(of: text, main, context)
        let timeFrame = TimeFrame(text, now: now)
        let isNamed = main.subject.map { $0.slug != "general" } ?? false
        let profile =
            isNamed ? main.subject.map { AreaProfile($0) } ?? .of(.general) : .of(areas.first?.area ?? .general)
        let finder = FactFinder(
            birth: birth,
            profile: profile,
            timeFrame: timeFrame,
            now: now,
            astrologer: astrologer
        )
        let (findings, planned) = finder.findings()
        let formula = ConfidenceFormula(findings: findings, planned: planned, birth: birth)
        let plans = parts.map { AnswerPlan($0, birth: birth, now: now, astrologer: astrologer) }
        let shown = LookupFindings(plan: plans[0])?.findings(among: findings) ?? findings
        let grounded = GroundedAnswer(
            question: question,
            refusal: nil,
            areas: areas.map { .init(area: $0.area, score: $0.weight) },
            timeFrame: timeFrame.name,
            facts: shown.enumerated().map { $1.fact($0 + 1) },
            sentences: front(plans, shown, beside: unreal)
                + ReadingWording(plan: plans[0], findings: shown).sentences,
            confidence: formula.confidence,
            confidenceParts: formula.parts,
            computedWith: birth.computedWith,
            outline: outline(plans[0]),
            brief: PlanBrief(plans[0], front: FrontComposer(plans: plans).front)
        )
        return (grounded, plans)
    }

    /// What stands beside the words, and what may be asked next.
    private func outline(_ plan: AnswerPlan) -> AnswerOutline {
        let reader = QuestionReader(birth: plan.birth, now: plan.now, astrologer: astrologer)
        return OutlineMaker(plan: plan).outline(followUps: FollowUpQuestions(plan: plan, reader: reader).questions)
    }

    /// The first layer; each of its sentences rests on the facts of lord, significator and period.
    private func front(
        _ plans: [AnswerPlan],
        _ findings: [Finding],
        beside unreal: [MissingDayResponse]
    ) -> [GroundedAnswer.Sentence] {
        let grounds = findings.indices.filter { index in
            switch findings[index].kind {
            case .lord, .karaka, .dasha, .transit, .sadeSati, .lookup: true
            default: false
            }
        }
        let ids = (grounds.isEmpty ? Array(findings.indices.prefix(1)) : grounds).map { "F\($0 + 1)" }
        guard !ids.isEmpty else { return [] }
        let sentences = FrontComposer(plans: plans, besides: unreal.map(\.aside)).front
        return sentences.enumerated().map { index, text in
            .init(text: text, facts: ids, beginsParagraph: index < 2 || index == sentences.count - 1)
        }
    }

    private func areas(
        of text: QuestionText,
        _ understood: UnderstoodQuestion,
        _ context: LifeArea?
    ) -> [AreaClassifier.Score] {
        let found = AreaClassifier.areas(
            of: text,
            context: understood.subject.flatMap { $0.slug == "general" ? nil : $0.area } ?? context
        )
        guard let subject = understood.subject, subject.thing == nil, subject.slug != "general",
            found.first?.area != subject.area
        else { return found }
        return [.init(area: subject.area, weight: 2)] + found.filter { $0.area != subject.area && $0.weight > 0 }
    }

    private func outside(_ main: UnderstoodQuestion?, _ birth: CastBirth, _ question: String) -> GroundedAnswer {
        let language = main?.language ?? .english
        if main?.aboutGuide == .term, let term = main.flatMap({ TraditionTerm.asked(in: $0.words) }) {
            return withoutChart(question, [term.text(in: language)])
        }
        if let topic = main?.aboutGuide {
            return withoutChart(question, topic.sentences(in: language, birth.details))
        }
        let sentences =
            switch language {
            case .english:
                [
                    "That is not something a birth chart can tell, and this question is not counted.",
                    "Ask me about your own work, love, family, study, home, a journey, or a day you have in mind.",
                ]
            case .hindi: Self.outsideInHindi
            case .hinglish: Self.outsideInHindi.map(Hinglish.text)
            }
        return withoutChart(question, sentences)
    }

    /// What is said where nothing is computed, and nothing counted.
    private func withoutChart(_ question: String, _ sentences: [String]) -> GroundedAnswer {
        GroundedAnswer(
            question: question,
            refusal: .notAQuestion,
            areas: [.init(area: .general, score: 0)],
            timeFrame: TimeFrame.now.name,
            facts: [],
            sentences: sentences.map { .init(text: $0, facts: [], beginsParagraph: false) },
            confidence: nil,
            confidenceParts: [],
            computedWith: nil
        )
    }
}

extension ClassicalInterpreter {
    fileprivate static let outsideInHindi = [
        "यह बात जन्म कुंडली से नहीं जानी जा सकती, और यह प्रश्न गिना नहीं जाता।",
        "अपने काम, प्रेम, परिवार, पढ़ाई, घर, यात्रा या किसी दिन के बारे में पूछिए।",
    ]
}
