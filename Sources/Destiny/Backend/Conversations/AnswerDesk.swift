import DestinyDomain
import Foundation
import Storage
import Synchronization

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

/// The steps of one answer while it is being written; any number may follow, from any step on.
final class AnswerLog: Sendable {
    private let state: Mutex<State>

    private struct State {
        var events: [AnswerEvent] = []
        var next: Int
        var isFinished = false
        var followers: [Int: AsyncStream<AnswerEvent>.Continuation] = [:]
        var followerCount = 0

        mutating func takeFollowers() -> [AsyncStream<AnswerEvent>.Continuation] {
            defer { followers = [:] }
            return Array(followers.values)
        }
    }

    /// - Parameter attempt: 0 for the first writing of the answer.
    init(attempt: Int) {
        state = Mutex(State(next: attempt * AnswerScript.stepsPerAttempt + 1))
    }

    /// All steps so far.
    var snapshot: [AnswerEvent] { state.withLock(\.events) }

    /// Does nothing after the last step.
    func add(_ steps: [AnswerEvent.Step]) {
        let ended = state.withLock { state -> [AsyncStream<AnswerEvent>.Continuation] in
            for step in steps where !state.isFinished {
                let event = AnswerEvent(sequence: state.next, step: step)
                state.next += 1
                state.events.append(event)
                state.isFinished = event.isLast
                for follower in state.followers.values { follower.yield(event) }
            }
            return state.isFinished ? state.takeFollowers() : []
        }
        // Outside the lock, which the end of a stream takes again.
        for follower in ended { follower.finish() }
    }

    /// Ends without a last step, as when the process ends.
    func close() {
        let ended = state.withLock { state in
            state.isFinished = true
            return state.takeFollowers()
        }
        for follower in ended { follower.finish() }
    }

    /// The steps with numbers above `sequence`, past ones at once.
    func steps(after sequence: Int) -> AsyncStream<AnswerEvent> {
        AsyncStream { continuation in
            let number = state.withLock { state -> Int? in
                for event in state.events where event.sequence > sequence { continuation.yield(event) }
                guard !state.isFinished else {
                    continuation.finish()
                    return nil
                }
                state.followerCount += 1
                state.followers[state.followerCount] = continuation
                return state.followerCount
            }
            guard let number else { return }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.followers[number] = nil }
            }
        }
    }
}
