import AccountsService
import DestinyService
import Foundation
import Logging
import ServiceLifecycle

/// Deletes every six hours what nobody can come back to, and what has had its time.
struct Caretaker: Service {
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
