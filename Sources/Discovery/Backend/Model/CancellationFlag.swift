import Synchronization

/// Carries a task's cancellation to a thread that is not a task's.
final class CancellationFlag: Sendable {
    private let isCancelled = Atomic(false)

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// - Throws: `CancellationError` once it was cancelled.
    func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}
