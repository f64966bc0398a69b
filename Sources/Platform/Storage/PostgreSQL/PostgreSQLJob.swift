import Dispatch

/// One transaction that somebody waits for.
final class PostgreSQLJob: Sendable {
    let deadline: DispatchTime
    let interruption: PostgreSQLInterruption
    private let work: @Sendable (PostgreSQLSeat) -> Void
    private let refusal: @Sendable (any Error) -> Void

    /// `run` answers on a thread of the pool; either its answer or an error is given to `continuation`, once.
    init<Value: Sendable>(
        deadline: DispatchTime,
        interruption: PostgreSQLInterruption,
        continuation: CheckedContinuation<Value, any Error>,
        run: @escaping @Sendable (PostgreSQLSeat) throws -> Value
    ) {
        self.deadline = deadline
        self.interruption = interruption
        work = { seat in continuation.resume(with: Result { try run(seat) }) }
        refusal = { continuation.resume(throwing: $0) }
    }

    func run(on seat: PostgreSQLSeat) {
        work(seat)
        seat.settle()
    }

    func refuse(_ error: any Error) { refusal(error) }
}
