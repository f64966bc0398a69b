import Logging
import ServiceLifecycle
import Storage

/// Empties SQLite's write-ahead log every minute, so that what somebody deleted is soon in no file.
struct LogTruncation: Service {
    let database: SQLiteDatabase
    let logger: Logger

    private static let pause = Duration.seconds(60)
    /// Somebody who reads for long, such as a backup, is in the way; for ten minutes that is nobody's concern.
    private static let worrying = 10

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var failures = 0
            while !Task.isCancelled {
                // The only error is cancellation, which ends the loop; closing the database empties the log, too.
                try? await Task.sleep(for: Self.pause)
                guard !Task.isCancelled else { return }
                failures = await isTruncated() ? 0 : failures + 1
                if failures.isMultiple(of: Self.worrying), failures > 0 {
                    logger.warning(
                        "what was deleted is still in the write-ahead log",
                        metadata: [
                            "minutes": "\(failures)"
                        ]
                    )
                }
            }
        }
    }

    private func isTruncated() async -> Bool {
        do {
            return try await database.truncateLog()
        } catch {
            // A server that ends closes the database, which empties the log, too.
            if !Task.isCancelled {
                logger.warning("the write-ahead log cannot be emptied", metadata: ["error": "\(error)"])
            }
            return false
        }
    }
}
