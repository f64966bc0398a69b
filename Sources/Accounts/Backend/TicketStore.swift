import AccountsDomain
import Foundation
import Storage

/// Tickets for new tokens, inside a transaction.
struct TicketStore {
    let connection: any SQLConnection
    let rules: SessionRules
    let now: Date

    /// A ticket that opens `account` to the session that asks.
    func issue(for account: Account.ID, to session: AccountSession.ID) throws -> SessionTicket {
        let secret = Secret.random()
        try connection.execute(
            """
            INSERT INTO session_tickets (hash, session_id, account_id, expires_at)
            VALUES (\(secret.hash), \(session), \(account), \(now.addingTimeInterval(rules.ticketLife)))
            """
        )
        return SessionTicket(secret.text)
    }

    /// The account a ticket opens; nobody gets it a second time.
    ///
    /// - Throws: `linkExpired` for a ticket that is used, too old, or another session's.
    func take(_ ticket: SessionTicket, by session: AccountSession.ID) throws -> Account.ID {
        let rows = try connection.rows(
            """
            DELETE FROM session_tickets
            WHERE hash = \(Secret.hash(of: ticket.ticket)) AND session_id = \(session) AND expires_at > \(now)
            RETURNING account_id
            """
        )
        guard let row = rows.first else { throw AccountError.linkExpired }
        return try row["account_id"]
    }
}
