import AccountsService
import Foundation
import Logging
import ServiceLifecycle
import Storage

/// Deletes every six hours what nobody can come back to, and what of the apps has had its time.
struct CleanupJob: Service {
    let accounts: StoredAccountService
    let apps: [AppDescriptor]
    let logger: Logger

    private static let pause = Duration.seconds(6 * 3_600)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await clearUp()
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    private func clearUp() async {
        do {
            let date = try await accounts.retentionDate()
            let report = try await accounts.clearUp(at: date)
            logger.info("cleared up", metadata: ["guests": "\(report.guests)", "sessions": "\(report.sessions)"])
            for app in apps { try await app.clean(date) }
        } catch {
            // A server that stops clears up at its next start.
            guard !Task.isCancelled else { return }
            // Tried again in six hours; nothing depends on it.
            logger.warning("clearing up failed", metadata: ["error": "\(error)"])
        }
    }
}

/// Removes the bytes of pictures that nobody has any more, in the background.
struct PictureRemoval: Service {
    let accounts: StoredAccountService
    let logger: Logger

    private static let pause = Duration.seconds(300)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    let count = try await accounts.removeUnreadPictures()
                    if count > 0 { logger.info("removed pictures", metadata: ["count": "\(count)"]) }
                } catch {
                    guard !Task.isCancelled else { return }
                    // They are noted in the database, and tried again.
                    logger.warning("pictures wait to be removed", metadata: ["error": "\(error)"])
                }
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }
}

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
