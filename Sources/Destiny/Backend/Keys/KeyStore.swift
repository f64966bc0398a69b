import AccountsDomain
import DestinyDomain
import Foundation
import Storage

/// The keys of one account, inside a transaction.
struct KeyStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// To the day is enough to find a key that nobody uses, and one write a day and key is all it costs.
    private static let noteInterval: TimeInterval = 86_400

    func all() throws -> [APIKey] {
        try connection.rows(
            "SELECT * FROM guide_keys WHERE account_id = \(account) ORDER BY created_at DESC, id"
        ).map(Self.key)
    }

    func insert(_ key: APIKey, hash: String) throws {
        try connection.execute(
            """
            INSERT INTO guide_keys (id, account_id, name, secret_hash, created_at)
            VALUES (\(key.id), \(account), \(key.name), \(hash), \(key.createdAt))
            """
        )
    }

    func delete(_ id: UUID) throws {
        try connection.execute("DELETE FROM guide_keys WHERE account_id = \(account) AND id = \(id)")
    }

    /// Whose key has this hash, and whether its use is to be noted.
    static func owner(
        hash: String,
        now: Date,
        _ connection: any SQLConnection
    ) throws -> (key: UUID, account: Account.ID, needsNote: Bool)? {
        guard let row = try connection.row("SELECT * FROM guide_keys WHERE secret_hash = \(hash)") else { return nil }
        let lastUsed: Date? = try row["last_used_at"]
        let needsNote = lastUsed.map { now.timeIntervalSince($0) >= noteInterval } ?? true
        return (try row["id"], try row["account_id"], needsNote)
    }

    static func note(_ key: UUID, at now: Date, _ connection: any SQLConnection) throws {
        try connection.execute("UPDATE guide_keys SET last_used_at = \(now) WHERE id = \(key)")
    }

    private static func key(_ row: SQLRow) throws -> APIKey {
        APIKey(
            id: try row["id"],
            name: try row["name"],
            createdAt: try row["created_at"],
            lastUsedAt: try row["last_used_at"]
        )
    }
}
