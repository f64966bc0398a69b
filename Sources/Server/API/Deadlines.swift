import Calls
import NIOCore
import NIOPosix
import Synchronization

/// Gives up on calls that take too long, without waiting for them to heed that: a database that stands still answers
/// nobody, not even who takes a question back.
///
/// One look at all of them in every ``tick`` instead of a timer each: setting and stopping a timer would wake an event
/// loop's thread twice a call. The look is an event loop's too: a cancelled `Task.sleep` keeps some of its memory.
final class Deadlines: Sendable {
    private struct Call {
        let deadline: ContinuousClock.Instant
        let expire: @Sendable () -> Void
    }

    private struct State {
        var calls: [UInt64: Call] = [:]
        var lastNumber: UInt64 = 0
        var isWatching = false
    }

    /// How much later than its deadline a call may be given up.
    static let tick = TimeAmount.milliseconds(100)

    private let state = Mutex(State())
    private let timeout: Duration

    /// Deadlines of calls that say none of their own.
    init(timeout: Duration) {
        self.timeout = timeout
    }

    /// Gives up on `body` after `timeout` and cancels it.
    ///
    /// - Throws: `unavailable` when time is up, `CancellationError` when the caller is cancelled, what `body` throws.
    func run<Value: Sendable>(
        within timeout: Duration? = nil,
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        // The first answer counts.
        let (answers, answer) = AsyncStream.makeStream(
            of: Result<Value, any Error>.self,
            bufferingPolicy: .bufferingOldest(1)
        )
        // Begun here: another thread would have to wake up for it.
        let work = Task.immediate {
            do {
                answer.yield(.success(try await body()))
            } catch {
                answer.yield(.failure(error))
            }
        }
        let number = watch(until: .now + (timeout ?? self.timeout)) {
            answer.yield(.failure(Problem(.unavailable, detail: "This took too long.", retryAfter: 5)))
            work.cancel()
        }
        defer {
            state.withLock { $0.calls[number] = nil }
            work.cancel()
        }
        for await first in answers { return try first.get() }
        throw CancellationError()
    }

    private func watch(until deadline: ContinuousClock.Instant, _ expire: @escaping @Sendable () -> Void) -> UInt64 {
        let (number, isFirst) = state.withLock { state in
            state.lastNumber += 1
            state.calls[state.lastNumber] = Call(deadline: deadline, expire: expire)
            defer { state.isWatching = true }
            return (state.lastNumber, !state.isWatching)
        }
        if isFirst { lookSoon() }
        return number
    }

    private func lookSoon() {
        _ = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: Self.tick) { self.look() }
    }

    /// Gives up what is due, and looks again as long as there are calls.
    private func look() {
        let now = ContinuousClock.now
        let (due, isMore) = state.withLock { state in
            let due = state.calls.filter { $0.value.deadline <= now }
            for number in due.keys { state.calls[number] = nil }
            state.isWatching = !state.calls.isEmpty
            return (due.values, state.isWatching)
        }
        for call in due { call.expire() }
        if isMore { lookSoon() }
    }
}
