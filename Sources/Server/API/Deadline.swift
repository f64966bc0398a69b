import Endpoints
import NIOCore
import NIOPosix

/// Gives up on `body` after `timeout` and cancels it, without waiting for it to heed that: a database that stands still
/// answers nobody, not even who takes a question back.
///
/// The timer is an event loop's: a `Task.sleep` that is cancelled, as nearly all would be, keeps some of its memory.
///
/// - Throws: `unavailable` when time is up, `CancellationError` when the caller is cancelled, and what `body` throws.
func withDeadline<Value: Sendable>(
    _ timeout: Duration,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    // The first answer counts.
    let (answers, answer) = AsyncStream.makeStream(
        of: Result<Value, any Error>.self,
        bufferingPolicy: .bufferingOldest(1)
    )
    let work = Task {
        do {
            answer.yield(.success(try await body()))
        } catch {
            answer.yield(.failure(error))
        }
    }
    let timer = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: TimeAmount(timeout)) {
        answer.yield(.failure(Problem(.unavailable, detail: "This took too long.", retryAfter: 5)))
        work.cancel()
    }
    defer {
        timer.cancel()
        work.cancel()
    }
    for await first in answers { return try first.get() }
    throw CancellationError()
}
