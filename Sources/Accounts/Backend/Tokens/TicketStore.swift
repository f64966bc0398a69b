import AccountsDomain
import Calls
import Crypto
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

/// A random text that opens something, and the form in which the database keeps it.
///
/// It has 256 random bits, so one round of a fast hash is enough, and finding it by the hash in an index takes as long
/// for a wrong one as for a right one and tells nothing about its characters.
struct Secret {
    /// 43 characters of base64url.
    let text: String

    static func random() -> Secret {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        return Secret(text: bytes.base64URL)
    }

    /// SHA-256, in lower-case hexadecimal.
    var hash: String { Self.hash(of: text) }

    static func hash(of text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimalText
    }
}

extension Data {
    /// RFC 4648, section 5, without padding.
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
