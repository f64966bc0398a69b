import AccountsService
import DestinyService
import DiscoveryDomain
import DiscoveryService
import Foundation
import Logging
import ServiceLifecycle

/// Looks every hour whether repositories came from outside, and counts stars once a day when it was asked to.
struct DiscoveryCleanupJob: Service {
    let discovery: DiscoveryBackend
    let harvests: Bool
    let logger: Logger

    private static let pause = Duration.seconds(3_600)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                if harvests { await harvest() }
                await discovery.noticeCatalogue()
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    private func harvest() async {
        do {
            guard let report = try await discovery.harvestWhenDue() else { return }
            logger.notice(
                "counted stars",
                metadata: ["repositories": "\(report.counted)", "searches": "\(report.searches)"]
            )
        } catch {
            // Tried again in an hour; the trending lists say of which day they are.
            if !Task.isCancelled { logger.warning("counting stars failed", metadata: ["error": "\(error)"]) }
        }
    }
}

/// Deletes every six hours what nobody can come back to, and what has had its time.
struct CleanupJob: Service {
    let accounts: StoredAccountService
    let astrology: AstrologyBackend
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
            try await astrology.clearUp(at: date)
        } catch {
            // A server that stops clears up at its next start.
            guard !Task.isCancelled else { return }
            // Tried again in six hours; nothing depends on it.
            logger.warning("clearing up failed", metadata: ["error": "\(error)"])
        }
    }
}

/// Removes the bytes of pictures that nobody has any more, behind.
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
