import AccountsDomain
import Calls
import DiscoveryDomain
import DiscoveryService
import FindieDomain
import Foundation
import Storage

/// One person's syncs with Steam, inside a transaction.
///
/// Every step is kept together with what it changed and only where the run still stands before it, so that two processes
/// that go on with the same run do each step once.
struct SteamSyncStore {
    let connection: any SQLConnection
    let account: Account.ID

    static let tables: [SQL] = [
        // `draft` is the report of the run that is under way, `report` that of the last which ended well.
        """
        CREATE TABLE findie_steam_syncs (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            run_id TEXT NOT NULL,
            profile TEXT NOT NULL,
            steam_id TEXT,
            state TEXT NOT NULL,
            started_at BIGINT NOT NULL,
            draft TEXT,
            report TEXT
        )
        """,
        // Which games somebody's list at Steam had, to tell what has gone from it.
        """
        CREATE TABLE findie_steam_seen (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            steam_id TEXT NOT NULL,
            key TEXT NOT NULL,
            PRIMARY KEY (account_id, steam_id, key)
        )
        """,
    ]

    /// `is_under_way` says of the state what is asked for when the program starts.
    static let underWay: [SQL] = [
        """
        ALTER TABLE findie_steam_syncs
        ADD COLUMN is_under_way INTEGER NOT NULL DEFAULT 0 CHECK (is_under_way IN (0, 1))
        """,
        "UPDATE findie_steam_syncs SET is_under_way = 1 WHERE state LIKE '{\"running\"%' OR state LIKE '{\"waiting\"%'",
        "CREATE INDEX findie_steam_syncs_under_way ON findie_steam_syncs (account_id) WHERE is_under_way = 1",
    ]

    /// `wants_owned` says that Steam is still to be asked what the person owns, `owned` what it showed.
    static let owned: [SQL] = [
        """
        ALTER TABLE findie_steam_syncs
        ADD COLUMN wants_owned INTEGER NOT NULL DEFAULT 0 CHECK (wants_owned IN (0, 1))
        """,
        "ALTER TABLE findie_steam_syncs ADD COLUMN owned TEXT",
        """
        CREATE TABLE findie_owned (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            PRIMARY KEY (account_id, key)
        )
        """,
    ]

    /// The accounts whose sync was under way.
    static func unfinished(_ connection: any SQLConnection) throws -> [Account.ID] {
        try connection.rows("SELECT account_id FROM findie_steam_syncs WHERE is_under_way = 1 ORDER BY account_id")
            .map { try $0["account_id"] }
    }

    func run() throws -> SteamRun? {
        try connection.row("SELECT * FROM findie_steam_syncs WHERE account_id = \(account)").map { row in
            let draft: String? = try row["draft"]
            return SteamRun(
                id: try row["run_id"],
                profile: try row["profile"],
                steamID: try row["steam_id"],
                state: try StoredJSON.value(try row["state"]),
                startedAt: try row["started_at"],
                wantsOwned: try row["wants_owned"] == 1,
                draft: try draft.map { try StoredJSON.value($0) }
            )
        }
    }

    func report() throws -> SteamSyncReport? {
        let row = try connection.row("SELECT report FROM findie_steam_syncs WHERE account_id = \(account)")
        let text: String? = try row?["report"]
        return try text.map { try StoredJSON.value($0) }
    }

    /// Goes on with a run of the same profile that has not ended, or begins another; the report stays.
    func begin(_ profile: SteamProfile, hidingOwned hidesOwned: Bool = false, at now: Date) throws -> SteamSync {
        let sync = try begun(profile, at: now)
        if !hidesOwned { try showOwned() }
        try connection.execute(
            "UPDATE findie_steam_syncs SET wants_owned = \(hidesOwned ? 1 : 0) WHERE account_id = \(account)"
        )
        return sync
    }

    private func begun(_ profile: SteamProfile, at now: Date) throws -> SteamSync {
        if let known = try run(), known.profile == profile.path, known.canGoOn(at: now) {
            try set(.running, of: known.id)
            return try run()?.sync ?? known.sync
        }
        try connection.execute(
            """
            INSERT INTO findie_steam_syncs (account_id, run_id, profile, state, is_under_way, started_at)
            VALUES (\(account), \(UUID()), \(profile.path), \(try StoredJSON.text(SteamSync.State.running)), 1, \(now))
            ON CONFLICT (account_id) DO UPDATE SET run_id = excluded.run_id, profile = excluded.profile,
                steam_id = excluded.steam_id, state = excluded.state, is_under_way = 1,
                started_at = excluded.started_at, draft = excluded.draft
            """
        )
        return SteamSync(profile: profile.path, state: .running, startedAt: now)
    }

