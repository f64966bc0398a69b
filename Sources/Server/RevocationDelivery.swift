import AccountsService
import Foundation
import Logging
import ServiceLifecycle

/// Takes back authorisations at providers, behind.
struct RevocationDelivery: Service {
    private let revocations: Revocations
    private let logger: Logger

    private static let pause = Duration.seconds(10)

    /// `nil` when no provider is configured that gives something to take back, or when the network is never asked.
    init?(_ configuration: ServerConfiguration, accounts: StoredAccountService, logger: Logger) {
        guard !configuration.isOffline, configuration.providers.apple != nil else { return nil }
        revocations = Revocations(accounts: accounts)
        self.logger = logger
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await revocations.deliver()
                } catch {
                    guard !Task.isCancelled else { return }
                    // They are in the database, and asked for again.
                    logger.warning("authorisations wait to be taken back", metadata: ["error": "\(error)"])
                }
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }
}
