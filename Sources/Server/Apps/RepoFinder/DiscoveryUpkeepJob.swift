import DiscoveryDomain
import Logging
import RepoFinderService
import ServiceLifecycle

/// Looks every ten minutes whether repositories came from outside; with a network, counts stars once a day and makes
/// one search a minute for what people here are interested in.
struct DiscoveryUpkeepJob: Service {
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
