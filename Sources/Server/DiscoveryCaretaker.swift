import DiscoveryDomain
import DiscoveryService
import Logging
import ServiceLifecycle

/// Looks every hour whether repositories came from outside, and counts stars once a day when it was asked to.
struct DiscoveryCaretaker: Service {
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
