import AccountsDomain
import DiscoveryService
import FindieDomain
import Foundation
import Storage

/// What is counted of a game.
enum CountedAct: String, CaseIterable {
    case impression, open, like, pass, wish, click

    init(_ act: GameSighting.Act) {
        switch act {
        case .impression: self = .impression
        case .open: self = .open
        case .click: self = .click
        }
    }

    /// Where `findie_figure_days` has it.
    var column: SQL {
        switch self {
        case .impression: "impressions"
        case .open: "opens"
        case .like: "likes"
        case .pass: "passes"
        case .wish: "wishes"
        case .click: "clicks"
        }
    }

    /// Of rows with an act and a total, a column for each act.
    static let sumsOfActs = allCases.map { act -> SQL in
        "CAST(SUM(CASE act WHEN '\(raw: act.rawValue)' THEN total ELSE 0 END) AS BIGINT) AS \(act.column)"
    }.joined(separator: ", ")

    /// Of rows of `findie_figure_days`.
    static let sumsOfDays = allCases.map { act -> SQL in
        "CAST(SUM(\(act.column)) AS BIGINT) AS \(act.column)"
    }.joined(separator: ", ")
}

/// What one person saw and did with games that are made here, inside a transaction.
///
/// Each counts once for each person, game, source and day: the row that says so and the sum it adds to are written
/// together, so that sums are exact whenever the program ends.
struct FigureStore {
    let connection: any SQLConnection
    let account: Account.ID
    let now: Date

    private var day: Int64 { Int64(now.timeIntervalSince1970 / 86_400) }

    /// Whether a game's figures are kept for its maker; nothing counts that makers do with games of their own.
    func isCounted(_ key: String) throws -> Bool {
        try connection.row(
            "SELECT 1 AS found FROM findie_exposures WHERE key = \(key) AND account_id <> \(account)"
        ) != nil
    }

    func note(_ sighting: GameSighting) throws {
        guard try isCounted(sighting.game) else { return }
        let source = try source(of: sighting.game, in: sighting.place, isImpression: sighting.act == .impression)
        try count(CountedAct(sighting.act), sighting.game, source)
    }

    func noteWish(_ key: String) throws {
        guard try isCounted(key) else { return }
        try count(.wish, key, try source(ofDecisionOn: key))
    }

    /// Puts the opinion that holds now in the place of the one before.
    func noteOpinion(of key: String, isLike: Bool?) throws {
        guard try isCounted(key) else { return }
        let known = try connection.rows(
            """
            SELECT day, source, act FROM findie_sightings
            WHERE key = \(key) AND account_id = \(account) AND act IN ('like', 'pass')
            """
        )
        for row in known {
            let (day, source, act): (Int64, String, String) = (try row["day"], try row["source"], try row["act"])
            try connection.execute(
                """
                DELETE FROM findie_sightings
                WHERE key = \(key) AND day = \(day) AND source = \(source) AND act = \(act) AND account_id = \(account)
                """
            )
            try connection.execute(
                """
                UPDATE findie_figures SET total = total - 1
                WHERE key = \(key) AND day = \(day) AND source = \(source) AND act = \(act)
                """
            )
            guard let column = CountedAct(rawValue: act)?.column else { continue }
            try connection.execute(
                """
                UPDATE findie_figure_days SET \(column) = \(column) - 1 WHERE key = \(key) AND day = \(day)
                """
            )
        }
        guard let isLike else { return }
        try count(isLike ? .like : .pass, key, try source(ofDecisionOn: key))
    }

    // MARK: Sources

    /// Where the person saw last what they decide about.
    private func source(ofDecisionOn key: String) throws -> GameFigures.Source {
        let seen = try connection.row(
            """
            SELECT source FROM findie_sightings
            WHERE key = \(key) AND account_id = \(account) AND act IN ('impression', 'open')
            ORDER BY seen_at DESC LIMIT 1
            """
        )
        let name: String? = try seen?["source"]
        let place = name.flatMap(GameSighting.Place.init(rawValue:)) ?? .deck
        return try source(of: key, in: place, isImpression: false)
    }

    /// A card that was promised is its own source, as long as the promise is not kept yet.
    private func source(
        of key: String,
        in place: GameSighting.Place,
        isImpression: Bool
    ) throws -> GameFigures.Source {
        guard place == .deck else { return GameFigures.Source(rawValue: place.rawValue) ?? .link }
        let card = try connection.row(
            "SELECT shown_at FROM findie_exposure_cards WHERE key = \(key) AND account_id = \(account)"
        )
        guard let card else { return .deck }
        let shownAt: Date? = try card["shown_at"]
        if shownAt != nil { return .exposure }
        guard isImpression else { return .deck }
        let served = try connection.execute(
            "UPDATE findie_exposures SET served = served + 1 WHERE key = \(key) AND served < promised"
        )
        guard served == 1 else { return .deck }
        try connection.execute(
            """
            UPDATE findie_exposure_cards SET shown_at = \(now) WHERE key = \(key) AND account_id = \(account)
            """
        )
        return .exposure
    }

    // MARK: Sums

    private func count(_ act: CountedAct, _ key: String, _ source: GameFigures.Source) throws {
        let fresh = try connection.execute(
            """
            INSERT INTO findie_sightings (key, day, source, act, account_id, seen_at)
            VALUES (\(key), \(day), \(source.rawValue), \(act.rawValue), \(account), \(now))
            ON CONFLICT (key, day, source, act, account_id) DO NOTHING
            """
        )
        guard fresh == 1 else { return }
        try add(key, day, source.rawValue, act.rawValue)
        try connection.execute(
            """
            INSERT INTO findie_figure_days (key, day, \(act.column)) VALUES (\(key), \(day), 1)
            ON CONFLICT (key, day) DO UPDATE SET \(act.column) = findie_figure_days.\(act.column) + 1
            """
        )
        let isNew = try connection.execute(
            """
            INSERT INTO findie_game_people (key, account_id) VALUES (\(key), \(account))
            ON CONFLICT (key, account_id) DO NOTHING
            """
        )
        if isNew == 1 { try add(key, 0, "all", "person") }
    }

    private func add(_ key: String, _ day: Int64, _ source: String, _ act: String) throws {
        try connection.execute(
            """
            INSERT INTO findie_figures (key, day, source, act, total)
            VALUES (\(key), \(day), \(source), \(act), 1)
            ON CONFLICT (key, day, source, act) DO UPDATE SET total = findie_figures.total + excluded.total
            """
        )
    }
}
