import AccountsDomain
import Foundation
import Storage

/// Passwords and the links that reset them, inside a transaction.
struct PasswordStore {
    let connection: any SQLConnection
    let now: Date

    /// A link in a mail is opened soon, or not at all.
    static let resetLife: TimeInterval = 3_600

    struct Stored: Sendable {
        var account: Account.ID
        var emailKey: String
        var hash: String
        /// Device cookies of earlier ones are good for nothing.
        var deviceGeneration: Int
    }

    func password(emailKey: String) throws -> Stored? {
        try stored("email_key = \(emailKey)")
    }

    func password(of account: Account.ID) throws -> Stored? {
        try stored("account_id = \(account)")
    }

    /// - Throws: `emailTaken`.
    func add(_ email: EmailAddress, hash: String, to account: Account.ID) throws {
        let count = try connection.execute(
            """
            INSERT INTO account_passwords (account_id, email, email_key, hash, changed_at)
            VALUES (\(account), \(email.text), \(email.key), \(hash), \(now)) ON CONFLICT (email_key) DO NOTHING
            """
        )
        guard count == 1 else { throw AccountError.emailTaken }
    }

    /// Replaces the hash that was read; does nothing when somebody has changed the password since.
    func replace(_ old: Stored, with hash: String) throws {
        try connection.execute(
            "UPDATE account_passwords SET hash = \(hash) WHERE account_id = \(old.account) AND hash = \(old.hash)"
        )
    }

    /// Ends every link and every device cookie besides: whoever has one got it before.
    func set(_ hash: String, for account: Account.ID) throws {
        try endResets(of: account)
        try endDevices(of: account)
        try connection.execute(
            "UPDATE account_passwords SET hash = \(hash), changed_at = \(now) WHERE account_id = \(account)"
        )
    }

    func endDevices(of account: Account.ID) throws {
        try connection.execute(
            "UPDATE account_passwords SET device_generation = device_generation + 1 WHERE account_id = \(account)"
        )
    }

    // MARK: Links

    /// The secret of a new link; the ones before end.
    func makeReset(for account: Account.ID) throws -> String {
        try endResets(of: account)
        let secret = Secret.random()
        try connection.execute(
            """
            INSERT INTO password_resets (hash, account_id, expires_at)
            VALUES (\(secret.hash), \(account), \(now.addingTimeInterval(Self.resetLife)))
            """
        )
        return secret.text
    }

    /// The password that a link resets; `nil` for a link that was used or is too old.
    func password(forReset link: String) throws -> Stored? {
        let row = try connection.row(
            """
            SELECT account_id FROM password_resets WHERE hash = \(Secret.hash(of: link)) AND expires_at > \(now)
            """
        )
        guard let row else { return nil }
        return try password(of: try row["account_id"])
    }

    /// Ends a link.
    ///
    /// - Throws: `linkExpired` when another request was faster.
    func takeReset(_ link: String) throws {
        let count = try connection.execute("DELETE FROM password_resets WHERE hash = \(Secret.hash(of: link))")
        guard count == 1 else { throw AccountError.linkExpired }
    }

    private func endResets(of account: Account.ID) throws {
        try connection.execute("DELETE FROM password_resets WHERE account_id = \(account)")
    }

    private func stored(_ condition: SQL) throws -> Stored? {
        try connection.row("SELECT * FROM account_passwords WHERE " + condition).map { row in
            Stored(
                account: try row["account_id"],
                emailKey: try row["email_key"],
                hash: try row["hash"],
                deviceGeneration: try row["device_generation"]
            )
        }
    }
}
