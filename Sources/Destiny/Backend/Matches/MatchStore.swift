import AccountsDomain
import DestinyDomain
import Foundation
import Storage

/// The reports that one person kept, inside a transaction.
struct MatchStore {
    let connection: any SQLConnection
    let account: Account.ID

    func all() throws -> [SavedMatch] {
        try connection.rows(
            "SELECT * FROM saved_matches WHERE account_id = \(account) ORDER BY saved_at DESC, id"
        ).map(Self.saved)
    }

    func match(_ id: UUID) throws -> SavedMatch? {
        try connection.row(
            "SELECT * FROM saved_matches WHERE account_id = \(account) AND id = \(id)"
        ).map(Self.saved)
    }

    func count() throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM saved_matches WHERE account_id = \(account)")?["total"] ?? 0
    }

    func insert(_ match: SavedMatch) throws {
        try connection.execute(
            """
            INSERT INTO saved_matches (id, account_id, report, saved_at)
            VALUES (\(match.id), \(account), \(try StoredText.text(match.report)), \(match.savedAt))
            """
        )
    }

    func delete(_ id: UUID) throws {
        try connection.execute("DELETE FROM saved_matches WHERE account_id = \(account) AND id = \(id)")
    }

    private static func saved(_ row: SQLRow) throws -> SavedMatch {
        SavedMatch(id: try row["id"], savedAt: try row["saved_at"], report: try StoredText.value(try row["report"]))
    }
}
