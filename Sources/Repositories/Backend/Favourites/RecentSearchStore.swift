import AccountsDomain
import Foundation
import Storage

/// One person's recent searches, inside a transaction.
struct RecentSearchStore {
    static let maximumCount = 10

    let connection: any SQLConnection
    let account: Account.ID

    /// Newest first.
    func all() throws -> [String] {
        try connection.rows(
            "SELECT content FROM recent_searches WHERE account_id = \(account) ORDER BY position DESC"
        ).map { try $0["content"] }
    }

    /// Puts `text` first; a search that differs only in case is the same.
    func add(_ text: String) throws {
        try remove(text)
        let last = try connection.row(
            "SELECT COALESCE(MAX(position), 0) AS last FROM recent_searches WHERE account_id = \(account)"
        )
        let position: Int64 = try last?["last"] ?? 0
        try connection.execute(
            """
            INSERT INTO recent_searches (account_id, key, content, position)
            VALUES (\(account), \(text.lowercased()), \(text), \(position + 1))
            """
        )
        try connection.execute(
            """
            DELETE FROM recent_searches WHERE account_id = \(account) AND position NOT IN (
                SELECT position FROM recent_searches WHERE account_id = \(account)
                ORDER BY position DESC LIMIT \(Self.maximumCount)
            )
            """
        )
    }

    func remove(_ text: String) throws {
        let key = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        try connection.execute("DELETE FROM recent_searches WHERE account_id = \(account) AND key = \(key)")
    }
}
