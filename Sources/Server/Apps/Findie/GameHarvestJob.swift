import FindieDomain
import FindieService
import Logging
import ServiceLifecycle

/// Reads games from their stores once a day, step by step; does nothing without a harvester.
struct GameHarvestJob: Service {
    let harvester: GameHarvester?
    let logger: Logger

    /// Between two looks whether something is to be asked; what a store refused is tried again then.
    private static let pause = Duration.seconds(3_600)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                if let harvester { await harvest(harvester) }
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    private func harvest(_ harvester: GameHarvester) async {
        do {
            guard try await harvester.isDue() else { return }
            let report = try await harvester.harvest()
            logger.notice(
                "read games from their stores",
                metadata: ["new": "\(report.new)", "changed": "\(report.changed)", "left": "\(report.left)"]
            )
        } catch FindieError.offline {
            // A server without a network is no fault of anybody's.
        } catch {
            guard !Task.isCancelled else { return }
            // Tried again in an hour; every price says of which day it is.
            logger.warning("reading games from their stores failed", metadata: ["error": "\(error)"])
        }
    }
}
