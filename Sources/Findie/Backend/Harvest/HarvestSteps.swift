import Calls
import Foundation
import Storage

/// What a harvest has to ask and what of it is done, inside a transaction: a killed one goes on, and of two at once each
/// step is one's alone.
struct HarvestSteps {
    let connection: any SQLConnection
    let now: Date

    /// `round` is the day it began on, since 1970; a step is somebody's until `held_until`.
    static let tables: [SQL] = [
        """
        CREATE TABLE findie_harvest_steps (
            round BIGINT NOT NULL,
            name TEXT NOT NULL,
            place BIGINT NOT NULL,
            source TEXT NOT NULL,
            content TEXT NOT NULL,
            held_until BIGINT,
            done_at BIGINT,
            PRIMARY KEY (round, name)
        )
        """,
        "CREATE INDEX findie_harvest_steps_by_place ON findie_harvest_steps (round, place)",
    ]

    /// Longer than a question takes with its second try, each of which ends after twelve seconds.
    static let hold: TimeInterval = 30

    /// The round to go on with: the last one, unless it is done or older than a day.
    func openRound() throws -> Int64? {
        let row = try connection.row("SELECT MAX(round) AS last FROM findie_harvest_steps")
        guard let last: Int64 = try row?["last"], last >= Self.day(of: now) - 1 else { return nil }
        let open = try connection.row(
            "SELECT 1 AS one FROM findie_harvest_steps WHERE round = \(last) AND done_at IS NULL LIMIT 1"
        )
        return open != nil || last == Self.day(of: now) ? last : nil
    }

    /// Plans a round, and forgets those before it.
    func begin(_ steps: [HarvestStep]) throws -> Int64 {
        let round = Self.day(of: now)
        try connection.execute("DELETE FROM findie_harvest_steps WHERE round < \(round)")
        try add(steps, to: round)
        return round
    }

    /// Those that are there already stay as they are.
    func add(_ steps: [HarvestStep], to round: Int64) throws {
        for step in steps {
            try connection.execute(
                """
                INSERT INTO findie_harvest_steps (round, name, place, source, content)
                VALUES (\(round), \(step.name), \(step.place), \(step.source.rawValue), \(try StoredJSON.text(step)))
                ON CONFLICT (round, name) DO NOTHING
                """
            )
        }
    }

    /// The next step that is nobody's, for as long as a question takes; `skipped` and those of `resting` are left out.
    func take(
        of round: Int64,
        skipping skipped: Set<String>,
        resting: Set<HarvestSource>
    ) throws -> HarvestStep? {
        let free: SQL = """
            round = \(round) AND done_at IS NULL AND (held_until IS NULL OR held_until <= \(now))
            """
        let next: SQL = """
            SELECT name, content FROM findie_harvest_steps WHERE \(free) AND name NOT IN (\(values: skipped.sorted() + [""]))
                AND source NOT IN (\(values: resting.map(\.rawValue).sorted() + [""])) ORDER BY place, name LIMIT 1
            """
        // Another process may take the same one between the two.
        while let row = try connection.row(next) {
            let name: String = try row["name"]
            let taken = try connection.execute(
                """
                UPDATE findie_harvest_steps SET held_until = \(now.addingTimeInterval(Self.hold))
                WHERE name = \(name) AND \(free)
                """
            )
            if taken > 0 { return try StoredJSON.value(try row["content"]) }
        }
        return nil
    }

    /// When the first of the steps that others hold is free again; `nil` when nobody holds one.
    func freeAgain(of round: Int64) throws -> Date? {
        try connection.row(
            """
            SELECT MIN(held_until) AS first FROM findie_harvest_steps
            WHERE round = \(round) AND done_at IS NULL AND held_until > \(now)
            """
        )?["first"]
    }

    /// Whether the step was still to be done.
    func finish(_ step: HarvestStep, of round: Int64) throws -> Bool {
        try connection.execute(
            """
            UPDATE findie_harvest_steps SET done_at = \(now), held_until = NULL
            WHERE round = \(round) AND name = \(step.name) AND done_at IS NULL
            """
        ) > 0
    }

    func letGo(_ step: HarvestStep, of round: Int64) throws {
        try connection.execute(
            "UPDATE findie_harvest_steps SET held_until = NULL WHERE round = \(round) AND name = \(step.name)"
        )
    }

    func counts(of round: Int64) throws -> (done: Int, all: Int) {
        let row = try connection.row(
            "SELECT COUNT(*) AS total, COUNT(done_at) AS done FROM findie_harvest_steps WHERE round = \(round)"
        )
        return (try row?["done"] ?? 0, try row?["total"] ?? 0)
    }

    static func day(of date: Date) -> Int64 { Int64((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}

/// One question of a harvest.
enum HarvestStep: Codable, Hashable, Sendable {
    /// Up to 100 apps at once.
    case apps([Int])
    /// What `apps` did not tell of one.
    case app(Int)
    case feed(tag: String, page: Int)
    /// What a feed told of a game that is to be asked for more.
    case game(StorePage)

    var name: String {
        switch self {
        case .apps(let apps): "apps/\(apps.first ?? 0)"
        case .app(let app): "app/\(app)"
        case .feed(let tag, let page): "feed/\(tag)/\(page)"
        case .game(let page): "game/\(page.id.number)"
        }
    }

    /// Steps of a smaller number go first.
    var place: Int {
        switch self {
        case .apps: 0
        case .feed: 1
        case .game: 2
        case .app: 3
        }
    }

    var source: HarvestSource {
        switch self {
        case .apps: .steam
        case .app: .steamDetails
        case .feed: .itch
        case .game: .itchPages
        }
    }
}

/// Who is asked; one that refuses is left alone while the others go on.
enum HarvestSource: String, Hashable, Sendable { case steam, steamDetails, itch, itchPages }
