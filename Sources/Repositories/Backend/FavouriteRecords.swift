import AccountData
package import AccountsDomain
package import Calls
import Foundation
import RepositoriesDomain
package import Storage

/// Favourites and recent searches as the accounts' service asks for them.
package struct FavouriteRecords: AccountData {
    package var subject: String { "favourites" }

    package init() {}

    /// A repository that both have saved keeps the earlier date, the tags of both and both notes.
    ///
    /// More than the limit of favourites may come together: nothing is lost, and nothing can be added until some go.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        let old = FavouriteStore(connection: connection, account: guest)
        let new = FavouriteStore(connection: connection, account: account)
        for favourite in try old.all() {
            if let known = try new.favourite(favourite.id) {
                try new.update(known.merged(with: favourite))
            } else {
                try new.insert(favourite)
            }
        }
        try PersonalChanges(of: AccountFavouriteService.subject, account: account).announce(connection)
        try moveDecisions(guest, account, connection)
        try connection.execute(
            """
            UPDATE release_looks SET account_id = \(account) WHERE account_id = \(guest)
                AND NOT EXISTS (SELECT 1 FROM release_looks AS own WHERE own.account_id = \(account))
            """
        )
        let searches = try RecentSearchStore(connection: connection, account: guest).all()
        let recent = RecentSearchStore(connection: connection, account: account)
        // The guest's are what was searched for last.
        for text in searches.reversed() { try recent.add(text) }
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let favourites = try FavouriteStore(connection: connection, account: account).all()
        let searches = try RecentSearchStore(connection: connection, account: account).all()
        return .object([
            "favourites": try JSONCoding.value(from: try JSONCoding.encode(favourites)),
            "recentSearches": .array(searches.map(JSONValue.string)),
            "releasesLookedAt": try JSONCoding.value(
                from: try JSONCoding.encode(
                    try ReleaseStore(connection: connection, account: account).lookedAt().map { [$0] } ?? []
                )
            ),
        ])
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        let row = try connection.row("SELECT 1 AS one FROM favourites WHERE account_id = \(account) LIMIT 1")
        return row != nil
    }

    /// What a phone decided as a guest and sends again afterwards still counts once.
    private func moveDecisions(_ guest: Account.ID, _ account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE favourite_decisions SET account_id = \(account) WHERE account_id = \(guest)
                AND id NOT IN (SELECT id FROM favourite_decisions WHERE account_id = \(account))
            """
        )
    }
}

extension Favourite {
    /// This one with what the other knows besides; what would be too long stays as it is here.
    fileprivate func merged(with other: Favourite) -> Favourite {
        var merged = self
        merged.savedAt = min(savedAt, other.savedAt)
        let added = other.tags.filter { !tags.contains($0) }
        merged.tags = Array((tags + added).prefix(Self.maximumTags))
        if note.isEmpty { merged.note = other.note }
        let both = note + "\n\n" + other.note
        let isNew = !note.isEmpty && !other.note.isEmpty && !note.contains(other.note)
        if isNew, both.unicodeScalars.count <= Self.maximumNoteLength { merged.note = both }
        return merged
    }
}

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
