import AccountsDomain
import Calls
import Foundation
import Storage

/// One person's decks, inside a transaction.
struct DeckStore<Kind: DiscoverableCatalogue> {
    let connection: any SQLConnection
    let account: Account.ID

    /// In the order they were made; without a row of their own everybody has one deck that shows everything.
    func all() throws -> [Kind.Deck] {
        let rows = try connection.rows(
            "SELECT id, name, filters FROM \(Kind.table("decks")) WHERE account_id = \(account) ORDER BY position"
        )
        let decks = try rows.map { row in
            Kind.Deck(id: try row["id"], name: try row["name"], filters: try StoredJSON.value(try row["filters"]))
        }
        // Its id is the account's, so that it is the same each time without having been stored.
        return decks.isEmpty ? [Kind.Deck(id: account, name: "", filters: Kind.Deck.noFilters)] : decks
    }

    /// Makes the deck that everybody has a row, before another is added or it is changed.
    func materialize() throws {
        guard try connection.row("SELECT 1 FROM \(Kind.table("decks")) WHERE account_id = \(account)") == nil else {
            return
        }
        for deck in try all() { try insert(deck) }
    }

    func insert(_ deck: Kind.Deck) throws {
        let row = try connection.row(
            "SELECT COALESCE(MAX(position), 0) + 1 AS next FROM \(Kind.table("decks")) WHERE account_id = \(account)"
        )
        try connection.execute(
            """
            INSERT INTO \(Kind.table("decks")) (account_id, id, position, name, filters)
            VALUES (\(account), \(deck.id), \(try row?["next"] ?? Int64(1)), \(deck.name),
                \(try StoredJSON.text(deck.filters)))
            """
        )
    }

    /// - Returns: Whether there is such a deck.
    func update(_ deck: Kind.Deck) throws -> Bool {
        try connection.execute(
            """
            UPDATE \(Kind.table("decks")) SET name = \(deck.name), filters = \(try StoredJSON.text(deck.filters))
            WHERE account_id = \(account) AND id = \(deck.id)
            """
        ) == 1
    }

    func delete(_ id: UUID) throws {
        try connection.execute("DELETE FROM \(Kind.table("decks")) WHERE account_id = \(account) AND id = \(id)")
    }
}
