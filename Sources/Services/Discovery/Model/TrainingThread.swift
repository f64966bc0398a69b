import Foundation

/// Where training computes, one piece of work after the other: it takes seconds, and the threads of tasks are as few as
/// processors.
struct TrainingThread: Sendable {
    private let queue = DispatchQueue(label: "serendip.discovery.training", qos: .background)

    /// Waits for the work, or no longer than until the task that waits is cancelled.
    ///
    /// - Parameter work: Asks the flag after each of its steps, and ends when it throws.
    /// - Returns: What `work` returns.
    /// - Throws: What `work` throws; `CancellationError` at once when the task is cancelled.
    func run<Value: Sendable>(_ work: @escaping @Sendable (CancellationFlag) throws -> Value) async throws -> Value {
        let (flag, answer) = (CancellationFlag(), OneAnswer<Value>())
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                answer.goes(to: continuation)
                queue.async {
                    answer.give(
                        Result {
                            try flag.check()
                            return try work(flag)
                        }
                    )
                }
            }
        } onCancel: {
            flag.cancel()
            // A step of a training takes seconds; who stops the program does not wait for its end.
            answer.give(.failure(CancellationError()))
        }
    }
}
