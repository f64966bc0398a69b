import AccountsDomain
import Foundation
import Synchronization

/// A thread that does one piece of work after the other, with a low priority; only a few may wait.
///
/// What serves everybody, Swift's tasks and libdispatch, has as many threads as there are processors: hashing on those
/// makes everybody wait. A thread of its own still wants a processor, so it gives way, but not without end: somebody
/// waits for it.
final class HashingThread: Sendable {
    private let queue = Queue()
    private let seats: Mutex<Int>

    /// - Parameter waitingLimit: So many pieces may wait for the one under way.
    init(waitingLimit: Int) {
        seats = Mutex(waitingLimit + 1)
        let queue = queue
        let thread = Thread {
            Self.giveWay()
            while let work = queue.next() { work() }
        }
        thread.name = "hashing"
        thread.start()
    }

    deinit { queue.close() }

    /// The right to have work done; free again when nothing refers to it any more.
    final class Slot: Sendable {
        fileprivate let thread: HashingThread

        fileprivate init(_ thread: HashingThread) { self.thread = thread }

        deinit { thread.seats.withLock { $0 += 1 } }
    }

    /// A slot is taken before anything is counted, so that who is sent away has tried nothing.
    ///
    /// - Throws: `busy` when too many wait.
    func reserve() throws(AccountError) -> Slot {
        let isFree = seats.withLock { seats in
            guard seats > 0 else { return false }
            seats -= 1
            return true
        }
        guard isFree else { throw .busy }
        return Slot(self)
    }

    /// - Throws: What `work` throws.
    func run<Value: Sendable>(in slot: Slot, _ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.add { withExtendedLifetime(slot) { continuation.resume(with: Result(catching: work)) } }
        }
    }

    /// Beside threads that never rest Linux leaves it a quarter of a processor.
    ///
    /// Of the lowest priority, 19, it would be a seventieth, and whoever signs in would wait until the time of a call is
    /// over.
    static let niceness: Int32 = 5

    private static func giveWay() {
        #if os(Linux)
        // To Linux "this process" is the thread that calls.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        #else
        Thread.current.qualityOfService = .background
        #endif
    }
}

/// Work that waits, first in, first out.
private final class Queue: Sendable {
    typealias Work = @Sendable () -> Void

    private let waiting = Mutex<[Work]>([])
    /// Counts what waits, and the end besides.
    private let signal = DispatchSemaphore(value: 0)

    func add(_ work: @escaping Work) {
        waiting.withLock { $0.append(work) }
        signal.signal()
    }

    /// Waits for work; `nil` when the queue was closed and all of it is done.
    func next() -> Work? {
        signal.wait()
        return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }

    func close() { signal.signal() }
}
