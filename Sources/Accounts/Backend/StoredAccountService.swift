package import AccountData
package import AccountsDomain
package import Blobs
import Crypto
package import Foundation
package import Logging
package import Storage

/// Accounts in the database; of tokens, tickets and links only a SHA-256 is kept, of passwords scrypt.
package struct StoredAccountService: AccountService {
    let database: any SQLDatabase
    let records: [any AccountData]
    let rules: SessionRules
    let hasher: PasswordHasher
    let providers: IdentityProviders
    let blobs: any BlobStore
    /// Mails are written to whoever asks for a link; without it the answers are the same.
    package let options: AccountOptions
    let logger: Logger
    let now: @Sendable () -> Date
    let deviceCookies: DeviceCookies
    let retentionClock: RetentionClock

    /// Brings the tables up to date.
    ///
    /// `records` are the subjects whose things follow a person from guest to account, into the export and so on;
    /// `blobs` keeps the pictures whose rows are in `database`, or forgets them with the process. `deviceSecret` signs
    /// device cookies, which end with the process without it; `uptime` is a clock that nobody sets.
    package init(
        database: any SQLDatabase,
        blobs: any BlobStore = MemoryBlobStore(),
        records: [any AccountData] = [],
        options: AccountOptions = AccountOptions(),
        providers: IdentityProviders = IdentityProviders(),
        rules: SessionRules = SessionRules(),
        cost: ScryptCost = .current,
        deviceSecret: Data? = nil,
        logger: Logger,
        now: @escaping @Sendable () -> Date = { Date() },
        uptime: (@Sendable () -> Duration)? = nil
    ) async throws {
        self.database = database
        self.blobs = blobs
        self.records = records
        self.options = options
        self.providers = providers
        self.rules = rules
        self.logger = logger
        self.now = now
        hasher = PasswordHasher(cost: cost)
        deviceCookies = DeviceCookies(key: deviceSecret.map { SymmetricKey(data: $0) } ?? SymmetricKey(size: .bits256))
        let start = ContinuousClock.now
        retentionClock = RetentionClock(now: now, uptime: uptime ?? { ContinuousClock.now - start })
        try await database.migrate("accounts", AccountsSchema.migrations)
        try await retentionClock.begin(in: database)
    }

    package func createGuest(device: String) async throws -> NewSession {
        let account = Account(id: UUID(), kind: .guest, createdAt: now().roundedToMilliseconds)
        return try await database.write { connection in
            try connection.execute("INSERT INTO accounts (id, created_at) VALUES (\(account.id), \(account.createdAt))")
            let token = try sessions(connection).open(for: account.id, device: device).token
            return NewSession(account: account, token: token)
        }
    }

    package func visit(by token: SessionToken) async throws -> Visit? {
        let hash = Secret.hash(of: token.value)
        let found = try await database.lookUp { try sessions($0).visit(byHash: hash) }
        guard let found else { return nil }
        if found.needsNote { try await writingIfThereIsRoom { try sessions($0).note(hash) } }
        return found.visit
    }

    package func renew(_ token: SessionToken) async throws -> SessionToken? {
        let hash = Secret.hash(of: token.value)
        // Most tokens are fresh, and a read stops nobody.
        guard try await database.read({ try sessions($0).sessionToRenew(byHash: hash) }) != nil else { return nil }
        return try await writingIfThereIsRoom { connection in
            let store = sessions(connection)
            return try store.sessionToRenew(byHash: hash).map { try store.issueToken(for: $0) }
        } ?? nil
    }

    package func redeem(
        _ ticket: SessionTicket,
        by session: AccountSession.ID,
        device: String
    ) async throws(AccountError) -> NewSession {
        try await writing { connection in
            let tickets = TicketStore(connection: connection, rules: rules, now: now())
            let store = sessions(connection)
            let id = try tickets.take(ticket, by: session)
            guard let asking = try store.account(of: session) else { throw AccountError.notSignedIn }
            let token: SessionToken
            if id == asking {
                token = try store.replaceTokens(of: session)
            } else {
                try leave(asking, by: session, for: id, connection)
                token = try store.open(for: id, device: device).token
            }
            guard let account = try Account.find(id, connection) else { throw AccountError.linkExpired }
            let password = try PasswordStore(connection: connection, now: now()).password(of: id)
            let cookie = password.map { deviceCookies.make(for: id, generation: $0.deviceGeneration) }
            return NewSession(account: account, token: token, deviceCookie: cookie)
        }
    }

    /// An account as one of its sessions asks for it; `address` says where the request comes from that is served at
    /// the moment, `deviceCookie` what it brings along, where that is known.
    package func bound(
        to account: Account.ID,
        session: AccountSession.ID,
        device: String = "",
        address: @escaping @Sendable () -> String? = { nil },
        deviceCookie: @escaping @Sendable () -> String? = { nil }
    ) -> BoundAccountService {
        BoundAccountService(
            accounts: self,
            id: account,
            session: session,
            device: device,
            address: address,
            deviceCookie: deviceCookie
        )
    }

    /// A guest's things come along and the guest is gone; a member's session of before ends.
    func leave(
        _ old: Account.ID,
        by session: AccountSession.ID,
        for account: Account.ID,
        _ connection: any SQLConnection
    ) throws {
        guard try Account.find(old, connection)?.kind == .guest else {
            return try sessions(connection).end(session, of: old)
        }
        for subject in records { try subject.merge(old, into: account, connection) }
        try ConsentStore(connection: connection, account: account).take(from: old)
        try PictureStore(connection: connection, account: account).take(from: old)
        try sessions(connection).endAll(of: old)
        try connection.execute("DELETE FROM accounts WHERE id = \(old)")
    }

    /// The sessions of whoever asks by one, which is first, inside a transaction of another subject's.
    package static func openSessions(of visit: Visit, _ connection: any SQLConnection) throws -> [AccountSession] {
        try SessionStore(connection: connection, rules: SessionRules(), now: .distantPast)
            .sessions(of: visit.account.id, current: visit.session)
    }

    func sessions(_ connection: any SQLConnection) -> SessionStore {
        SessionStore(connection: connection, rules: rules, now: now())
    }
}

