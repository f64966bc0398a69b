import AccountsDomain
import AccountsService
import Calls
import FindieDomain
import Foundation
import Storage

/// Makers and their games, inside a transaction.
struct MadeGameStore {
    let connection: any SQLConnection
    let now: Date

    // MARK: Makers

    func maker(_ account: Account.ID) throws -> Maker? {
        try connection.row("SELECT name, page, terms FROM findie_makers WHERE account_id = \(account)").map { row in
            let terms: String = try row["terms"]
            return Maker(name: try row["name"], page: try row["page"], hasAgreed: terms == Maker.currentTerms)
        }
    }

    func set(_ maker: Maker, of account: Account.ID) throws {
        try connection.execute(
            """
            INSERT INTO findie_makers (account_id, name, page, terms, joined_at)
            VALUES (\(account), \(maker.name), \(maker.page), \(Maker.currentTerms), \(now))
            ON CONFLICT (account_id) DO UPDATE SET name = excluded.name, page = excluded.page, terms = excluded.terms
            """
        )
    }

    // MARK: Games

    private static let columns: SQL = """
        m.id, m.account_id, m.slug, m.state, m.is_live, m.draft, m.media, m.note, m.version, m.changed_at,
        k.name AS maker_name, e.promised, e.served,
        CASE WHEN m.slug IN \(GameStore.hidden) THEN 1 ELSE 0 END AS is_hidden,
        (
            SELECT h.note FROM report_decisions h WHERE h.kind = 'game' AND h.item = m.slug AND h.verdict = 'hidden'
                AND h.is_told = 1 AND h.note <> ''
        ) AS hidden_note
        """
    private static let tables: SQL = """
        findie_made_games m JOIN findie_makers k ON k.account_id = m.account_id
        LEFT JOIN findie_exposures e ON e.key = m.slug
        """

    func games(of account: Account.ID) throws -> [MakerGame] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.tables) WHERE m.account_id = \(account)
            ORDER BY m.changed_at DESC, m.id LIMIT 200
            """
        ).map(Self.game)
    }

    /// A game, of one maker where one is named.
    ///
    /// - Throws: `gameNotFound`.
    func game(_ id: UUID, of account: Account.ID? = nil) throws -> MakerGame {
        let row = try connection.row("SELECT \(Self.columns) FROM \(Self.tables) WHERE m.id = \(id)")
        guard let row else { throw MakerError.gameNotFound }
        let owner: Account.ID = try row["account_id"]
        guard account == nil || account == owner else { throw MakerError.gameNotFound }
        return try Self.game(row)
    }

    func owner(of id: UUID) throws -> Account.ID {
        let row = try connection.row("SELECT account_id FROM findie_made_games WHERE id = \(id)")
        guard let row else { throw MakerError.gameNotFound }
        return try row["account_id"]
    }

    /// What waits for review, the longest first.
    func waiting(count: Int) throws -> [MakerGame] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.tables) WHERE m.state = 'in-review'
            ORDER BY m.changed_at, m.id LIMIT \(count)
            """
        ).map(Self.game)
    }

    /// How many this maker has begun since a time.
    func count(of account: Account.ID, since date: Date) throws -> Int {
        try connection.row(
            "SELECT COUNT(*) AS total FROM findie_made_games WHERE account_id = \(account) AND begun_at > \(date)"
        )?["total"] ?? 0
    }

    func begin(_ id: UUID, of account: Account.ID) throws {
        try connection.execute(
            """
            INSERT INTO findie_made_games
                (id, account_id, slug, state, is_live, draft, media, note, version, begun_at, changed_at)
            VALUES (\(id), \(account), \(nil), 'draft', 0, \(try StoredJSON.text(GameDraft())), '[]', '', 1, \(now),
                \(now))
            """
        )
    }

    /// Writes what has changed of a game, as its next version.
    func update(_ game: MakerGame) throws {
        try connection.execute(
            """
            UPDATE findie_made_games SET slug = \(game.slug), state = \(game.state.rawValue),
                is_live = \(game.isLive ? 1 : 0), draft = \(try StoredJSON.text(game.draft)),
                media = \(try StoredJSON.text(game.media)), note = \(game.note), version = version + 1,
                changed_at = \(now)
            WHERE id = \(game.id)
            """
        )
        try connection.announce(Change(topic: Self.changes(of: try owner(of: game.id)), payload: ""))
    }

    /// What those listen to who show games in the making of one maker.
    static func changes(of account: Account.ID) -> String { "findie-makers/\(account.uuidString.lowercased())" }

    /// A name for addresses that no other game has, made of a title.
    func freeSlug(for title: String) throws -> String {
        let plain = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased()
        let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let base = String(words.joined(separator: "-").prefix(60))
        let stem = base.isEmpty ? "game" : base
        for number in 1...500 {
            let slug = number == 1 ? stem : "\(stem)-\(number)"
            let taken = try connection.row(
                """
                SELECT 1 AS found FROM findie_games WHERE key = \(slug)
                UNION ALL SELECT 1 AS found FROM findie_made_games WHERE slug = \(slug)
                """
            )
            if taken == nil { return slug }
        }
        return "\(stem)-\(UUID().uuidString.lowercased().prefix(8))"
    }

    // MARK: What players see

    /// Shows a game to players, and promises to show it to some by itself the first time.
    func publish(_ game: Game, madeAs id: UUID, by account: Account.ID) throws {
        let last: Int64 =
            try connection.row("SELECT COALESCE(MAX(number), 0) AS last FROM findie_games")?["last"] ?? 0
        try connection.execute(
            """
            INSERT INTO findie_games (number, key, maker_key, genre, facts, source, changed_at, made_as)
            VALUES (\(last + 1), \(game.slug), \(game.maker?.lowercased() ?? ""),
                \(game.genres.first?.rawValue ?? ""), \(try StoredJSON.text(game)), 'maker', \(now), \(id))
            ON CONFLICT (key) DO UPDATE SET maker_key = excluded.maker_key, genre = excluded.genre,
                facts = excluded.facts, source = excluded.source, changed_at = excluded.changed_at,
                made_as = excluded.made_as
            """
        )
        try connection.execute(
            """
            INSERT INTO findie_exposures (key, account_id, promised, served)
            VALUES (\(game.slug), \(account), \(ExposurePromise.impressions), 0) ON CONFLICT (key) DO NOTHING
            """
        )
    }

    /// A game as players see it; `nil` when they do not.
    func published(_ slug: String) throws -> Game? { try GameStore(connection: connection).game(slug) }

    func hide(_ id: UUID) throws {
        try connection.execute("DELETE FROM findie_games WHERE made_as = \(id)")
        try connection.execute("UPDATE findie_media SET is_live = 0 WHERE game_id = \(id)")
    }

    /// Forgets a picture or a film and all copies of it; the bytes follow when nobody reads them.
    func remove(_ media: UUID, of owner: Account.ID) throws {
        try MediaStore(connection: connection).delete(media)
        let uploads = UploadStore(connection: connection, now: now)
        for file in [media] + GameMedia.Size.allCases.map({ $0.copy(of: media) }) {
            try uploads.remove(file, of: owner)
        }
    }

    private static func game(_ row: SQLRow) throws -> MakerGame {
        let (state, isLive, isHidden): (String, Int, Int) =
            (try row["state"], try row["is_live"], try row["is_hidden"])
        let promised: Int? = try row["promised"]
        let served: Int? = try row["served"]
        return MakerGame(
            id: try row["id"],
            makerName: try row["maker_name"],
            state: MakerGame.State(rawValue: state) ?? .draft,
            slug: try row["slug"],
            isLive: isLive == 1,
            draft: try StoredJSON.value(try row["draft"]),
            media: try StoredJSON.value(try row["media"]),
            note: try row["note"],
            version: try row["version"],
            changedAt: try row["changed_at"],
            exposure: promised.map { ExposurePromise(promised: $0, served: served ?? 0) },
            isHidden: isHidden == 1,
            hiddenNote: try row["hidden_note"]
        )
    }
}

