import Dispatch
import Synchronization

/// The cancelling of one task, on its way to the connection that runs its transaction.
final class PostgreSQLInterruption: Sendable {
    private struct State {
        var isCancelled = false
        /// While the connection works for this task.
        var canceller: PostgreSQLCanceller?
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// From now on `canceller` stops this task's work.
    func begin(_ canceller: PostgreSQLCanceller) {
        state.withLock { $0.canceller = canceller }
    }

    /// The connection goes on with something else; waits for a cancelling under way, which would hit that.
    func end() {
        state.withLock { $0.canceller = nil }
    }

    /// Returns at once; the server is asked on another thread, as that takes a connection of its own.
    func cancel() {
        let isRunning = state.withLock { state in
            state.isCancelled = true
            return state.canceller != nil
        }
        guard isRunning else { return }
        DispatchQueue.global().async { [self] in
            state.withLock { $0.canceller?.cancel() }
        }
    }
}
