import AccountsDomain
import AccountsService
import Logging
import ServiceLifecycle
import WebUILive

/// Closes live pages when their session ends, in whichever process that is decided.
struct SignOutWatch: Service {
    let accounts: StoredAccountService
    let host: LiveHost
    let logger: Logger

    func run() async throws {
        for await ended in accounts.endedSessions().cancelOnGracefulShutdown() {
            if let ended {
                await host.dismiss(owner: LiveOwner(account: ended.account, session: ended.session).text)
            } else {
                await dismissEnded()
            }
        }
        // Without the database there is nothing to hear; a service that returns ends the server.
        try await gracefulShutdown()
    }

    /// Asks for every session that has a page, after the line to the database was broken.
    private func dismissEnded() async {
        for text in await host.owners {
            guard let owner = LiveOwner(text: text) else { continue }
            do {
                if try await !accounts.isOpen(owner.session, of: owner.account) { await host.dismiss(owner: text) }
            } catch {
                guard !Task.isCancelled else { return }
                // An open stream asks from time to time as well.
                return logger.warning("sessions could not be checked", metadata: ["error": "\(error)"])
            }
        }
    }
}
