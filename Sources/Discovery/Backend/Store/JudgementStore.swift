import Calls
import AccountsDomain
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Storage

/// What one person judged, as lists and numbers, inside a transaction.
struct JudgementStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Newest first.
    func history(before: Int?, count: Int) throws -> HistoryPage {
        let rows = try connection.rows(
            """
            SELECT sequence, opinion, judged_at, facts FROM discovery_judgements
            WHERE account_id = \(account) AND opinion <> 'star' AND sequence < \(before ?? Int.max)
            ORDER BY sequence DESC LIMIT \(count + 1)
            """
        )
        let entries = try rows.prefix(count).map(Self.entry)
        let isLast = rows.count <= count
        return HistoryPage(entries: entries, older: isLast ? nil : try rows[count - 1]["sequence"])
    }

    private static func entry(_ row: SQLRow) throws -> HistoryEntry {
        HistoryEntry(
            repository: try StoredJSON.value(try row["facts"]),
            judgement: try row["opinion"] == Opinion.like.rawValue ? .like : .skip,
            judgedAt: try row["judged_at"]
        )
    }

    /// Newest first.
    func liked() throws -> [Favourite] {
        try connection.rows(
            """
            SELECT facts, judged_at, tags, note FROM discovery_judgements
            WHERE account_id = \(account) AND opinion = 'like' ORDER BY sequence DESC
            """
        ).map(Self.favourite)
    }

    func liked(_ key: String) throws -> Favourite? {
        try connection.row(
            """
            SELECT facts, judged_at, tags, note FROM discovery_judgements
            WHERE account_id = \(account) AND key = \(key) AND opinion = 'like'
            """
        ).map(Self.favourite)
    }

    func annotate(_ key: String, tags: [String], note: String) throws {
        try connection.execute(
            """
            UPDATE discovery_judgements SET tags = \(try StoredJSON.text(tags)), note = \(note)
            WHERE account_id = \(account) AND key = \(key)
            """
        )
    }

    private static func favourite(_ row: SQLRow) throws -> Favourite {
        Favourite(
            repository: try StoredJSON.value(try row["facts"]),
            savedAt: try row["judged_at"],
            tags: try StoredJSON.value(try row["tags"]),
            note: try row["note"]
        )
    }

    /// Repositories starred on GitHub, newest first.
    func starred() throws -> [Repository.ID] {
        try connection.rows(
            """
            SELECT facts FROM discovery_judgements
            WHERE account_id = \(account) AND opinion = 'star' ORDER BY judged_at DESC, key
            """
        ).map { row in
            let repository: Repository = try StoredJSON.value(try row["facts"])
            return repository.id
        }
    }

    /// Every opinion, for counting.
    func opinions() throws -> [StatisticsBuilder.Entry] {
        try connection.rows(
            "SELECT opinion, judged_at, language FROM discovery_judgements WHERE account_id = \(account)"
        ).map { row in
            StatisticsBuilder.Entry(
                opinion: try row["opinion"],
                judgedAt: try row["judged_at"],
                language: try row["language"] ?? ""
            )
        }
    }
}
