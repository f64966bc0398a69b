import AccountsDomain
import Calls
import DiscoveryService
import FindieDomain
import Foundation
import Storage

/// The tables of games, of wishes, and of what people of these decks did.
enum FindieSchema {
    static let subject = "findie"

    static let migrations: [Migration] = [
        Migration(name: "001 games", games),
        Migration(name: "002 players", GameCatalogue.personTables),
        Migration(name: "003 wishes", wishes),
        Migration(name: "004 makers", makers),
        Migration(name: "005 figures", figures),
        Migration(name: "006 syncs with Steam", SteamSyncStore.tables),
        Migration(name: "007 syncs under way", SteamSyncStore.underWay),
        Migration(name: "008 stores", StorePageStore.tables + HarvestSteps.tables),
        Migration(name: "009 looks at wishes", WishStore.looks),
        Migration(name: "010 claims", ClaimStore.tables),
        Migration(name: "011 pictures of stores", StorePictureStore.tables),
        Migration(name: "012 games owned at Steam", SteamSyncStore.owned),
        Migration(name: "013 sums of days", days),
    ]

    private static let games: [SQL] = [
        // `facts` is the game as JSON; the other columns are what is asked for.
        """
        CREATE TABLE findie_games (
            number BIGINT NOT NULL PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            maker_key TEXT NOT NULL,
            genre TEXT NOT NULL,
            facts TEXT NOT NULL,
            source TEXT NOT NULL,
            changed_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX findie_games_by_maker ON findie_games (maker_key)",
        "CREATE TABLE findie_starter (version TEXT NOT NULL PRIMARY KEY)",
    ]

    /// `draft` and `media` are what the maker sees as JSON; what players see is in `findie_games`.
    private static let makers: [SQL] = [
        """
        CREATE TABLE findie_makers (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            page TEXT NOT NULL,
            terms TEXT NOT NULL,
            joined_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE findie_made_games (
            id TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES findie_makers (account_id) ON DELETE CASCADE,
            slug TEXT UNIQUE,
            state TEXT NOT NULL CHECK (state IN ('draft', 'in-review', 'returned', 'published', 'withdrawn')),
            is_live INTEGER NOT NULL CHECK (is_live IN (0, 1)),
            draft TEXT NOT NULL,
            media TEXT NOT NULL,
            note TEXT NOT NULL,
            version BIGINT NOT NULL,
            begun_at BIGINT NOT NULL,
            changed_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX findie_made_games_by_account ON findie_made_games (account_id, changed_at)",
        "CREATE INDEX findie_made_games_by_state ON findie_made_games (state, changed_at)",
        """
        CREATE TABLE findie_media (
            id TEXT NOT NULL PRIMARY KEY,
            game_id TEXT NOT NULL REFERENCES findie_made_games (id) ON DELETE CASCADE,
            account_id TEXT NOT NULL,
            type TEXT NOT NULL,
            is_live INTEGER NOT NULL CHECK (is_live IN (0, 1))
        )
        """,
        "CREATE INDEX findie_media_by_game ON findie_media (game_id)",
        "ALTER TABLE findie_games ADD COLUMN made_as TEXT REFERENCES findie_made_games (id) ON DELETE CASCADE",
        "CREATE INDEX findie_games_by_made ON findie_games (made_as)",
    ]

    /// A sighting says that something counted; `findie_figures` is how many there are, `day` since 1970.
    private static let figures: [SQL] = [
        """
        CREATE TABLE findie_exposures (
            key TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            promised INTEGER NOT NULL,
            served INTEGER NOT NULL CHECK (served >= 0 AND served <= promised)
        )
        """,
        """
        CREATE TABLE findie_exposure_cards (
            key TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            dealt_at BIGINT NOT NULL,
            propensity DOUBLE PRECISION NOT NULL,
            shown_at BIGINT,
            PRIMARY KEY (key, account_id)
        )
        """,
        "CREATE INDEX findie_exposure_cards_by_account ON findie_exposure_cards (account_id)",
        """
        CREATE TABLE findie_sightings (
            key TEXT NOT NULL,
            day BIGINT NOT NULL,
            source TEXT NOT NULL,
            act TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            seen_at BIGINT NOT NULL,
            PRIMARY KEY (key, day, source, act, account_id)
        )
        """,
        "CREATE INDEX findie_sightings_by_account ON findie_sightings (account_id, key)",
        """
        CREATE TABLE findie_game_people (
            key TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            PRIMARY KEY (key, account_id)
        )
        """,
        """
        CREATE TABLE findie_figures (
            key TEXT NOT NULL,
            day BIGINT NOT NULL,
            source TEXT NOT NULL,
            act TEXT NOT NULL,
            total BIGINT NOT NULL CHECK (total >= 0),
            PRIMARY KEY (key, day, source, act)
        )
        """,
    ]

    /// `findie_figures` of all sources together, which is what games are compared by.
    private static let days: [SQL] = [
        """
        CREATE TABLE findie_figure_days (
            key TEXT NOT NULL,
            day BIGINT NOT NULL,
            impressions BIGINT NOT NULL DEFAULT 0,
            opens BIGINT NOT NULL DEFAULT 0,
            likes BIGINT NOT NULL DEFAULT 0,
            passes BIGINT NOT NULL DEFAULT 0,
            wishes BIGINT NOT NULL DEFAULT 0,
            clicks BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (key, day)
        )
        """,
        """
        INSERT INTO findie_figure_days (key, day, impressions, opens, likes, passes, wishes, clicks)
        SELECT key, day, \(CountedAct.sumsOfActs) FROM findie_figures WHERE day > 0 GROUP BY key, day
        """,
    ]

    private static let wishes: [SQL] = [
        """
        CREATE TABLE findie_wishes (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            saved_at BIGINT NOT NULL,
            note TEXT NOT NULL,
            price_below BIGINT,
            PRIMARY KEY (account_id, key)
        )
        """
    ]
}

/// Games in the database, inside a transaction.
struct GameStore {
    let connection: any SQLConnection

    /// The keys of what a moderator has taken out of sight.
    static let hidden: SQL = "(SELECT h.item FROM report_decisions h WHERE h.kind = 'game' AND h.verdict = 'hidden')"

    /// `nil` where players do not see it.
    func game(_ key: String) throws -> Game? { try game(key, where: "key NOT IN \(Self.hidden)") }

    /// Of what players do not see also who decides about it.
    func game(_ key: String, for account: Account.ID) throws -> Game? {
        let isModerator: SQL = """
            EXISTS (SELECT 1 FROM accounts m WHERE m.id = \(account) AND m.role = \(Account.Role.admin.rawValue))
            """
        return try game(key, where: "(key NOT IN \(Self.hidden) OR \(isModerator))")
    }

    private func game(_ key: String, where condition: SQL) throws -> Game? {
        try connection.row("SELECT facts FROM findie_games WHERE key = \(key) AND \(condition)")
            .map { try withOffers(try StoredJSON.value(try $0["facts"])) }
    }

    /// As it was published or harvested, whether players see it or not.
    func anyGame(_ key: String) throws -> Game? {
        try connection.row("SELECT facts FROM findie_games WHERE key = \(key)").map {
            try StoredJSON.value(try $0["facts"])
        }
    }

    private func withOffers(_ game: Game) throws -> Game {
        var game = game
        let offers = try StorePageStore(connection: connection).offers(of: game)
        game.offers = offers.isEmpty ? nil : offers
        return game
    }

    /// Those of `keys` that players see.
    func shown(_ keys: [String]) throws -> Set<String> {
        guard !keys.isEmpty else { return [] }
        let rows = try connection.rows(
            "SELECT key FROM findie_games WHERE key IN (\(values: keys)) AND key NOT IN \(Self.hidden)"
        )
        return Set(try rows.map { try $0["key"] })
    }

    /// The games of one maker.
    func games(by maker: String) throws -> [Game] {
        try connection.rows(
            """
            SELECT facts FROM findie_games WHERE maker_key = \(maker.lowercased()) AND key NOT IN \(Self.hidden)
            ORDER BY number LIMIT 50
            """
        ).map { try StoredJSON.value(try $0["facts"]) }
    }

    /// Writes the starter catalogue unless this very one was written: new games come at the end, known ones are changed
    /// unless a store or their maker has said more.
    func store(_ starter: StarterGames, at now: Date) throws {
        let known = try connection.row("SELECT 1 AS one FROM findie_starter WHERE version = \(starter.version)")
        guard known == nil else { return }
        let row = try connection.row("SELECT COALESCE(MAX(number), 0) AS last FROM findie_games")
        var number: Int64 = try row?["last"] ?? 0
        // What was claimed here and taken out of sight stays so.
        let withdrawn = Set(
            try connection.rows("SELECT slug FROM findie_made_games WHERE state = 'withdrawn' AND slug IS NOT NULL")
                .map { row -> String in try row["slug"] }
        )
        let shown = starter.games.filter { !withdrawn.contains($0.slug) }
        for start in stride(from: 0, to: shown.count, by: 100) {
            let games = shown[start..<min(start + 100, shown.count)]
            let values = try games.map { game -> SQL in
                number += 1
                return """
                    (\(number), \(game.slug), \(game.maker?.lowercased() ?? ""), \(game.genres.first?.rawValue ?? ""),
                        \(try StoredJSON.text(game)), 'starter', \(now))
                    """
            }
            try connection.execute(
                """
                INSERT INTO findie_games (number, key, maker_key, genre, facts, source, changed_at)
                VALUES \(values.joined(separator: ", "))
                ON CONFLICT (key) DO UPDATE SET maker_key = excluded.maker_key, genre = excluded.genre,
                    facts = excluded.facts, changed_at = excluded.changed_at
                WHERE findie_games.source = 'starter'
                """
            )
        }
        try connection.execute("DELETE FROM findie_starter")
        try connection.execute("INSERT INTO findie_starter (version) VALUES (\(starter.version))")
    }
}
