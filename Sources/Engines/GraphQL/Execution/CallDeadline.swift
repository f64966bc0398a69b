/// The clock of executions: the process's own, or one that tests move.
public struct ExecutionClock: Sendable {
    /// The time since some moment.
    let now: @Sendable () -> Duration
    /// Returns later, or throws where it is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void

    /// A clock, read from the moment on at which this is made.
    public init<C: Clock<Duration>>(_ clock: C) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// The system's.
    public static let continuous = ExecutionClock(ContinuousClock())
}

/// Gives up what suspends for too long, also where it does not heed that it was cancelled.
struct CallDeadline: Sendable {
    let clock: ExecutionClock
    /// How long one call may take; `nil` for as long as it likes.
    let limit: Duration?
    /// When the execution ends, as the clock tells it.
    let end: Duration?

    /// What is answered for a call that was given up.
    static let fault = GraphQLError("It took too long.", code: .timedOut)

    /// - Throws: ``fault`` when time is up, `CancellationError` when who waits is cancelled, what `body` throws.
    func run<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard let patience else { return try await body() }
        // The first answer counts; nobody waits for the other.
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
        let timer = Task { [clock] in
            do {
                try await clock.sleep(patience)
                answer.yield(.failure(Self.fault))
            } catch {
                // It was cancelled, since the work is done.
            }
        }
        defer {
            work.cancel()
            timer.cancel()
        }
        for await first in answers { return try first.get() }
        throw CancellationError()
    }

    /// How long a call that begins now may take.
    private var patience: Duration? {
        let rest = end.map { max($0 - clock.now(), .zero) }
        guard let limit else { return rest }
        return rest.map { min($0, limit) } ?? limit
    }
}
