import DestinyDomain
import Foundation
import Storage
import Synchronization

/// Writes one answer: facts and fall-back first, then the provider's words where the person agreed, checked one
/// sentence at a time.
final class AnswerWriter: Sendable {
    private let database: any SQLDatabase
    private let interpreter: ClassicalInterpreter
    private let wording: (any AnswerWording)?
    private let now: @Sendable () -> Date
    /// Whether a cancelled writing is left for the next start instead of being kept as stopped.
    private let isAbandoned = Mutex(false)

    init(
        database: any SQLDatabase,
        interpreter: ClassicalInterpreter,
        wording: (any AnswerWording)?,
        now: @escaping @Sendable () -> Date
    ) {
        self.database = database
        self.interpreter = interpreter
        self.wording = wording
        self.now = now
    }

    /// From now on cancelled writings are left unwritten.
    func abandon() {
        isAbandoned.withLock { $0 = true }
    }

    func write(_ job: AnswerJob, to log: AnswerLog) async {
        if job.attempt > 0 { log.add([.restart]) }
        do {
            let grounded = try ground(job)
            log.add(AnswerScript.beginning(area: grounded.area, tools: grounded.tools))
            let outcome = await word(grounded, job, to: log)
            if isAbandoned.withLock({ $0 }), Task.isCancelled { return }
            try await finish(job, grounded, outcome, log)
        } catch {
            await fail(job, log)
        }
    }

    private func ground(_ job: AnswerJob) throws(AstrologyError) -> GroundedAnswer {
        if let fixed = interpreter.fixedResponse(to: job.question, now: job.answer.createdAt) { return fixed }
        guard let birth = job.birth else { throw .birthNeeded }
        let cast = try interpreter.astrologer.cast(birth, job.settings)
        return interpreter.answer(
            job.question,
            birth: cast,
            now: job.answer.createdAt,
            earlier: job.earlier,
            context: job.context
        )
    }

    /// What was said in the end, and by whom.
    private struct Outcome {
        var sentences: [GroundedAnswer.Sentence]
        var answerer: Answerer
        var dropped = 0
        var isStopped = false
    }

    private func word(_ grounded: GroundedAnswer, _ job: AnswerJob, to log: AnswerLog) async -> Outcome {
        guard grounded.refusal == nil else {
            log.add(AnswerScript.words(of: grounded.sentences.text))
            return Outcome(sentences: grounded.sentences, answerer: .fixed)
        }
        guard let wording, let brief = grounded.brief, job.settings.consentedProvider == wording.provider.name else {
            log.add(AnswerScript.words(of: grounded.sentences.text))
            return Outcome(sentences: grounded.sentences, answerer: .classical)
        }
        var outcome = Outcome(sentences: [], answerer: .provider)
        if await fill(&outcome, from: wording, grounded, brief, job, log) { return outcome }
        if Task.isCancelled {
            outcome.isStopped = true
            return outcome
        }
        if !outcome.sentences.isEmpty { log.add([.restart]) }
        log.add(AnswerScript.words(of: grounded.sentences.text))
        return Outcome(sentences: grounded.sentences, answerer: .fallback, dropped: outcome.dropped)
    }

    /// Whether the provider came to an end with a text that rests on the facts.
    private func fill(
        _ outcome: inout Outcome,
        from wording: any AnswerWording,
        _ grounded: GroundedAnswer,
        _ plan: PlanBrief,
        _ job: AnswerJob,
        _ log: AnswerLog
    ) async -> Bool {
        let brief = AnswerBrief(
            question: String(grounded.question.prefix(QuestionText.maximumLength)),
            area: grounded.area,
            facts: plan.facts + grounded.facts,
            today: DayText.iso(now()),
            maximumWords: ChatWording.maximumWords,
            plan: plan,
            earlier: job.turns
        )
        var guardian = SentenceGuard(facts: brief.facts, language: plan.language, now: now())
        do {
            for try await sentence in wording.sentences(for: brief) {
                guard let checked = guardian.check(sentence) else {
                    outcome.dropped = guardian.dropped
                    if guardian.dropped >= SentenceGuard.toleratedDrops { return false }
                    continue
                }
                if outcome.sentences.isEmpty, !plan.isAnswered(by: checked.text) {
                    // The first sentence answers; where theirs does not, ours stands before it.
                    let ours = GroundedAnswer.Sentence(text: plan.verdict, facts: ["P1"], beginsParagraph: false)
                    outcome.sentences.append(ours)
                    log.add(AnswerScript.words(of: ours.text))
                }
                let piece = (outcome.sentences.isEmpty ? "" : checked.beginsParagraph ? "\n\n" : " ") + checked.text
                outcome.sentences.append(checked)
                log.add(AnswerScript.words(of: piece))
            }
        } catch {
            return false
        }
        return !Task.isCancelled && outcome.sentences.count >= 2
    }

    private func finish(
        _ job: AnswerJob,
        _ grounded: GroundedAnswer,
        _ outcome: Outcome,
        _ log: AnswerLog
    ) async throws {
        let trace = trace(job, grounded, outcome)
        let sources = grounded.sources(of: outcome.sentences)
        var message = job.answer
        message.text = outcome.sentences.text
        message.state = outcome.isStopped ? .stopped : .complete
        message.grounds = AnswerGrounds(
            area: grounded.area,
            tools: grounded.tools,
            sources: sources,
            confidence: grounded.confidence,
            answerer: outcome.answerer,
            traceID: trace.id,
            outline: outcome.isStopped ? nil : grounded.outline
        )
        let (finished, date) = (message, now())
        let isCounted = grounded.refusal == nil && !finished.text.isEmpty
        // Its own task: a stop must not end what keeps the text.
        try await Task { [database] in
            try await database.write { connection in
                try ConversationStore(connection: connection, account: job.account)
                    .finish(finished, trace: trace, isCounted: isCounted, at: date)
            }
        }.value
        log.add(AnswerScript.end(sources: sources, confidence: grounded.confidence) + [.finished(finished)])
    }

    private func trace(_ job: AnswerJob, _ grounded: GroundedAnswer, _ outcome: Outcome) -> ReasoningTrace {
        ReasoningTrace(
            id: UUID(),
            question: grounded.question,
            refusal: grounded.refusal,
            areas: grounded.areas,
            timeFrame: grounded.timeFrame,
            facts: grounded.facts + (outcome.answerer == .provider ? grounded.brief?.facts ?? [] : []),
            sentences: outcome.sentences.map { .init(text: $0.text, facts: $0.facts) },
            confidence: grounded.confidenceParts,
            answerer: outcome.answerer,
            droppedSentences: outcome.dropped,
            computedWith: grounded.computedWith,
            createdAt: now()
        )
    }

    /// The question is kept; the answer can be asked for again and has not counted.
    private func fail(_ job: AnswerJob, _ log: AnswerLog) async {
        var message = job.answer
        message.state = .failed
        let failed = message
        // When even this cannot be kept, the answer stays unwritten and is begun again at the next start.
        try? await database.write { try ConversationStore(connection: $0, account: job.account).fail(failed) }
        log.add([.finished(failed)])
    }
}
