import Synchronization

/// Lets searches wait while the ranked repositories are added to a catalogue that never had them: they would find a few,
/// and more a moment later.
final class FirstFill: Sendable {
    private struct State {
        var isOver: Bool
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(isNeeded: Bool) { state = Mutex(State(isOver: !isNeeded)) }

    /// Returns once there is nothing to wait for.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.waiting.append(continuation) }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
    }

    /// What was not added by now is added at the next start, and is not waited for.
    func end() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
