import AccountsDomain
import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Storage

/// Claims of games that came from stores, inside a transaction.
struct ClaimStore {
    let connection: any SQLConnection
    let now: Date

    /// A claim goes with its maker; `game_id` is the game in the hands of who was granted it.
    static let tables: [SQL] = [
        """
        CREATE TABLE findie_claims (
            id TEXT NOT NULL PRIMARY KEY,
            key TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES findie_makers (account_id) ON DELETE CASCADE,
            token TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('open', 'asked', 'refused', 'granted')),
            note TEXT NOT NULL,
            game_id TEXT,
            begun_at BIGINT NOT NULL,
            asked_at BIGINT,
            checked_at BIGINT,
            UNIQUE (key, account_id)
        )
        """,
        "CREATE INDEX findie_claims_by_account ON findie_claims (account_id, begun_at)",
        "CREATE INDEX findie_claims_by_state ON findie_claims (state, asked_at)",
    ]

    private static let columns: SQL = """
        c.id, c.key, c.token, c.state, c.note, c.game_id, c.begun_at, c.checked_at, c.account_id, g.facts,
        k.name AS maker_name, k.page AS maker_page
        """
    private static let source: SQL = """
        findie_claims c JOIN findie_makers k ON k.account_id = c.account_id LEFT JOIN findie_games g ON g.key = c.key
        """

    /// A claim with what is not told.
    struct Kept {
        var claim: GameClaim
        var account: Account.ID
        var checkedAt: Date?
    }

    func claims(of account: Account.ID) throws -> [GameClaim] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.source) WHERE c.account_id = \(account)
            ORDER BY c.begun_at DESC, c.id LIMIT 200
            """
        ).map { try kept($0).claim }
    }

    /// What was asked, the longest first.
    func waiting(count: Int) throws -> [GameClaim] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.source) WHERE c.state = 'asked' ORDER BY c.asked_at, c.id LIMIT \(count)
            """
        ).map { try kept($0).claim }
    }

    func claim(of account: Account.ID, on slug: String) throws -> Kept? {
        try connection.row(
            "SELECT \(Self.columns) FROM \(Self.source) WHERE c.account_id = \(account) AND c.key = \(slug)"
        ).map(kept)
    }

    func claim(_ id: UUID) throws -> Kept? {
        try connection.row("SELECT \(Self.columns) FROM \(Self.source) WHERE c.id = \(id)").map(kept)
    }

    /// How many of an account are not decided.
    func openCount(of account: Account.ID) throws -> Int {
        try connection.row(
            """
            SELECT COUNT(*) AS total FROM findie_claims
            WHERE account_id = \(account) AND state IN ('open', 'asked')
            """
        )?["total"] ?? 0
    }

    func begin(_ slug: String, of account: Account.ID, token: String) throws {
        try connection.execute(
            """
            INSERT INTO findie_claims (id, key, account_id, token, state, note, begun_at)
            VALUES (\(UUID()), \(slug), \(account), \(token), 'open', '', \(now))
            """
        )
    }

    func ask(_ id: UUID, _ note: String) throws {
        try connection.execute(
            "UPDATE findie_claims SET state = 'asked', note = \(note), asked_at = \(now) WHERE id = \(id)"
        )
    }

    func refuse(_ id: UUID, _ note: String) throws {
        try connection.execute("UPDATE findie_claims SET state = 'refused', note = \(note) WHERE id = \(id)")
    }

    /// Takes note that stores were asked.
    func check(_ id: UUID) throws {
        try connection.execute("UPDATE findie_claims SET checked_at = \(now) WHERE id = \(id)")
    }

    func drop(_ slug: String, of account: Account.ID) throws {
        try connection.execute(
            "DELETE FROM findie_claims WHERE account_id = \(account) AND key = \(slug) AND state <> 'granted'"
        )
    }

    /// Puts the game into its maker's hands, as a draft with what is known of it.
    ///
    /// Players see what they saw until it is published. Other claims of it are refused.
    ///
    /// - Throws: `madeAlready`, `gameNotFound`.
    func grant(_ kept: Kept) throws {
        let game = try claimable(kept.claim.slug)
        let (makers, id) = (MadeGameStore(connection: connection, now: now), UUID())
        try makers.begin(id, of: kept.account)
        var made = try makers.game(id)
        (made.slug, made.draft) = (game.slug, GameDraft(claimed: game, pages: try pages(of: game)))
        try makers.update(made)
        try connection.execute(
            "UPDATE findie_claims SET state = 'refused', note = '' WHERE key = \(game.slug) AND state <> 'refused'"
        )
        try connection.execute(
            "UPDATE findie_claims SET state = 'granted', note = '', game_id = \(id) WHERE id = \(kept.claim.id)"
        )
    }

    /// A game that no maker has here.
    ///
    /// - Throws: `madeAlready`, `gameNotFound`.
    func claimable(_ slug: String) throws -> Game {
        guard let game = try GameStore(connection: connection).game(slug) else { throw MakerError.gameNotFound }
        let made = try connection.row("SELECT 1 AS one FROM findie_made_games WHERE slug = \(slug)")
        guard !game.isMadeHere, made == nil else { throw MakerError.madeAlready }
        return game
    }

    /// The game's pages at stores.
    ///
    /// All of them have to show a token: one alone could have been put to the game by somebody who gave it the same title.
    func pages(of game: Game) throws -> [StorePageID] {
        let rows = try connection.rows(
            "SELECT store, number FROM findie_store_pages WHERE key = \(game.slug) ORDER BY store DESC, number"
        )
        let read = try rows.compactMap { row -> StorePageID? in
            let (store, number): (String, String) = (try row["store"], try row["number"])
            return StoreOffer.Store(rawValue: store).map { StorePageID(store: $0, number: number) }
        }
        return (GameMatcher.pages(of: game) + read).unique()
    }

    private func kept(_ row: SQLRow) throws -> Kept {
        let facts: String? = try row["facts"]
        let game: Game? = try facts.map { try StoredJSON.value($0) }
        let (slug, state): (String, String) = (try row["key"], try row["state"])
        let claim = GameClaim(
            id: try row["id"],
            slug: slug,
            title: game?.title ?? slug,
            makerName: try row["maker_name"],
            makerPage: try row["maker_page"],
            state: GameClaim.State(rawValue: state) ?? .open,
            token: try row["token"],
            pages: try game.map { try pages(of: $0).map { ClaimedPage($0.store, $0.address) } } ?? [],
            note: try row["note"],
            made: try row["game_id"],
            begunAt: try row["begun_at"]
        )
        return Kept(claim: claim, account: try row["account_id"], checkedAt: try row["checked_at"])
    }
}

extension GameDraft {
    /// What is known of a game that its maker has just been given; its words are theirs to write.
    init(claimed game: Game, pages: [StorePageID]) {
        self.init(
            title: game.title,
            tags: game.tags,
            platforms: game.platforms,
            price: game.price?.currency == "USD" ? game.price : nil,
            release: game.release,
            isEarlyAccess: game.isEarlyAccess,
            isToCome: game.isToCome,
            steamID: game.steamID,
            itchPage: pages.first { $0.store == .itch }?.address ?? "",
            isAdult: game.isAdult,
            traits: game.traits
        )
    }
}
