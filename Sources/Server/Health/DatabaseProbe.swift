import Logging
import NIOCore
import NIOPosix
import Storage
import Synchronization

/// Asks whether the database answers, with less patience than a transaction has.
struct DatabaseProbe: Sendable {
    let database: any SQLDatabase
    let patience: Duration

    /// A server that has stopped without a word does not even hear that a question is withdrawn: the question stays
    /// behind, and takes one connection until it is answered or the connection is known to be gone.
    func answers(_ logger: Logger) async -> Bool {
        await withCheckedContinuation { continuation in
            let waiting = Mutex(Optional(continuation))
            let answer: @Sendable (Bool) -> Void = { isThere in
                waiting.withLock { $0.take() }?.resume(returning: isThere)
            }
            let loop = MultiThreadedEventLoopGroup.singleton.next()
            let timer = loop.scheduleTask(in: TimeAmount(patience)) { answer(false) }
            Task {
                do {
                    _ = try await database.read { try $0.row("SELECT 1 AS one") }
                    answer(true)
                } catch {
                    logger.error("the database does not answer", metadata: ["error": "\(error)"])
                    answer(false)
                }
                timer.cancel()
            }
        }
    }
}
