import AccountsDomain
import Calls
import FindieDomain
import Foundation
import Storage

/// One person's wishes, inside a transaction.
struct WishStore {
    let connection: any SQLConnection
    let account: Account.ID

    private static let columns: SQL = "w.key, w.saved_at, w.note, w.price_below, g.facts"
    private static let source: SQL =
        "findie_wishes w JOIN findie_games g ON g.key = w.key AND g.key NOT IN \(GameStore.hidden)"

    /// Newest first.
    func all() throws -> [Wish] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.source) WHERE w.account_id = \(account)
            ORDER BY w.saved_at DESC, w.key
            """
        ).map(Self.wish)
    }

    func wish(_ key: String) throws -> Wish? {
        try connection.row(
            "SELECT \(Self.columns) FROM \(Self.source) WHERE w.account_id = \(account) AND w.key = \(key)"
        ).map(Self.wish)
    }

    /// The keys of all, those that are out of sight included.
    func keys() throws -> Set<String> {
        Set(try connection.rows("SELECT key FROM findie_wishes WHERE account_id = \(account)").map { try $0["key"] })
    }

    func count() throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM findie_wishes WHERE account_id = \(account)")?["total"] ?? 0
    }

    func insert(_ wish: PortableWish) throws {
        try connection.execute(
            """
            INSERT INTO findie_wishes (account_id, key, saved_at, note, price_below)
            VALUES (\(account), \(wish.slug), \(wish.wishedAt), \(wish.note), \(wish.priceBelow))
            """
        )
    }

    func update(_ key: String, _ note: WishNote) throws {
        try connection.execute(
            """
            UPDATE findie_wishes SET note = \(note.note), price_below = \(note.priceBelow)
            WHERE account_id = \(account) AND key = \(key)
            """
        )
    }

    func delete(_ key: String) throws {
        try connection.execute("DELETE FROM findie_wishes WHERE account_id = \(account) AND key = \(key)")
    }

    private static func wish(_ row: SQLRow) throws -> Wish {
        Wish(
            game: try StoredJSON.value(try row["facts"]),
            wishedAt: try row["saved_at"],
            note: try row["note"],
            priceBelow: try row["price_below"]
        )
    }
}
