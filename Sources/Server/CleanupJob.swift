import AccountsService
import Foundation
import Logging
import ServiceLifecycle

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
