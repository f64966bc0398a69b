import AccountsService
import DestinyService
import DiscoveryDomain
import FindieService
import Foundation
import Logging
import PitchDeckService
import RepoFinderService
import ServiceLifecycle
import Storage

/// Looks every ten minutes whether repositories came from outside; with a network, counts stars once a day and makes
/// one search a minute for what people here are interested in.
struct DiscoveryCleanupJob: Service {
    let discovery: DiscoveryBackend
    let harvests: Bool
    let logger: Logger

    private static let pause = Duration.seconds(60)
    /// In pauses.
    private static let noticeInterval = 10
    private static let intervalWithoutNetwork = 60

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var minute = 0
            var harvestsAgainAt = 0
            while !Task.isCancelled {
                if harvests, minute >= harvestsAgainAt, await !harvest() {
                    harvestsAgainAt = minute + Self.intervalWithoutNetwork
                }
                if minute.isMultiple(of: Self.noticeInterval) { await discovery.noticeCatalogue() }
                minute += 1
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Whether GitHub answered, or was not asked.
    private func harvest() async -> Bool {
        do {
            if try await discovery.harvestField() != nil { return true }
            guard let report = try await discovery.harvestWhenDue() else { return true }
            logger.notice(
                "counted stars",
                metadata: ["repositories": "\(report.counted)", "searches": "\(report.searches)"]
            )
            return true
        } catch .offline {
            // A server without a network is no fault of anybody's.
            return false
        } catch {
            // Tried again in an hour; the trending lists say of which day they are.
            if !Task.isCancelled { logger.warning("asking GitHub ahead failed", metadata: ["error": "\(error)"]) }
            return false
        }
    }
}

/// Deletes every six hours what nobody can come back to, and what has had its time.
struct CleanupJob: Service {
    let accounts: StoredAccountService
    let astrology: AstrologyBackend
    let storePictures: StorePictures?
    let database: any SQLDatabase
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
            try await storePictures?.clearUp()
            try await StoredStartupService.clean(database, at: date)
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
