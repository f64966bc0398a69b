import Dispatch
import Foundation
import Synchronization

/// Threads that own a connection each, and the queue of transactions that wait for one.
///
/// Bodies block their thread, so they run on threads of the pool's own and never on Swift's. A thread is started when
/// all others are busy, up to a number, and ends after some time without work.
final class PostgreSQLPool: Sendable {
    private struct State {
        /// First come, first served; all wait equally long, so the first is also the first to give up.
        var waiting: [PostgreSQLJob] = []
        /// The last is the one that worked last.
        var idle: [Worker] = []
        var threadCount = 0
        var isWatching = false
        var isClosed = false
    }

    /// The side of a thread that the others see.
    private final class Worker: Sendable {
        let signal = DispatchSemaphore(value: 0)
        /// Read and written under the pool's lock only.
        let job = Mutex<PostgreSQLJob?>(nil)

        func take() -> PostgreSQLJob? {
            job.withLock { job in
                defer { job = nil }
                return job
            }
        }
    }

    /// After this long without work a thread and its connection end.
    private static let idleTime = DispatchTimeInterval.seconds(60)

    private let url: String
    private let maximumThreadCount: Int
    private let state = Mutex(State())

    init(url: String, maximumThreadCount: Int) {
        precondition(maximumThreadCount > 0)
        self.url = url
        self.maximumThreadCount = maximumThreadCount
    }

    func submit(_ job: PostgreSQLJob) {
        enum Place { case worker(Worker), newThread, queue(startsWatch: Bool), refused(any Error) }
        let place: Place = state.withLock { state in
            // A task cancelled before this finds its job in the queue, one cancelled earlier is seen here.
            if job.interruption.isCancelled { return .refused(CancellationError()) }
            if state.isClosed { return .refused(StorageError.closed) }
            if let worker = state.idle.popLast() {
                worker.job.withLock { $0 = job }
                return .worker(worker)
            }
            if state.threadCount < maximumThreadCount {
                state.threadCount += 1
                return .newThread
            }
            state.waiting.append(job)
            defer { state.isWatching = true }
            return .queue(startsWatch: !state.isWatching)
        }
        switch place {
        case .worker(let worker): worker.signal.signal()
        case .newThread: Thread.detachNewThread { [self] in work(from: job) }
        case .queue(let startsWatch): if startsWatch { watch(until: job.deadline) }
        case .refused(let error): job.refuse(error)
        }
    }

    /// Takes back a transaction that has not begun; `nil` when it has.
    func withdraw(_ interruption: PostgreSQLInterruption) -> PostgreSQLJob? {
        state.withLock { state in
            state.waiting.firstIndex { $0.interruption === interruption }.map { state.waiting.remove(at: $0) }
        }
    }

    /// Refuses what waits and what comes; what runs comes to its end.
    func close() {
        let (waiting, idle) = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return (state.waiting, state.idle)
        }
        for job in waiting { job.refuse(StorageError.closed) }
        for worker in idle { worker.signal.signal() }
    }

    /// The life of a thread.
    private func work(from first: PostgreSQLJob) {
        let worker = Worker()
        let seat = PostgreSQLConnectionSlot(url: url)
        var next: PostgreSQLJob? = first
        while let job = next {
            job.run(on: seat)
            next = nextJob(for: worker)
        }
    }

    /// Waits for work; `nil` when the thread is to end.
    private func nextJob(for worker: Worker) -> PostgreSQLJob? {
        enum Next { case job(PostgreSQLJob), wait, end }
        let next: Next = state.withLock { state in
            if !state.waiting.isEmpty { return .job(state.waiting.removeFirst()) }
            if state.isClosed {
                state.threadCount -= 1
                return .end
            }
            state.idle.append(worker)
            return .wait
        }
        switch next {
        case .job(let job): return job
        case .end: return nil
        case .wait: break
        }
        _ = worker.signal.wait(timeout: .now() + Self.idleTime)
        return state.withLock { state in
            if let job = worker.take() { return job }
            state.idle.removeAll { $0 === worker }
            state.threadCount -= 1
            return nil
        }
    }

    /// Refuses, in time, those that no thread had time for.
    private func watch(until deadline: DispatchTime) {
        DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.refuseLate() }
    }

    private func refuseLate() {
        let now = DispatchTime.now()
        let (late, next) = state.withLock { state in
            let count = state.waiting.prefix { $0.deadline <= now }.count
            defer { state.isWatching = !state.waiting.isEmpty }
            let late = Array(state.waiting.prefix(count))
            state.waiting.removeFirst(count)
            return (late, state.waiting.first?.deadline)
        }
        for job in late { job.refuse(StorageError.busy) }
        if let next { watch(until: next) }
    }
}

/// One transaction that somebody waits for.
final class PostgreSQLJob: Sendable {
    let deadline: DispatchTime
    let interruption: PostgreSQLInterruption
    private let work: @Sendable (PostgreSQLConnectionSlot) -> Void
    private let refusal: @Sendable (any Error) -> Void

    /// `run` answers on a thread of the pool; either its answer or an error is given to `continuation`, once.
    init<Value: Sendable>(
        deadline: DispatchTime,
        interruption: PostgreSQLInterruption,
        continuation: CheckedContinuation<Value, any Error>,
        run: @escaping @Sendable (PostgreSQLConnectionSlot) throws -> Value
    ) {
        self.deadline = deadline
        self.interruption = interruption
        work = { seat in continuation.resume(with: Result { try run(seat) }) }
        refusal = { continuation.resume(throwing: $0) }
    }

    func run(on seat: PostgreSQLConnectionSlot) {
        work(seat)
        seat.settle()
    }

    func refuse(_ error: any Error) { refusal(error) }
}