/// Who may see which picture or film, inside a transaction.
struct MediaStore {
    let connection: any SQLConnection

    func insert(_ media: GameMedia, of game: UUID, by account: Account.ID) throws {
        try connection.execute(
            """
            INSERT INTO findie_media (id, game_id, account_id, type, is_live)
            VALUES (\(media.id), \(game), \(account), \(media.type), 0)
            """
        )
    }

    func delete(_ id: UUID) throws { try connection.execute("DELETE FROM findie_media WHERE id = \(id)") }

    /// Of the game's media only these are seen by players; gives those that nobody needs any more.
    func setLive(_ ids: [UUID], of game: UUID) throws -> [UUID] {
        let old = try connection.rows("SELECT id FROM findie_media WHERE game_id = \(game) AND is_live = 1")
            .map { row -> UUID in try row["id"] }
        try connection.execute(
            "UPDATE findie_media SET is_live = 0 WHERE game_id = \(game)"
        )
        try connection.execute(
            "UPDATE findie_media SET is_live = 1 WHERE game_id = \(game) AND id IN (\(values: ids))"
        )
        return old.filter { !ids.contains($0) }
    }

    /// What a file is and whose; `nil` when there is none.
    func media(_ id: UUID) throws -> (type: String, isLive: Bool, account: Account.ID)? {
        try connection.row(
            """
            SELECT f.type, f.is_live, f.account_id, CASE WHEN m.slug IN \(GameStore.hidden) THEN 1 ELSE 0 END AS is_hidden
            FROM findie_media f JOIN findie_made_games m ON m.id = f.game_id WHERE f.id = \(id)
            """
        ).map { row in
            let (isLive, isHidden): (Int, Int) = (try row["is_live"], try row["is_hidden"])
            return (try row["type"], isLive == 1 && isHidden == 0, try row["account_id"])
        }
    }
}
