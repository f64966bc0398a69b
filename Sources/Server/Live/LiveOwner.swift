import AccountsDomain
import AccountsService
import Calls
import Crypto
import Foundation
import Logging
import ServiceLifecycle
import Storage
import WebUILive

/// Whose a live page is: an account's, and only as long as the session lives that opened it.
struct LiveOwner: Hashable, Sendable {
    let account: Account.ID
    let session: AccountSession.ID

    init(_ visit: Visit) {
        account = visit.account.id
        session = visit.session
    }

    init(account: Account.ID, session: AccountSession.ID) {
        (self.account, self.session) = (account, session)
    }

    /// The owner the server has put into a visitor; throws `notFound` for a visitor of anybody else's making.
    init(_ visitor: LiveVisitor) throws(Problem) {
        guard let owner = LiveOwner(text: visitor.owner) else { throw Problem(.notFound) }
        self = owner
    }

    /// `nil` when it is not the ``text`` of one.
    init?(text: String) {
        let parts = text.split(separator: "/").compactMap { UUID(uuidString: String($0)) }
        guard parts.count == 2 else { return nil }
        (account, session) = (parts[0], parts[1])
    }

    var text: String { "\(account)/\(session)" }
}

/// Closes live pages when their session ends, in whichever process that is decided.
struct SignOutWatch: Service {
    let accounts: StoredAccountService
    let host: LiveHost
    let logger: Logger
    /// How long a page stays that has asked for the end of its own session.
    ///
    /// It has an answer to wait for, which leads it elsewhere. Closed before, it would begin anew where it stands, as a
    /// guest's, and "Delete for good" would seem to have done nothing.
    let parting: Duration

    func run() async throws {
        await withDiscardingTaskGroup { group in
            for await ended in accounts.endedSessions().cancelOnGracefulShutdown() {
                group.addTask { if let ended { await dismiss(ended) } else { await dismissEnded() } }
            }
            group.cancelAll()
        }
        // Without the database there is nothing to hear; a service that returns ends the server.
        try await gracefulShutdown()
    }

    private func dismiss(_ ended: EndedSession) async {
        if ended.askedItself { try? await Task.sleep(for: parting) }
        await host.dismiss(owner: LiveOwner(account: ended.account, session: ended.session).text)
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

/// Ends the live sessions when the server stops.
struct LiveService: Service {
    let host: LiveHost

    func run() async throws {
        try await gracefulShutdown()
        await host.shutDown()
    }
}

extension LiveConfiguration {
    /// Pages whose scene is signed with a secret that all processes of this database know.
    static func server(_ database: any SQLDatabase) async throws -> LiveConfiguration {
        let key = SymmetricKey(data: try await ServerSecret.value(named: "scenes", in: database))
        var configuration = LiveConfiguration()
        configuration.authenticationCode = { Data(HMAC<SHA256>.authenticationCode(for: $0, using: key)) }
        return configuration
    }
}
