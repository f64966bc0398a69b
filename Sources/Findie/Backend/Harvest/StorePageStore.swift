import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Storage

/// What stores said of games, inside a transaction.
struct StorePageStore {
    let connection: any SQLConnection

    /// `key` is the game that a page is of; `facts` is the page as JSON.
    static let tables: [SQL] = [
        """
        CREATE TABLE findie_store_pages (
            store TEXT NOT NULL,
            number TEXT NOT NULL,
            key TEXT NOT NULL,
            facts TEXT NOT NULL,
            read_at BIGINT NOT NULL,
            PRIMARY KEY (store, number)
        )
        """,
        "CREATE INDEX findie_store_pages_by_game ON findie_store_pages (key)",
    ]

    /// Where a game is sold: the pages that were matched to it, and those it names itself.
    func offers(of game: Game) throws -> [StoreOffer] {
        let named = GameMatcher.pages(of: game)
        let (steam, itch) = (named.first { $0.store == .steam }, named.first { $0.store == .itch })
        let rows = try connection.rows(
            """
            SELECT facts FROM findie_store_pages WHERE key = \(game.slug)
                OR (store = 'steam' AND number = \(steam?.number ?? ""))
                OR (store = 'itch' AND number = \(itch?.number ?? ""))
            ORDER BY store DESC, number LIMIT 4
            """
        )
        return try rows.map { (try StoredJSON.value(try $0["facts"]) as StorePage).offer }
    }

    /// The pages that were matched to a game, Steam's first.
    func pages(of slug: String) throws -> [StorePage] {
        try connection.rows(
            "SELECT facts FROM findie_store_pages WHERE key = \(slug) ORDER BY store DESC, number LIMIT 4"
        )
        .map { try StoredJSON.value(try $0["facts"]) }
    }

    /// When a page was read last; `nil` for never.
    func readAt(_ id: StorePageID) throws -> Date? {
        try connection.row(
            "SELECT read_at FROM findie_store_pages WHERE store = \(id.store.rawValue) AND number = \(id.number)"
        )?["read_at"]
    }

    /// The game that a page was matched to, as long as it is here.
    private func key(of id: StorePageID) throws -> String? {
        try connection.row(
            """
            SELECT p.key FROM findie_store_pages p JOIN findie_games g ON g.key = p.key
            WHERE p.store = \(id.store.rawValue) AND p.number = \(id.number)
            """
        )?["key"]
    }

    /// Keeps pages, and tells their games what they say; games that are not here come anew.
    ///
    /// `games` is all games as they were known last; it is read anew when somebody else has changed them.
    ///
    /// - Returns: How many games came anew, and how many of the others say something else now.
    func keep(_ pages: [StorePage], at now: Date, knowing games: inout KnownGames?) throws -> (new: Int, changed: Int) {
        if let known = games, known.state != (try state()) { games = nil }
        var (new, changed) = (0, 0)
        for page in pages.map(\.withKnownPictures) {
            let key: String
            if let known = try self.key(of: page.id) ?? known(&games).matcher.game(of: page) {
                key = known
                if try tell(key, page, at: now) { changed += 1 }
            } else {
                key = try insert(page, at: now)
                new += 1
            }
            try write(page, of: key, at: now)
            games?.matcher.insert(key, page)
        }
        games?.state = try state()
        return (new, changed)
    }

    /// Reads all games, so it is called only for a page that was never matched before.
    private func known(_ games: inout KnownGames?) throws -> KnownGames {
        if let games { return games }
        let read = KnownGames(matcher: try matcher(), state: try state())
        games = read
        return read
    }

