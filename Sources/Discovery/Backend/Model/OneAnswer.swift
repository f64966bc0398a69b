import Synchronization

/// The first of several answers, for one who waits.
final class OneAnswer<Value: Sendable>: Sendable {
    private struct State {
        var waiting: CheckedContinuation<Value, any Error>?
        var answer: Result<Value, any Error>?
    }

    private let state = Mutex(State())

    func goes(to continuation: CheckedContinuation<Value, any Error>) {
        let answer = state.withLock { state in
            if state.answer == nil { state.waiting = continuation }
            return state.answer
        }
        if let answer { continuation.resume(with: answer) }
    }

    func give(_ answer: Result<Value, any Error>) {
        let waiting = state.withLock { state in
            guard state.answer == nil else { return CheckedContinuation<Value, any Error>?.none }
            state.answer = answer
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(with: answer)
    }
}
