import AccountData
package import AccountsDomain
import Foundation
import Storage

extension BoundAccountService {
    package func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket {
        let email = try EmailAddress(form.email)
        let name = try DisplayName(form.name)
        let password = try NewPassword(form.password, personal: [email.key, name.text])
        guard form.privacyNotice == Consent.currentPrivacyNotice else { throw .invalid(.privacyNotice, .outdated) }
        let (counted, slot) = try await beginJoining()
        let hash = try await accounts.hashing { try await $0.hash(password, in: slot) }
        return try await accounts.writing { connection in
            let store = passwords(connection)
            guard try store.password(of: id) == nil else { throw AccountError.alreadyMember }
            try store.add(email, hash: hash, to: id)
            if accounts.options.sendsMail { try confirmations(connection).ask(for: id) }
            if !name.text.isEmpty {
                try connection.execute("UPDATE accounts SET name = \(name.text) WHERE id = \(id)")
            }
            try ConsentStore(connection: connection, account: id).add(
                Consent(kind: .privacyNotice, version: form.privacyNotice, isGiven: true, recordedAt: accounts.now())
            )
            return try succeed(counted, with: id, connection)
        }
    }

    package func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket {
        let email = try EmailAddress(email)
        let (counted, proven) = try await proveMember(email, password)
        return try await accounts.writing { connection in
            // A password that was changed meanwhile opens nothing any more.
            guard try passwords(connection).password(of: proven.account)?.hash == proven.hash else {
                throw AccountError.wrongCredentials
            }
            return try succeed(counted, with: proven.account, connection)
        }
    }

    package func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket {
        let account = try await account()
        let new = try NewPassword(new, field: .newPassword, personal: [account.email ?? "", account.name])
        let (counted, slot) = try await prove(old)
        let hash = try await accounts.hashing { try await $0.hash(new, in: slot) }
        return try await accounts.writing { connection in
            try passwords(connection).set(hash, for: id)
            try accounts.sessions(connection).endAll(of: id, except: session)
            return try succeed(counted, with: id, connection)
        }
    }

    package func delete(password: String?) async throws(AccountError) {
        let stored = try await accounts.reading { try passwords($0).password(of: id) }
        if stored != nil { _ = try await prove(password ?? "") }
        try await accounts.writing { connection in
            if let stored {
                try connection.execute("DELETE FROM password_reset_requests WHERE email_key = \(stored.emailKey)")
                try AttemptStore(connection: connection, now: accounts.now()).succeed([.account(stored.emailKey)])
            }
            try accounts.sessions(connection).endAll(of: id, by: waiting)
            try accounts.identities(connection).takeBackAll(of: id)
            for subject in accounts.records { try subject.announceGone(id, connection) }
            try connection.execute("DELETE FROM accounts WHERE id = \(id)")
        }
    }

    package func requestPasswordReset(email: String) async throws(AccountError) {
        let email = try EmailAddress(email)
        let now = accounts.now()
        try await begin([.reset(email.key), addressKey])
        guard accounts.options.sendsMail else { return }
        // Whether anybody has the address is looked up when the mail is written, so that nobody can tell by the time.
        _ = try await accounts.writing { connection in
            try connection.execute(
                """
                INSERT INTO password_reset_requests (email_key, asked_at) VALUES (\(email.key), \(now))
                ON CONFLICT (email_key) DO NOTHING
                """
            )
        }
    }

    package func resetPassword(link: String, to new: String) async throws(AccountError) -> SessionTicket {
        let stored = try await accounts.reading { try passwords($0).password(forReset: link) }
        guard let stored else { throw .linkExpired }
        let password = try NewPassword(new, field: .newPassword, personal: [stored.emailKey])
        // A link proves who it is, so strangers' tries are forgotten.
        let slot = try await begin(SignInTry(failures: [], network: networkKey))
        let counted = SignInTry(failures: [.account(stored.emailKey)])
        let hash = try await accounts.hashing { try await $0.hash(password, in: slot) }
        return try await accounts.writing { connection in
            let store = passwords(connection)
            try store.takeReset(link)
            try store.set(hash, for: stored.account)
            let isOwn = stored.account == id
            try accounts.sessions(connection).endAll(of: stored.account, except: isOwn ? session : nil)
            return try succeed(counted, with: stored.account, connection)
        }
    }

