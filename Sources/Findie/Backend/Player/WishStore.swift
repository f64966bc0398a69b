import AccountsDomain
import Calls
import FindieDomain
import Foundation
import Storage

/// One person's wishes, inside a transaction.
struct WishStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// How a wish was when its person last looked; not known of those that are older than looks are.
    static let looks: [SQL] = [
        "ALTER TABLE findie_wishes ADD COLUMN was_out INTEGER CHECK (was_out IN (0, 1))",
        "ALTER TABLE findie_wishes ADD COLUMN was_below INTEGER CHECK (was_below IN (0, 1))",
    ]

    private static let columns: SQL = "w.key, w.saved_at, w.note, w.price_below, w.was_out, w.was_below, g.facts"
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

    /// Keeps a wish; how its game is today is no news.
    func insert(_ wish: PortableWish, on today: ReleaseDay) throws {
        try connection.execute(
            """
            INSERT INTO findie_wishes (account_id, key, saved_at, note, price_below)
            VALUES (\(account), \(wish.slug), \(wish.wishedAt), \(wish.note), \(wish.priceBelow))
            """
        )
        if let kept = try self.wish(wish.slug) { try see(kept, as: kept.look(on: today)) }
    }

    /// Replaces what is noted; a price that is reached already is no news.
    func update(_ key: String, _ note: WishNote) throws {
        try connection.execute(
            """
            UPDATE findie_wishes SET note = \(note.note), price_below = \(note.priceBelow)
            WHERE account_id = \(account) AND key = \(key)
            """
        )
        guard let kept = try wish(key), var look = kept.seen else { return }
        look.isBelowPrice = kept.isBelowPrice
        try see(kept, as: look)
    }

    /// Takes note that the person has seen how all are on a day.
    ///
    /// - Returns: Whether there was something new.
    func look(on day: ReleaseDay) throws -> Bool {
        let new = try all().filter { $0.seen != $0.look(on: day) }
        for wish in new { try see(wish, as: wish.look(on: day)) }
        return !new.isEmpty
    }

    private func see(_ wish: Wish, as look: WishLook) throws {
        try connection.execute(
            """
            UPDATE findie_wishes SET was_out = \(look.isOut ? 1 : 0), was_below = \(look.isBelowPrice ? 1 : 0)
            WHERE account_id = \(account) AND key = \(wish.id)
            """
        )
    }

    func delete(_ key: String) throws {
        try connection.execute("DELETE FROM findie_wishes WHERE account_id = \(account) AND key = \(key)")
    }

    private static func wish(_ row: SQLRow) throws -> Wish {
        let (wasOut, wasBelow): (Int?, Int?) = (try row["was_out"], try row["was_below"])
        return Wish(
            game: try StoredJSON.value(try row["facts"]),
            wishedAt: try row["saved_at"],
            note: try row["note"],
            priceBelow: try row["price_below"],
            seen: wasOut.flatMap { out in wasBelow.map { WishLook(isOut: out == 1, isBelowPrice: $0 == 1) } }
        )
    }
}
