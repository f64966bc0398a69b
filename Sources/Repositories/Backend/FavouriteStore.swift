import AccountsDomain
import Calls
import Foundation
import RepositoriesDomain
import Storage

/// One person's favourites, inside a transaction.
struct FavouriteStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Newest first; facts that the catalogue knows better are the catalogue's.
    func all() throws -> [Favourite] {
        let rows = try connection.rows(
            "SELECT * FROM favourites WHERE account_id = \(account) ORDER BY saved_at DESC, key"
        )
        let current = try connection.rows(
            """
            SELECT r.* FROM repositories r JOIN favourites f ON f.key = r.key
            WHERE f.account_id = \(account) AND r.source = 'github'
            """
        ).map(Repository.init)
        let known = Dictionary(current.map { ($0.id.key, $0) }, uniquingKeysWith: { first, _ in first })
        return try rows.map { row in
            let key: String = try row["key"]
            return try Self.favourite(row, known: known[key])
        }
    }

    func favourite(_ id: Repository.ID) throws -> Favourite? {
        let key = try currentKey(id)
        let row = try connection.row("SELECT * FROM favourites WHERE account_id = \(account) AND key = \(key)")
        guard let row else { return nil }
        let known = try connection.row("SELECT * FROM repositories WHERE key = \(key) AND source = 'github'")
        return try Self.favourite(row, known: known.map(Repository.init))
    }

    func count() throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM favourites WHERE account_id = \(account)")?["total"] ?? 0
    }

    func insert(_ favourite: Favourite) throws {
        try connection.execute(
            """
            INSERT INTO favourites (account_id, key, facts, saved_at, tags, note)
            VALUES (\(account), \(favourite.id.key), \(try StoredJSON.text(favourite.repository)),
                \(favourite.savedAt), \(try StoredJSON.text(favourite.tags)), \(favourite.note))
            """
        )
    }

    func update(_ favourite: Favourite) throws {
        try connection.execute(
            """
            UPDATE favourites SET tags = \(try StoredJSON.text(favourite.tags)), note = \(favourite.note),
                saved_at = \(favourite.savedAt)
            WHERE account_id = \(account) AND key = \(try currentKey(favourite.id))
            """
        )
    }

    func delete(_ id: Repository.ID) throws {
        try connection.execute(
            "DELETE FROM favourites WHERE account_id = \(account) AND key = \(try currentKey(id))"
        )
    }

    /// A favourite that was renamed is found under its old name too.
    private func currentKey(_ id: Repository.ID) throws -> String {
        let exact = try connection.row(
            "SELECT 1 FROM favourites WHERE account_id = \(account) AND key = \(id.key)"
        )
        return try exact == nil ? CatalogueWriter(connection: connection).currentKey(id.key) : id.key
    }

    private static func favourite(_ row: SQLRow, known: Repository?) throws -> Favourite {
        let saved: Repository = try StoredJSON.value(try row["facts"])
        return Favourite(
            repository: known.flatMap { $0.isNewer(than: saved) ? $0 : nil } ?? saved,
            savedAt: try row["saved_at"],
            tags: try StoredJSON.value(try row["tags"]),
            note: try row["note"]
        )
    }
}

extension Repository {
    /// What GitHub said last counts, as does a new name; anything it said counts more than the starter catalogue.
    fileprivate func isNewer(than other: Repository) -> Bool {
        if id != other.id { return true }
        return switch (origin, other.origin) {
        case (.github(let date), .github(let otherDate)): date >= otherDate
        case (.github, .starter): true
        case (.starter, _): false
        }
    }
}

/// Which decisions of a person were carried out, and with what result, so that a replay is an echo.
struct DecisionStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Replays arrive within this time, or not at all.
    static let lifetime: TimeInterval = 30 * 86_400

    /// Carries out `work`, or gives the result of the first time.
    ///
    /// - Throws: `invalidQuery` when the key named another kind of decision.
    func once<Value: Codable>(
        _ key: IdempotencyKey,
        _ verb: String,
        at date: Date,
        _ work: () throws -> Value
    ) throws -> Value {
        let row = try connection.row(
            "SELECT verb, result FROM favourite_decisions WHERE account_id = \(account) AND id = \(key.value)"
        )
        if let row {
            guard try row["verb"] == verb else {
                throw RepositoryError.invalidQuery(field: "key", reason: .unknownValue)
            }
            return try StoredJSON.value(try row["result"])
        }
        let result = try work()
        try connection.execute(
            """
            DELETE FROM favourite_decisions
            WHERE account_id = \(account) AND made_at < \(date.addingTimeInterval(-Self.lifetime))
            """
        )
        try connection.execute(
            """
            INSERT INTO favourite_decisions (account_id, id, verb, result, made_at)
            VALUES (\(account), \(key.value), \(verb), \(try StoredJSON.text(result)), \(date))
            """
        )
        return result
    }
}
