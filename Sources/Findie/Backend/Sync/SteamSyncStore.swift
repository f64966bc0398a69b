import AccountsDomain
import Calls
import DiscoveryDomain
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

    /// A stopped run is gone on with for so long; later the list at Steam is another one.
    static let patience: TimeInterval = 86_400

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

    /// The accounts whose sync was under way.
    static func unfinished(_ connection: any SQLConnection) throws -> [Account.ID] {
        try connection.rows("SELECT account_id FROM findie_steam_syncs").map { try $0["account_id"] as Account.ID }
            .filter { try SteamSyncStore(connection: connection, account: $0).run()?.sync.isUnderWay == true }
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
    func begin(_ profile: SteamProfile, at now: Date) throws -> SteamSync {
        if let known = try run(), known.profile == profile.path, known.canGoOn(at: now) {
            try set(.running, of: known.id)
            return try run()?.sync ?? known.sync
        }
        try connection.execute(
            """
            INSERT INTO findie_steam_syncs (account_id, run_id, profile, steam_id, state, started_at, draft, report)
            VALUES (\(account), \(UUID()), \(profile.path), \(nil), \(try StoredJSON.text(SteamSync.State.running)),
                \(now), \(nil), \(nil))
            ON CONFLICT (account_id) DO UPDATE SET run_id = excluded.run_id, profile = excluded.profile,
                steam_id = excluded.steam_id, state = excluded.state, started_at = excluded.started_at,
                draft = excluded.draft
            """
        )
        return SteamSync(profile: profile.path, state: .running, startedAt: now)
    }

    func set(_ state: SteamSync.State, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs SET state = \(try StoredJSON.text(state))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    func set(steamID: String, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET steam_id = \(steamID), state = \(try StoredJSON.text(SteamSync.State.running))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    func forget() throws {
        try connection.execute("DELETE FROM findie_steam_syncs WHERE account_id = \(account)")
        try connection.execute("DELETE FROM findie_steam_seen WHERE account_id = \(account)")
    }

    func keep(_ draft: SteamRun.Draft, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET draft = \(try StoredJSON.text(draft)), state = \(try StoredJSON.text(SteamSync.State.running))
            WHERE account_id = \(account) AND run_id = \(run)
            """
        )
    }

    func finish(_ report: SteamSyncReport, of run: UUID) throws {
        try connection.execute(
            """
            UPDATE findie_steam_syncs
            SET report = \(try StoredJSON.text(report)), state = \(try StoredJSON.text(SteamSync.State.finished))
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
    }

    func exported() throws -> Exported {
        let rows = try connection.rows(
            "SELECT steam_id, key FROM findie_steam_seen WHERE account_id = \(account) ORDER BY steam_id, key"
        )
        let seen = try rows.map { Exported.Seen(steamID: try $0["steam_id"], slug: try $0["key"]) }
        return Exported(sync: try run()?.sync, report: try report(), seen: seen)
    }

    /// Gives all to another account; a sync that both have stays the other's.
    func give(to other: Account.ID) throws {
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

/// A sync as it is stored, with where it goes on.
struct SteamRun: Sendable {
    /// The report as far as it is; `asked` is how many of those unmatched Steam was asked about, from the first.
    struct Draft: Hashable, Codable, Sendable {
        var report: SteamSyncReport
        var asked: Int

        var isWhole: Bool { asked >= report.unmatched.count }
    }

    let id: UUID
    let profile: String
    /// `nil` until Steam has told it.
    let steamID: String?
    let state: SteamSync.State
    let startedAt: Date
    /// `nil` until the list was read.
    let draft: Draft?

    var sync: SteamSync {
        let total = draft?.report.total
        return SteamSync(
            profile: profile,
            state: state,
            known: draft.map { ($0.report.total - $0.report.unmatched.count) + $0.asked } ?? 0,
            total: total,
            startedAt: startedAt
        )
    }

    /// Those whose names are asked for next; `nil` before the list was read.
    var nextApps: [Int]? {
        draft.map { $0.report.unmatched.dropFirst($0.asked).prefix(SteamClient.batchSize).map(\.appID) }
    }

    /// Seconds until Steam may be asked again; `nil` when it may now.
    func pause(at now: Date) -> TimeInterval? {
        guard case .waiting(let until, _) = state, until > now else { return nil }
        return max(1, until.timeIntervalSince(now))
    }

    /// Whether it is being read, or Steam itself has asked for a pause.
    func mustNotBeAskedAgain(at now: Date) -> Bool {
        switch state {
        case .running: true
        case .waiting(let until, .rateLimited): until > now
        case .waiting, .finished, .stopped, .failed: false
        }
    }

    func canGoOn(at now: Date) -> Bool {
        switch state {
        case .running, .waiting: true
        case .stopped: now.timeIntervalSince(startedAt) < SteamSyncStore.patience
        case .finished, .failed: false
        }
    }
}
