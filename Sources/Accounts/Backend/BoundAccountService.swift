import AccountData
package import AccountsDomain
import Foundation
package import Storage

/// One person's account, asked for by one of their sessions; whatever they ask for is theirs.
package struct BoundAccountService: PersonalAccountService {
    let accounts: StoredAccountService
    let id: Account.ID
    let session: AccountSession.ID
    let device: String
    let address: @Sendable () -> String?
    let deviceCookie: @Sendable () -> String?
    /// Whether a live page asks, which has an answer to wait for when it ends its own session.
    package var isOfPage = false

    /// The session whose page waits to be led elsewhere.
    var waiting: AccountSession.ID? { isOfPage ? session : nil }

    package func account() async throws(AccountError) -> Account {
        try await accounts.reading { try account($0) }
    }

    package func options() async throws(AccountError) -> AccountOptions { accounts.options }

    package func redeem(_ ticket: SessionTicket) async throws(AccountError) -> NewSession {
        try await accounts.redeem(ticket, by: session, device: device)
    }

    package func rename(to name: String) async throws(AccountError) -> Account {
        let name = try DisplayName(name)
        return try await accounts.writing { connection in
            try connection.execute("UPDATE accounts SET name = \(name.text) WHERE id = \(id)")
            return try account(connection)
        }
    }

    // MARK: Sessions

    package func signOut() async throws(AccountError) {
        try await endSession(session)
    }

    package func signOutEverywhere() async throws(AccountError) {
        try await accounts.writing { connection in
            try accounts.sessions(connection).endAll(of: id, by: waiting)
            try PasswordStore(connection: connection, now: accounts.now()).endDevices(of: id)
        }
    }

    package func sessions() async throws(AccountError) -> [AccountSession] {
        try await accounts.reading { try accounts.sessions($0).sessions(of: id, current: session) }
    }

    package func endSession(_ ended: AccountSession.ID) async throws(AccountError) {
        try await accounts.writing { try accounts.sessions($0).end(ended, of: id, by: waiting) }
    }

    // MARK: Privacy

    package func consents() async throws(AccountError) -> [Consent] {
        try await accounts.reading { try consents($0) }
    }

    package func record(
        _ kind: Consent.Kind,
        version: String,
        isGiven: Bool
    ) async throws(AccountError) -> Consent {
        guard !version.isEmpty else { throw .invalid(.version, .empty) }
        guard version.unicodeScalars.count <= Consent.maximumVersionLength else { throw .invalid(.version, .tooLong) }
        let consent = Consent(
            kind: kind,
            version: version,
            isGiven: isGiven,
            recordedAt: accounts.now().roundedToMilliseconds
        )
        try await accounts.writing { try ConsentStore(connection: $0, account: id).add(consent) }
        return consent
    }

    package func export() async throws(AccountError) -> AccountExport {
        try await accounts.reading { try export($0) }
    }
}

/// What is read of the account inside a transaction of another subject's.
extension BoundAccountService {
    /// - Throws: `notSignedIn` where the account is gone.
    package func account(_ connection: any SQLConnection) throws -> Account {
        guard let account = try Account.find(id, connection) else { throw AccountError.notSignedIn }
        return account
    }

    package func consents(_ connection: any SQLConnection) throws -> [Consent] {
        try ConsentStore(connection: connection, account: id).all()
    }

    package func identities(_ connection: any SQLConnection) throws -> [LinkedIdentity] {
        try accounts.identities(connection).all(of: id)
    }

    package func export(_ connection: any SQLConnection) throws -> AccountExport {
        AccountExport(
            exportedAt: accounts.now().roundedToMilliseconds,
            account: try account(connection),
            sessions: try accounts.sessions(connection).sessions(of: id, current: session),
            consents: try consents(connection),
            identities: try identities(connection),
            subjects: Dictionary(
                uniqueKeysWithValues: try accounts.records.map { subject in
                    (subject.subject, try subject.export(of: id, connection))
                }
            )
        )
    }
}