/// What whoever runs the server may do to accounts, by their address.
extension StoredAccountService {
    /// - Throws: `wrongCredentials` when nobody has the address, `invalid` when it is none.
    package func grant(_ role: Account.Role, to email: String) async throws(AccountError) -> Account {
        let id = try await member(email)
        return try await writing { connection in
            try connection.execute("UPDATE accounts SET role = \(role) WHERE id = \(id)")
            guard let account = try Account.find(id, connection) else { throw AccountError.wrongCredentials }
            return account
        }
    }

    /// The secret of a link that sets a new password, good once and for an hour.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address, `invalid` when it is none.
    package func makeResetLink(for email: String) async throws(AccountError) -> String {
        let id = try await member(email)
        return try await writing { try PasswordStore(connection: $0, now: now()).makeReset(for: id) }
    }

    /// The account's sessions, the one seen last first; none is current.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address, `invalid` when it is none.
    package func sessions(of email: String) async throws(AccountError) -> [AccountSession] {
        let id = try await member(email)
        return try await reading { try sessions($0).sessions(of: id, current: UUID()) }
    }

    /// An account as it is now; `nil` when it is gone.
    package func account(_ id: Account.ID) async throws(AccountError) -> Account? {
        try await reading { try Account.find(id, $0) }
    }

    /// The member who has an address.
    ///
    /// - Throws: `wrongCredentials` when nobody has it, `invalid` when it is none.
    package func member(_ email: String) async throws(AccountError) -> Account.ID {
        let email = try EmailAddress(email)
        let found = try await reading {
            try PasswordStore(connection: $0, now: now()).password(emailKey: email.key)?.account
        }
        guard let found else { throw .wrongCredentials }
        return found
    }
}
