import DestinyDomain
import Synchronization

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