    // MARK: Parts

    private var network: String { address() ?? "session \(session)" }
    var addressKey: AttemptStore.Key { .address(network) }
    private var networkKey: SignInBuckets.Key { .address(network) }

    func begin(_ keys: [AttemptStore.Key]) async throws(AccountError) {
        let now = accounts.now()
        try await accounts.writing { try AttemptStore(connection: $0, now: now).begin(keys) }
    }

    /// Counts that somebody asks for an account: asking for one address after another would tell which of them have
    /// some.
    func beginJoining() async throws(AccountError) -> (counted: SignInTry, slot: HashingThread.Slot) {
        let counted = SignInTry(failures: [addressKey], network: networkKey)
        return (counted, try await begin(counted))
    }

    /// Proves the password of whoever has an address.
    func proveMember(
        _ email: EmailAddress,
        _ password: String
    ) async throws(AccountError) -> (counted: SignInTry, proven: PasswordStore.Stored) {
        let stored = try await accounts.reading { try passwords($0).password(emailKey: email.key) }
        let counted = signInTry(email, stored)
        let slot = try await begin(counted)
        return (counted, try await check(password, against: stored, in: slot))
    }

    /// - Throws: `busy` before anything is counted, `tooManyAttempts`.
    func begin(_ counted: SignInTry) async throws(AccountError) -> HashingThread.Slot {
        let slot = try accounts.hasher.reserve()
        let now = accounts.now()
        try await accounts.writing { try counted.begin($0, now: now) }
        return slot
    }

    /// A browser that signed in to the account before has tries of its own; all others share the account's and their
    /// network's.
    private func signInTry(_ email: EmailAddress, _ stored: PasswordStore.Stored?) -> SignInTry {
        let account = SignInBuckets.Key.account(email.key)
        // Looked for whether anybody has the address or not, so that both take as long.
        let device = accounts.deviceCookies
            .device(in: deviceCookie(), for: stored?.account ?? id, generation: stored?.deviceGeneration ?? 0)
        guard let stored, let device else {
            return SignInTry(failures: [.account(email.key), addressKey], network: networkKey, account: account)
        }
        return SignInTry(failures: [.device(device, of: stored.account)], account: account)
    }

    /// Proves the account's own password; what to count at the end.
    ///
    /// Who is signed in has tries of their own.
    private func prove(
        _ password: String
    ) async throws(AccountError) -> (counted: SignInTry, slot: HashingThread.Slot) {
        let stored = try await accounts.reading { try passwords($0).password(of: id) }
        guard let stored else { throw .notMember }
        let counted = SignInTry(failures: [.session(session)], account: .account(stored.emailKey))
        let slot = try await begin(counted)
        _ = try await check(password, against: stored, in: slot)
        return (counted, slot)
    }

    /// What is stored now, by today's parameters.
    ///
    /// - Throws: `wrongCredentials`, after the same time with and without `stored`.
    private func check(
        _ password: String,
        against stored: PasswordStore.Stored?,
        in slot: HashingThread.Slot
    ) async throws(AccountError) -> PasswordStore.Stored {
        let answer = try await accounts.hashing { try await $0.check(password, against: stored?.hash, in: slot) }
        guard answer.isRight, var proven = stored else { throw .wrongCredentials }
        guard let renewed = answer.renewed else { return proven }
        let old = proven
        try await accounts.writing { try passwords($0).replace(old, with: renewed) }
        proven.hash = renewed
        return proven
    }

    func succeed(
        _ counted: SignInTry,
        with account: Account.ID,
        _ connection: any SQLConnection
    ) throws -> SessionTicket {
        let now = accounts.now()
        try counted.succeed(connection, now: now)
        return try TicketStore(connection: connection, rules: accounts.rules, now: now)
            .issue(for: account, to: session)
    }

    func passwords(_ connection: any SQLConnection) -> PasswordStore {
        PasswordStore(connection: connection, now: accounts.now())
    }
}
