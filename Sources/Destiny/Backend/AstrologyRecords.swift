import AccountData
package import AccountsDomain
package import Calls
import DestinyDomain
import Foundation
package import Storage

/// Births, conversations and matches as the accounts' service asks for them.
package struct AstrologyRecords: AccountData {
    package var subject: String { "astrology" }

    package init() {}

    /// Conversations and matches of both are kept; birth details and settings are taken where the account has none.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try takeProfile(guest, account, connection)
        try takeSessions(guest, account, connection)
        for table in ["guide_threads", "guide_traces", "saved_matches", "guide_keys"] {
            try connection.execute("UPDATE \(raw: table) SET account_id = \(account) WHERE account_id = \(guest)")
        }
        try connection.execute(
            """
            UPDATE guide_drafts SET account_id = \(account) WHERE account_id = \(guest) AND place NOT IN
                (SELECT own.place FROM guide_drafts AS own WHERE own.account_id = \(account))
            """
        )
        // A question counts once, whoever asked it.
        try connection.execute(
            """
            UPDATE question_uses SET account_id = \(account) WHERE account_id = \(guest) AND question_id NOT IN
                (SELECT own.question_id FROM question_uses AS own WHERE own.account_id = \(account))
            """
        )
        try connection.execute(
            """
            UPDATE subscriptions SET account_id = \(account) WHERE account_id = \(guest)
                AND NOT EXISTS (SELECT 1 FROM subscriptions AS own WHERE own.account_id = \(account))
            """
        )
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let profile = try connection.row("SELECT * FROM astrology_profiles WHERE account_id = \(account)")
        let matches = try connection.rows(
            "SELECT report FROM saved_matches WHERE account_id = \(account) ORDER BY saved_at"
        )
        return .object([
            "birth": try (profile?["birth"] as String?).map(json) ?? .null,
            "settings": try (profile?["settings"] as String?).map(json) ?? .null,
            "threads": .array(try threads(of: account, connection)),
            "drafts": .array(
                try DraftStore(connection: connection, account: account).drafts().map { .string($0.text) }
            ),
            "matches": .array(try matches.map { try json(try $0["report"]) }),
            "keys": .array(try keys(of: account, connection)),
        ])
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        let row = try connection.row(
            """
            SELECT 1 AS one FROM astrology_profiles WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM guide_threads WHERE account_id = \(account) AND is_temporary = 0
            UNION ALL SELECT 1 FROM guide_drafts WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM saved_matches WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM guide_keys WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM subscriptions WHERE account_id = \(account)
            LIMIT 1
            """
        )
        return row != nil
    }

    // MARK: Parts

    private func takeProfile(_ guest: Account.ID, _ account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE astrology_profiles SET account_id = \(account) WHERE account_id = \(guest)
                AND NOT EXISTS (SELECT 1 FROM astrology_profiles AS own WHERE own.account_id = \(account))
            """
        )
        try connection.execute(
            """
            UPDATE astrology_profiles SET birth = (
                SELECT old.birth FROM astrology_profiles AS old WHERE old.account_id = \(guest))
            WHERE account_id = \(account) AND birth IS NULL
            """
        )
    }

    /// A session about a birth that the account has one about already goes up in that one.
    private func takeSessions(_ guest: Account.ID, _ account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE guide_sessions SET account_id = \(account) WHERE account_id = \(guest) AND birth NOT IN
                (SELECT own.birth FROM guide_sessions AS own WHERE own.account_id = \(account))
            """
        )
        let doubles = try connection.rows(
            """
            SELECT old.id AS old_id, own.id AS own_id FROM guide_sessions AS old
            JOIN guide_sessions AS own ON own.birth = old.birth AND own.account_id = \(account)
            WHERE old.account_id = \(guest)
            """
        )
        for row in doubles {
            let (old, own): (UUID, UUID) = (try row["old_id"], try row["own_id"])
            try connection.execute("UPDATE guide_threads SET session_id = \(own) WHERE session_id = \(old)")
        }
    }

    /// Names and days; the secrets are nowhere.
    private func keys(of account: Account.ID, _ connection: any SQLConnection) throws -> [JSONValue] {
        try KeyStore(connection: connection, account: account).all().map { key in
            .object(["name": .string(key.name), "createdAt": .string(RFC3339.string(from: key.createdAt))])
        }
    }

    private func threads(of account: Account.ID, _ connection: any SQLConnection) throws -> [JSONValue] {
        let rows = try connection.rows(
            """
            SELECT id, title, created_at FROM guide_threads
            WHERE account_id = \(account) AND deleted_at IS NULL ORDER BY created_at
            """
        )
        return try rows.map { row in
            let id: UUID = try row["id"]
            let messages = try connection.rows(
                "SELECT role, content, created_at FROM guide_messages WHERE thread_id = \(id) ORDER BY place"
            )
            return .object([
                "title": .string(try row["title"]),
                "createdAt": .string(RFC3339.string(from: try row["created_at"])),
                "messages": .array(try messages.map(message)),
            ])
        }
    }

    private func message(_ row: SQLRow) throws -> JSONValue {
        .object([
            "role": .string(try row["role"]),
            "content": .string(try row["content"]),
            "createdAt": .string(RFC3339.string(from: try row["created_at"])),
        ])
    }

    private func json(_ text: String) throws -> JSONValue {
        try JSONCoding.value(from: Data(text.utf8))
    }
}
