package import AccountsDomain
package import Calls
import Foundation
package import RepositoriesDomain
package import Storage

/// One person's favourites in a transaction of another subject's, with the verbs of ``AccountFavouriteService``.
package struct FavouriteTransaction {
    private let connection: any SQLConnection
    private let account: Account.ID
    private let store: FavouriteStore

    package init(connection: any SQLConnection, account: Account.ID) {
        (self.connection, self.account) = (connection, account)
        store = FavouriteStore(connection: connection, account: account)
    }

    /// Newest first.
    package func all() throws -> [Favourite] { try store.all() }

    package func favourite(_ id: Repository.ID) throws -> Favourite? { try store.favourite(id) }

    /// Saves what is not saved yet, as it was saved at its date.
    ///
    /// - Throws: `favouriteLimitReached`; `invalidQuery` with the field that is wrong.
    package func insert(_ favourite: Favourite) throws {
        guard try store.count() < Favourite.maximumCount else {
            throw RepositoryError.favouriteLimitReached(limit: Favourite.maximumCount)
        }
        try store.insert(try favourite.validated())
        try announce()
    }

    /// Replaces tags and note.
    package func update(_ favourite: Favourite) throws {
        try store.update(try favourite.validated())
        try announce()
    }

    package func delete(_ id: Repository.ID) throws {
        try store.delete(id)
        try announce()
    }

    /// Whether a decision about favourites came with this key.
    package func isKnown(_ key: IdempotencyKey) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM favourite_decisions WHERE account_id = \(account) AND id = \(key.value)"
        ) != nil
    }

    private func announce() throws {
        try PersonalChanges(of: AccountFavouriteService.subject, account: account).announce(connection)
    }
}

/// A repository of the catalogue with what lists of others need: numbers and labels.
package struct CatalogueEntry: Hashable, Sendable {
    package var repository: Repository
    /// Of its row; it stays when the repository is renamed.
    package var number: Int64
    /// GitHub's; `nil` while GitHub was not asked.
    package var githubNumber: Int64?
    /// What the starter catalogue says of its fields, comma-separated.
    package var labels: String

    fileprivate init(_ row: SQLRow) throws(StorageError) {
        repository = try Repository(row)
        number = try row["number"]
        githubNumber = try row["github_number"]
        labels = try row["fields"]
    }
}

/// The catalogue's repositories by all their names and GitHub's numbers, inside a transaction.
package struct CatalogueIndex {
    private let connection: any SQLConnection

    package init(connection: any SQLConnection) { self.connection = connection }

    /// Changes when a repository comes, goes, is renamed or is described anew.
    package func stamp() throws -> String {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total, MAX(number) AS last_number, MAX(facts_at) AS latest_facts,
                COUNT(github_number) AS numbered, (SELECT COUNT(*) FROM repository_names) AS names
            FROM repositories
            """
        )
        let (total, last): (Int64, Int64?) = (try row?["total"] ?? 0, try row?["last_number"])
        let (latest, names): (Int64?, Int64) = (try row?["latest_facts"], try row?["names"] ?? 0)
        let numbered: Int64 = try row?["numbered"] ?? 0
        return "\(total) \(last ?? 0) \(latest ?? 0) \(numbered) \(names)"
    }

    /// Every repository, the best known first.
    package func all() throws -> [CatalogueEntry] {
        try connection.rows("SELECT * FROM repositories ORDER BY stars DESC, key").map { try CatalogueEntry($0) }
    }

    /// Keys by former keys.
    package func formerKeys() throws -> [String: String] {
        let rows = try connection.rows("SELECT old_key, key FROM repository_names")
        return Dictionary(
            try rows.map { (try $0["old_key"] as String, try $0["key"] as String) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What texts name: GitHub's number, or `owner/name` in any case, former ones too; others are not in the answer.
    package func entries(named texts: some Sequence<String>) throws -> [String: CatalogueEntry] {
        // No name has a NUL, which no database takes.
        let texts = Set(texts).filter { !$0.utf8.contains(0) }.sorted()
        var found: [String: CatalogueEntry] = [:]
        for start in stride(from: 0, to: texts.count, by: 400) {
            let part = texts[start..<min(start + 400, texts.count)]
            for (text, entry) in try entries(of: part) { found[text] = entry }
        }
        return found
    }

    private func entries(of texts: ArraySlice<String>) throws -> [(String, CatalogueEntry)] {
        let keys = texts.map { $0.lowercased() }
        let old = try connection.rows(
            "SELECT old_key, key FROM repository_names WHERE old_key IN (\(values: keys))"
        )
        var current: [String: String] = [:]
        for row in old { current[try row["old_key"]] = try row["key"] }
        let wanted = keys.map { current[$0] ?? $0 }
        let numbers = texts.compactMap { Int64($0) }
        let rows = try connection.rows(
            """
            SELECT * FROM repositories WHERE key IN (\(values: wanted))
            UNION SELECT * FROM repositories WHERE github_number IN (\(values: numbers))
            """
        )
        let entries = try rows.map { try CatalogueEntry($0) }
        let byKey = Dictionary(entries.map { ($0.repository.id.key, $0) }, uniquingKeysWith: { first, _ in first })
        let byNumber = Dictionary(
            entries.compactMap { entry in entry.githubNumber.map { ($0, entry) } },
            uniquingKeysWith: { first, _ in first }
        )
        return texts.compactMap { text in
            let key = text.lowercased()
            let entry = byKey[current[key] ?? key] ?? Int64(text).flatMap { byNumber[$0] }
            return entry.map { (text, $0) }
        }
    }
}
