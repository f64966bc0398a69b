package import AccountsDomain
import Foundation
package import Storage

/// Sessions of clients that have tokens instead of tickets and cookies: opened in one step, kept by refreshing.
extension StoredAccountService {
    /// Who asks by an access token.
    ///
    /// - Throws: ``AccessTokens/Problem``; `notSignedIn` where the session has ended.
    package func visit(byAccess token: String, _ tokens: AccessTokens) async throws -> Visit {
        let claim = try tokens.claim(of: token, at: now())
        guard let visit = try await visit(to: claim.session), visit.account.id == claim.account else {
            throw AccountError.notSignedIn
        }
        return visit
    }

    /// Whose a session is, which is noted as seen; `nil` where it has ended.
    package func visit(to session: AccountSession.ID) async throws -> Visit? {
        let found = try await database.lookUp { try sessions($0).visit(to: session) }
        guard let found else { return nil }
        if found.needsNote { try await writingIfThereIsRoom { try sessions($0).noteSeen(session) } }
        return found.visit
    }

    /// A new guest with a session.
    package func openGuest(device: String) async throws(AccountError) -> Visit {
        let account = Account(id: UUID(), kind: .guest, createdAt: now().roundedToMilliseconds)
        return try await writing { connection in
            try insert(account, connection)
            return Visit(
                account: account,
                session: try sessions(connection).open(for: account.id, device: device).session
            )
        }
    }

    /// A guest that is known by a token of the client's own making, in a transaction of another subject's.
    ///
    /// - Returns: The guest of the token, made now where there was none.
    package func guest(
        knownBy token: SessionToken,
        device: String,
        _ connection: any SQLConnection
    ) throws -> Account.ID {
        let hash = Secret.hash(of: token.value)
        if let known = try sessions(connection).visit(byHash: hash) { return known.visit.account.id }
        let account = Account(id: UUID(), kind: .guest, createdAt: now().roundedToMilliseconds)
        try insert(account, connection)
        try sessions(connection).open(for: account.id, device: device, by: hash)
        return account.id
    }

    private func insert(_ account: Account, _ connection: any SQLConnection) throws {
        try connection.execute("INSERT INTO accounts (id, created_at) VALUES (\(account.id), \(account.createdAt))")
    }

    // MARK: Refreshing

    /// The first refresh token of a session.
    package func beginRefreshing(
        _ session: AccountSession.ID,
        _ tokens: AccessTokens
    ) async throws(AccountError) -> String {
        _ = try await writing { connection in
            try connection.execute(
                "INSERT INTO session_refreshes (session_id, counter) VALUES (\(session), 1) ON CONFLICT DO NOTHING"
            )
        }
        return tokens.refreshToken(of: session, counter: 1)
    }

    /// What became of a refresh token.
    package enum Refresh: Hashable, Sendable {
        case renewed(Visit, token: String)
        /// It was used before the last one: somebody has a copy, so the session has ended.
        case reused
        case unknown
    }

    /// Renews a session by its token; the one before gets the same successor again, as clients ask again for an answer
    /// that was lost.
    package func refresh(_ token: String, _ tokens: AccessTokens) async throws(AccountError) -> Refresh {
        guard let (session, counter) = tokens.refresh(of: token) else { return .unknown }
        return try await writing { connection in
            let row = try connection.row("SELECT counter FROM session_refreshes WHERE session_id = \(session)")
            guard let current: Int64 = try row?["counter"],
                let visit = try sessions(connection).visit(to: session)?.visit, counter <= current
            else { return .unknown }
            guard counter >= current - 1 else {
                try sessions(connection).end(session, of: visit.account.id)
                return .reused
            }
            let next = counter + 1
            try connection.execute("UPDATE session_refreshes SET counter = \(next) WHERE session_id = \(session)")
            try sessions(connection).noteSeen(session)
            return .renewed(visit, token: tokens.refreshToken(of: session, counter: next))
        }
    }
}

/// What a client sends to make an account in one step.
package struct NewMember: Sendable {
    package var email: String
    package var password: String
    /// What the person is called; may be empty.
    package var name: String
    /// The version of the privacy notice that was agreed to; `nil` where nobody was asked.
    package var privacyNotice: String?

    package init(email: String, password: String, name: String = "", privacyNotice: String? = nil) {
        (self.email, self.password, self.name, self.privacyNotice) = (email, password, name, privacyNotice)
    }
}

extension BoundAccountService {
    /// Gives the guest who asks a password; where nobody asks, a new account is made, and a session with it.
    ///
    /// - Throws: `invalid` with the field, `emailTaken`, `alreadyMember`, `tooManyAttempts`.
    package func join(_ member: NewMember, isGuest: Bool) async throws(AccountError) -> Visit {
        let email = try EmailAddress(member.email)
        let name = try DisplayName(member.name)
        let password = try NewPassword(member.password, personal: [email.key, name.text])
        guard member.privacyNotice == nil || member.privacyNotice == Consent.currentPrivacyNotice else {
            throw .invalid(.privacyNotice, .outdated)
        }
        let (counted, slot) = try await beginJoining()
        let hash = try await accounts.hashing { try await $0.hash(password, in: slot) }
        return try await accounts.writing { connection in
            let now = accounts.now().roundedToMilliseconds
            var session = session
            if isGuest {
                guard try passwords(connection).password(of: id) == nil else { throw AccountError.alreadyMember }
            } else {
                try connection.execute("INSERT INTO accounts (id, created_at) VALUES (\(id), \(now))")
                session = try accounts.sessions(connection).open(for: id, device: device).session
            }
            try passwords(connection).add(email, hash: hash, to: id)
            if !name.text.isEmpty {
                try connection.execute("UPDATE accounts SET name = \(name.text) WHERE id = \(id)")
            }
            if let version = member.privacyNotice {
                try ConsentStore(connection: connection, account: id).add(
                    Consent(kind: .privacyNotice, version: version, isGiven: true, recordedAt: now)
                )
            }
            try counted.succeed(connection, now: now)
            return Visit(account: try account(connection), session: session)
        }
    }

    /// Proves a password and opens a session; what the guest who asks did comes along, and the guest is gone.
    ///
    /// - Throws: `wrongCredentials`, alike for an unknown address and a wrong password, and `tooManyAttempts`.
    package func openSession(
        email: String,
        password: String,
        isGuest: Bool
    ) async throws(AccountError) -> Visit {
        let email = try EmailAddress(email)
        let (counted, proven) = try await proveMember(email, password)
        return try await accounts.writing { connection in
            guard try passwords(connection).password(of: proven.account)?.hash == proven.hash else {
                throw AccountError.wrongCredentials
            }
            try counted.succeed(connection, now: accounts.now())
            if isGuest { try accounts.leave(id, by: session, for: proven.account, connection) }
            let opened = try accounts.sessions(connection).open(for: proven.account, device: device).session
            guard let account = try Account.find(proven.account, connection) else {
                throw AccountError.wrongCredentials
            }
            return Visit(account: account, session: opened)
        }
    }
}
