import AccountsDomain
import Foundation
import Storage

/// Which addresses are confirmed, and the links that confirm them, inside a transaction.
struct ConfirmationStore {
    let connection: any SQLConnection
    let now: Date

    /// People look into their mail once a day.
    static let life: TimeInterval = 86_400

    /// An account whose address waits for its mail, since when.
    struct Request: Sendable {
        var account: Account.ID
        var askedAt: Date
    }

    /// Has a mail sent; asking again before it has left sends no second one.
    func ask(for account: Account.ID) throws {
        try putBack(Request(account: account, askedAt: now))
    }

    func putBack(_ request: Request) throws {
        try connection.execute(
            """
            INSERT INTO email_confirmation_requests (account_id, asked_at)
            VALUES (\(request.account), \(request.askedAt)) ON CONFLICT (account_id) DO NOTHING
            """
        )
    }

    /// The request that waits longest, taken out.
    func take() throws -> Request? {
        let row = try connection.row(
            """
            DELETE FROM email_confirmation_requests WHERE account_id =
                (SELECT account_id FROM email_confirmation_requests ORDER BY asked_at, account_id LIMIT 1)
            RETURNING account_id, asked_at
            """
        )
        return try row.map { Request(account: try $0["account_id"], askedAt: try $0["asked_at"]) }
    }

    /// The secret of a new link; the one before ends.
    func makeLink(for account: Account.ID) throws -> String {
        let secret = Secret.random()
        try connection.execute(
            """
            INSERT INTO email_confirmations (account_id, hash, expires_at)
            VALUES (\(account), \(secret.hash), \(now.addingTimeInterval(Self.life)))
            ON CONFLICT (account_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at
            """
        )
        return secret.text
    }

    /// Confirms the address of a link, which is used then.
    ///
    /// - Throws: `linkExpired`.
    func confirm(_ link: String) throws -> Account.ID {
        let row = try connection.row(
            """
            DELETE FROM email_confirmations WHERE hash = \(Secret.hash(of: link)) AND expires_at > \(now)
            RETURNING account_id
            """
        )
        guard let row else { throw AccountError.linkExpired }
        let account: Account.ID = try row["account_id"]
        try connection.execute("UPDATE account_passwords SET confirmed_at = \(now) WHERE account_id = \(account)")
        try AttemptStore(connection: connection, now: now).succeed([.confirmation(account)])
        return account
    }
}
