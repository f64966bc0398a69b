import DestinyDomain
import Foundation
import Storage

/// Where answers are written, whether or not anybody follows them.
actor AnswerDesk {
    private let writer: AnswerWriter
    private let database: any SQLDatabase
    private var running: [Message.ID: (log: AnswerLog, task: Task<Void, Never>)] = [:]

    init(
        database: any SQLDatabase,
        astrologer: Astrologer,
        wording: (any AnswerWording)?,
        now: @escaping @Sendable () -> Date
    ) {
        self.database = database
        writer = AnswerWriter(
            database: database,
            interpreter: ClassicalInterpreter(astrologer: astrologer),
            wording: wording,
            now: now
        )
    }

    /// Begins, unless it is under way.
    @discardableResult
    func begin(_ job: AnswerJob) -> AnswerLog {
        if let log = running[job.answer.id]?.log { return log }
        let log = AnswerLog(attempt: job.attempt)
        let task = Task { [writer] in
            await writer.write(job, to: log)
            self.ended(job.answer.id)
        }
        running[job.answer.id] = (log, task)
        return log
    }

    func log(of answer: Message.ID) -> AnswerLog? { running[answer]?.log }

    /// Ends the writing and waits until what is there is kept.
    func stop(_ answer: Message.ID) async {
        guard let (_, task) = running[answer] else { return }
        task.cancel()
        await task.value
    }

    /// Begins every answer again that a process left unwritten.
    func resumeAll() async throws {
        let jobs = try await database.write { try ConversationStore.unwritten(connection: $0) }
        for job in jobs { begin(job) }
    }

    func cancelAll() async {
        let entries = running.values
        for (log, task) in entries {
            writer.abandon()
            task.cancel()
            log.close()
        }
        for (_, task) in entries { await task.value }
    }

    private func ended(_ answer: Message.ID) {
        running[answer] = nil
    }
}
