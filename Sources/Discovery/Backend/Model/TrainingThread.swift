import Foundation
import Synchronization

/// Where training computes, one piece of work after the other: it takes seconds, and the threads of tasks are as few as
/// processors.
struct TrainingThread: Sendable {
    private let queue = DispatchQueue(label: "serendip.discovery.training", qos: .background)

    /// Waits for the work, or no longer than until the task that waits is cancelled.
    ///
    /// - Parameters:
    ///   - isAwaited: Whether somebody waits for it; otherwise the processors are others' first.
    ///   - work: Asks the flag after each of its steps, and ends when it throws.
    /// - Returns: What `work` returns.
    /// - Throws: What `work` throws; `CancellationError` at once when the task is cancelled.
    func run<Value: Sendable>(
        isAwaited: Bool = true,
        _ work: @escaping @Sendable (CancellationFlag) throws -> Value
    ) async throws -> Value {
        let (flag, answer) = (CancellationFlag(), OneAnswer<Value>())
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                answer.goes(to: continuation)
                inTurn {
                    if !isAwaited { Self.giveWay() }
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

    /// A thread for each work: one that gave way cannot take its way back.
    private func inTurn(_ work: @escaping @Sendable () -> Void) {
        queue.async {
            let end = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                work()
                Self.giveMemoryBack()
                end.signal()
            }
            end.wait()
        }
    }

    /// A training takes some hundred megabytes for a moment, which the allocator would keep for the next one.
    private static func giveMemoryBack() {
        #if canImport(Glibc)
        // Looked up, as Swift's overlay leaves `malloc.h` out.
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
        #endif
    }

    /// Leaves this thread what nobody else wants of a processor: who waits for a card comes first.
    private static func giveWay() {
        #if os(Linux)
        // To Linux "this process" is the thread that calls.
        let caller = __priority_which_t(PRIO_PROCESS.rawValue)
        setpriority(caller, 0, 19)
        #else
        Thread.current.qualityOfService = .background
        #endif
    }
}

/// Carries a task's cancellation to a thread that is not a task's.
final class CancellationFlag: Sendable {
    private let isCancelled = Atomic(false)

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// - Throws: `CancellationError` once it was cancelled.
    func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }
}

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
