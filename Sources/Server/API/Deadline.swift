import Endpoints
import NIOCore
import NIOPosix

/// Gives up on `body` after `timeout` and cancels it.
///
/// The timer is an event loop's: a `Task.sleep` that is cancelled, as nearly all would be, keeps some of its memory.
///
/// - Throws: `unavailable` when time is up, and what `body` throws.
func withDeadline<Value: Sendable>(
    _ timeout: Duration,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let start = ContinuousClock.now
    let work = Task { try await body() }
    let timer = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: TimeAmount(timeout)) { work.cancel() }
    defer { timer.cancel() }
    do {
        return try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    } catch {
        guard work.isCancelled, ContinuousClock.now - start >= timeout else { throw error }
        throw Problem(.unavailable, detail: "This took too long.", retryAfter: 5)
    }
}
