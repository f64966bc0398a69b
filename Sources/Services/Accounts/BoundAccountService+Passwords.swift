package import AccountsDomain
import Foundation
import Storage

extension BoundAccountService {
    package func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket {
        let email = try EmailAddress(form.email)
        let name = try DisplayName(form.name)
        let password = try NewPassword(form.password, personal: [email.key, name.text])
        guard form.privacyNotice == Consent.currentPrivacyNotice else { throw .invalid(.privacyNotice, .outdated) }
        // Asking for one address after another would tell which of them have accounts.
        let keys = [addressKey]
        try await begin(keys)
        let hash = try await accounts.hashing { try await $0.hash(password) }
        return try await accounts.writing { connection in
            let store = passwords(connection)
            guard try store.password(of: id) == nil else { throw AccountError.alreadyMember }
            try store.add(email, hash: hash, to: id)
            if !name.text.isEmpty {
                try connection.execute("UPDATE accounts SET name = \(name.text) WHERE id = \(id)")
            }
            try ConsentStore(connection: connection, account: id).add(
                Consent(kind: .privacyNotice, version: form.privacyNotice, isGiven: true, recordedAt: accounts.now())
            )
            return try succeed(keys, with: id, connection)
        }
    }

    package func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket {
        let email = try EmailAddress(email)
        let keys = [AttemptStore.Key.account(email.key), addressKey]
        try await begin(keys)
        let stored = try await accounts.reading { try passwords($0).password(emailKey: email.key) }
        let proven = try await check(password, against: stored)
        return try await accounts.writing { connection in
            // A password that was changed meanwhile opens nothing any more.
            guard try passwords(connection).password(of: proven.account)?.hash == proven.hash else {
                throw AccountError.wrongCredentials
            }
            return try succeed(keys, with: proven.account, connection)
        }
    }

    package func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket {
        let account = try await account()
        let new = try NewPassword(new, field: .newPassword, personal: [account.email ?? "", account.name])
        let keys = try await prove(old)
        let hash = try await accounts.hashing { try await $0.hash(new) }
        return try await accounts.writing { connection in
            try passwords(connection).set(hash, for: id)
            try accounts.sessions(connection).endAll(of: id, except: session)
            return try succeed(keys, with: id, connection)
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
            try accounts.sessions(connection).endAll(of: id)
            try accounts.identities(connection).takeBackAll(of: id)
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
        let hash = try await accounts.hashing { try await $0.hash(password) }
        return try await accounts.writing { connection in
            let store = passwords(connection)
            try store.takeReset(link, of: stored.account)
            try store.set(hash, for: stored.account)
            let isOwn = stored.account == id
            try accounts.sessions(connection).endAll(of: stored.account, except: isOwn ? session : nil)
            return try succeed([.account(stored.emailKey)], with: stored.account, connection)
        }
    }

    // MARK: Parts

    var addressKey: AttemptStore.Key { .address(address() ?? "session \(session)") }

    func begin(_ keys: [AttemptStore.Key]) async throws(AccountError) {
        let now = accounts.now()
        try await accounts.writing { try AttemptStore(connection: $0, now: now).begin(keys) }
    }

    /// Proves the account's own password; the keys to give back at the end.
    private func prove(_ password: String) async throws(AccountError) -> [AttemptStore.Key] {
        let stored = try await accounts.reading { try passwords($0).password(of: id) }
        guard let stored else { throw .notMember }
        let keys = [AttemptStore.Key.account(stored.emailKey), addressKey]
        try await begin(keys)
        _ = try await check(password, against: stored)
        return keys
    }

    /// What is stored now, by today's parameters.
    ///
    /// - Throws: `wrongCredentials`, after the same time with and without `stored`.
    private func check(
        _ password: String,
        against stored: PasswordStore.Stored?
    ) async throws(AccountError) -> PasswordStore.Stored {
        let answer = try await accounts.hashing { try await $0.check(password, against: stored?.hash) }
        guard answer.isRight, var proven = stored else { throw .wrongCredentials }
        guard let renewed = answer.renewed else { return proven }
        let old = proven
        try await accounts.writing { try passwords($0).replace(old, with: renewed) }
        proven.hash = renewed
        return proven
    }

    private func succeed(
        _ keys: [AttemptStore.Key],
        with account: Account.ID,
        _ connection: any SQLConnection
    ) throws -> SessionTicket {
        let now = accounts.now()
        try AttemptStore(connection: connection, now: now).succeed(keys)
        return try TicketStore(connection: connection, rules: accounts.rules, now: now)
            .issue(for: account, to: session)
    }

    private func passwords(_ connection: any SQLConnection) -> PasswordStore {
        PasswordStore(connection: connection, now: accounts.now())
    }
}