    private func state() throws -> KnownGames.State {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS games, MAX(number) AS last, MAX(changed_at) AS changed,
                (SELECT COUNT(*) FROM findie_store_pages) AS pages FROM findie_games
            """
        )
        return KnownGames.State(
            games: try row?["games"] ?? 0,
            last: try row?["last"] ?? 0,
            changed: try row?["changed"] ?? 0,
            pages: try row?["pages"] ?? 0
        )
    }

    private func matcher() throws -> GameMatcher {
        let games = try connection.rows("SELECT facts FROM findie_games ORDER BY number")
            .map { row -> Game in try StoredJSON.value(try row["facts"]) }
        var linked: [StorePageID: String] = [:]
        var makers: [String: [String]] = [:]
        for row in try connection.rows("SELECT key, facts FROM findie_store_pages ORDER BY store, number") {
            let (key, page): (String, StorePage) = (try row["key"], try StoredJSON.value(try row["facts"]))
            linked[page.id] = key
            makers[key, default: []] += page.makers
        }
        return GameMatcher(games, linked: linked, makers: makers)
    }

    private func write(_ page: StorePage, of key: String, at now: Date) throws {
        try connection.execute(
            """
            INSERT INTO findie_store_pages (store, number, key, facts, read_at)
            VALUES (\(page.id.store.rawValue), \(page.id.number), \(key), \(try StoredJSON.text(page)), \(now))
            ON CONFLICT (store, number) DO UPDATE SET key = excluded.key, facts = excluded.facts,
                read_at = excluded.read_at
            """
        )
    }

    /// Whether the game says something else now; a maker's own facts stay as they are.
    private func tell(_ key: String, _ page: StorePage, at now: Date) throws -> Bool {
        let row = try connection.row("SELECT facts FROM findie_games WHERE key = \(key) AND made_as IS NULL")
        guard let row else { return false }
        let game: Game = try StoredJSON.value(try row["facts"])
        let told = game.told(page)
        guard told != game else { return false }
        try connection.execute(
            """
            UPDATE findie_games SET maker_key = \(told.maker?.lowercased() ?? ""),
                genre = \(told.genres.first?.rawValue ?? ""), facts = \(try StoredJSON.text(told)), source = 'store',
                changed_at = \(now)
            WHERE key = \(key)
            """
        )
        return true
    }

    private func insert(_ page: StorePage, at now: Date) throws -> String {
        let slug = try MadeGameStore(connection: connection, now: now).freeSlug(for: page.title)
        let game = Game(slug: slug, title: page.title, tags: [], platforms: [], factsOf: page.readOn).told(page)
        let last = try connection.row("SELECT COALESCE(MAX(number), 0) AS last FROM findie_games")
        let number: Int64 = try last?["last"] ?? 0
        try connection.execute(
            """
            INSERT INTO findie_games (number, key, maker_key, genre, facts, source, changed_at)
            VALUES (\(number + 1), \(slug), \(game.maker?.lowercased() ?? ""), \(game.genres.first?.rawValue ?? ""),
                \(try StoredJSON.text(game)), 'store', \(now))
            """
        )
        return slug
    }
}

/// All games as a harvest tells pages apart by them, read once and kept up to date.
struct KnownGames: Sendable {
    fileprivate var matcher: GameMatcher
    /// How the database was then.
    fileprivate var state: State

    fileprivate struct State: Hashable, Sendable {
        var games: Int
        var last: Int64
        var changed: Int64
        var pages: Int
    }
}

extension Game {
    /// This game with what a store says of it.
    ///
    /// What the store does not say stays. Steam is believed in all it says; itch.io, of a game that is at Steam, in what
    /// more it plays on and in who it is for.
    func told(_ page: StorePage) -> Game {
        var game = self
        if page.isAdult { game.isAdultAtStore = true }
        if !page.pictures.isEmpty, page.id.store == .steam || steamID == nil || storePictures == nil {
            game.storePictures = page.pictures.count
        }
        game.platforms = Platform.allCases.filter { (platforms + page.platforms).contains($0) }
        game.tags = Array((tags + page.tags).unique().prefix(Self.maximumTags))
        guard page.id.store == .steam || steamID == nil else { return game }
        if page.id.store == .steam { game.steamID = Int(page.id.number) }
        game.maker = maker ?? page.makers.first ?? page.id.makerName
        game.price = page.price ?? price
        game.release = page.release ?? release
        game.isToCome = (page.isToCome ?? isToCome) == true ? true : nil
        game.isEarlyAccess = page.isEarlyAccess ?? isEarlyAccess
        game.positivePercent = page.positivePercent ?? positivePercent
        game.reviews = page.reviews ?? reviews
        game.factsOf = page.readOn
        return game
    }
}

extension StorePageID {
    /// The name of a maker's site at itch.io, where no other is told.
    fileprivate var makerName: String? { store == .itch ? number.split(separator: "/").first.map(String.init) : nil }
}