    func set(_ state: SteamSync.State, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs SET \(try Self.assigned(state))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    func set(steamID: String, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET steam_id = \(steamID), \(try Self.assigned(.running))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    private static func assigned(_ state: SteamSync.State) throws -> SQL {
        "state = \(try StoredJSON.text(state)), is_under_way = \(state.isUnderWay ? 1 : 0)"
    }

    func forget() throws {
        try showOwned()
        try connection.execute("DELETE FROM findie_steam_syncs WHERE account_id = \(account)")
        try connection.execute("DELETE FROM findie_steam_seen WHERE account_id = \(account)")
    }

    // MARK: What the person owns

    func owned() throws -> OwnedSteamGames? {
        let row = try connection.row("SELECT owned FROM findie_steam_syncs WHERE account_id = \(account)")
        let text: String? = try row?["owned"]
        return try text.map { try StoredJSON.value($0) }
    }

    func ownedKeys() throws -> [String] {
        try connection.rows("SELECT key FROM findie_owned WHERE account_id = \(account) ORDER BY key")
            .map { try $0["key"] }
    }

    /// Keeps what Steam showed: games of the catalogue, and of how many; `nil` where it showed nothing, and what it showed
    /// before stays.
    func own(_ keys: Set<String>?, of total: Int?, in run: UUID) throws {
        if let keys {
            try connection.execute("DELETE FROM findie_owned WHERE account_id = \(account)")
            for key in keys.sorted() {
                try connection.execute("INSERT INTO findie_owned (account_id, key) VALUES (\(account), \(key))")
            }
            try tellDecks()
        }
        let shown = OwnedSteamGames(hidden: try ownedKeys().count, total: total)
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET wants_owned = 0, owned = \(try StoredJSON.text(shown)), \(try Self.assigned(.running))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    private func tellDecks() throws {
        try PersonStore<GameCatalogue>(connection: connection, account: account).touch()
    }

    func showOwned() throws {
        guard try owned() != nil else { return }
        try tellDecks()
        try connection.execute("DELETE FROM findie_owned WHERE account_id = \(account)")
        try connection.execute(
            "UPDATE findie_steam_syncs SET owned = NULL, wants_owned = 0 WHERE account_id = \(account)"
        )
    }

    func keep(_ draft: SteamRun.Draft, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET draft = \(try StoredJSON.text(draft)), \(try Self.assigned(.running))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    func finish(_ report: SteamSyncReport, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET report = \(try StoredJSON.text(report)), \(try Self.assigned(.finished))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    // MARK: The account's

    /// What the person is told of what is kept; `nil` fields were not there.
    struct Exported: Encodable {
        struct Seen: Encodable {
            var steamID: String
            var slug: String
        }

        var sync: SteamSync?
        var report: SteamSyncReport?
        var seen: [Seen]
        /// Games of the catalogue.
        var owned: [String]
    }

    func exported() throws -> Exported {
        let rows = try connection.rows(
            "SELECT steam_id, key FROM findie_steam_seen WHERE account_id = \(account) ORDER BY steam_id, key"
        )
        let seen = try rows.map { Exported.Seen(steamID: try $0["steam_id"], slug: try $0["key"]) }
        return Exported(sync: try run()?.sync, report: try report(), seen: seen, owned: try ownedKeys())
    }

    /// Gives all to another account; a sync that both have stays the other's.
    func give(to other: Account.ID) throws {
        try connection.execute(
            """
            UPDATE findie_owned SET account_id = \(other) WHERE account_id = \(account)
                AND NOT EXISTS (SELECT 1 FROM findie_steam_syncs AS own WHERE own.account_id = \(other))
            """
        )
        try connection.execute(
            """
            UPDATE findie_steam_syncs SET account_id = \(other) WHERE account_id = \(account)
                AND NOT EXISTS (SELECT 1 FROM findie_steam_syncs AS own WHERE own.account_id = \(other))
            """
        )
        try connection.execute(
            """
            INSERT INTO findie_steam_seen (account_id, steam_id, key)
            SELECT \(other), s.steam_id, s.key FROM findie_steam_seen s WHERE s.account_id = \(account)
            ON CONFLICT DO NOTHING
            """
        )
    }

    // MARK: What was seen at Steam

    func seen(at steamID: String) throws -> Set<String> {
        let rows = try connection.rows(
            "SELECT key FROM findie_steam_seen WHERE account_id = \(account) AND steam_id = \(steamID)"
        )
        return Set(try rows.map { try $0["key"] })
    }

    func see(_ keys: [String], at steamID: String) throws {
        for key in keys {
            try connection.execute(
                """
                INSERT INTO findie_steam_seen (account_id, steam_id, key) VALUES (\(account), \(steamID), \(key))
                ON CONFLICT DO NOTHING
                """
            )
        }
    }
}
