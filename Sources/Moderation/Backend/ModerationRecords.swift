import AccountData
package import AccountsDomain
package import Calls
import Foundation
package import Storage

/// Reports and blocks as the accounts' service asks for them.
package struct ModerationRecords: AccountData {
    package var subject: String { "moderation" }

    package init() {}

    /// Of two reports of one item the account's own stays.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO reports (kind, item, account_id, author_id, reason, note, made_at)
            SELECT kind, item, CAST(\(account) AS TEXT), author_id, reason, note, made_at FROM reports WHERE account_id = \(guest)
            ON CONFLICT DO NOTHING
            """
        )
        try connection.execute(
            """
            INSERT INTO blocks (account_id, blocked_id, made_at)
            SELECT CAST(\(account) AS TEXT), blocked_id, made_at FROM blocks WHERE account_id = \(guest) AND blocked_id <> \(account)
            ON CONFLICT DO NOTHING
            """
        )
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let reports = try connection.rows("SELECT * FROM reports WHERE account_id = \(account) ORDER BY made_at, item")
        let blocks = try connection.rows("SELECT * FROM blocks WHERE account_id = \(account) ORDER BY made_at")
        return .object([
            "reports": .array(try reports.map(Self.report)),
            "blockedAccounts": .array(try blocks.map { .string(try $0["blocked_id"]) }),
        ])
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        let row = try connection.row(
            """
            SELECT 1 AS one FROM blocks WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM reports WHERE account_id = \(account)
            LIMIT 1
            """
        )
        return row != nil
    }

    private static func report(_ row: SQLRow) throws -> JSONValue {
        .object([
            "kind": .string(try row["kind"]),
            "id": .string(try row["item"]),
            "reason": .string(try row["reason"]),
            "note": .string(try row["note"]),
            "madeAt": .string(RFC3339.string(from: try row["made_at"])),
        ])
    }
}
