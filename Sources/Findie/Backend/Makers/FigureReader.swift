import AccountsDomain
import Calls
import DiscoveryService
import FindieDomain
import Foundation
import Storage

/// The sums of a game, inside a transaction.
struct FigureReader {
    let connection: any SQLConnection

    /// Of the newest of a genre these are looked at, and these are compared: their days are summed for each question.
    private static let candidates = 500
    private static let compared = 20

    /// A game's sums in these days of UTC, counted since 1970.
    func figures(of key: String, in days: ClosedRange<Int64>) throws -> GameFigures {
        let people: Int =
            try connection.row(
                "SELECT total FROM findie_figures WHERE key = \(key) AND day = 0 AND source = 'all' AND act = 'person'"
            )?["total"] ?? 0
        let isBrokenDown = people >= GameFigures.fewestPeople
        let found = try connection.rows(
            """
            SELECT day, source, \(CountedAct.sumsOfActs) FROM findie_figures
            WHERE key = \(key) AND day >= \(days.lowerBound) AND day <= \(days.upperBound) AND day > 0 AND total > 0
            GROUP BY day, source ORDER BY day, source
            """
        )
        var rows: [GameFigures.Row] = []
        var (last, day): (Int64?, String) = (nil, "")
        for row in found {
            let (number, name): (Int64, String) = (try row["day"], try row["source"])
            if number != last { (last, day) = (number, Self.text(of: number)) }
            let source = isBrokenDown ? GameFigures.Source(rawValue: name) : nil
            let counts = try FigureCounts(row)
            if rows.last?.day == day, rows.last?.source == source {
                rows[rows.count - 1].counts.add(counts)
            } else {
                rows.append(GameFigures.Row(day: day, source: source, counts: counts))
            }
        }
        return GameFigures(rows: rows, people: people, exposure: try promise(key))
    }

    /// How similar games of other makers did in these days, one of each; `nil` where there are too few.
    ///
    /// Similar is what is of the same first genre and has at least two tags in common.
    func comparison(
        with game: Game,
        by account: Account.ID,
        in days: ClosedRange<Int64>
    ) throws -> GameComparison? {
        let rows = try connection.rows(
            """
            SELECT g.key, g.facts, m.account_id FROM findie_games g JOIN findie_made_games m ON m.id = g.made_as
            JOIN findie_figures p ON p.key = g.key AND p.day = 0 AND p.source = 'all' AND p.act = 'person'
            WHERE g.genre = \(game.genres.first?.rawValue ?? "") AND m.account_id <> \(account)
                AND p.total >= \(GameFigures.fewestPeople) AND g.key NOT IN \(GameStore.hidden)
            ORDER BY g.number DESC LIMIT \(Self.candidates)
            """
        )
        let tags = Set(game.tags)
        var alike: [(key: String, maker: Account.ID, shared: Int)] = []
        for row in rows {
            let other: Game = try StoredJSON.value(try row["facts"])
            let shared = tags.intersection(other.tags).count
            if shared >= 2 { alike.append((other.slug, try row["account_id"], shared)) }
        }
        var makers: Set<Account.ID> = []
        let chosen = alike.sorted { ($1.shared, $0.key) < ($0.shared, $1.key) }
            .filter { makers.insert($0.maker).inserted }
            .prefix(Self.compared)
        return GameComparison(try counts(of: chosen.map(\.key), in: days))
    }

    private func counts(of keys: [String], in days: ClosedRange<Int64>) throws -> [FigureCounts] {
        guard keys.count >= GameComparison.fewestMakers else { return [] }
        let rows = try connection.rows(
            """
            SELECT key, \(CountedAct.sumsOfDays) FROM findie_figure_days
            WHERE key IN (\(values: keys)) AND day >= \(days.lowerBound) AND day <= \(days.upperBound)
            GROUP BY key
            """
        )
        return try rows.map { try FigureCounts($0) }
    }

    func promise(_ key: String) throws -> ExposurePromise? {
        try connection.row("SELECT promised, served FROM findie_exposures WHERE key = \(key)").map {
            ExposurePromise(promised: try $0["promised"], served: try $0["served"])
        }
    }

    private static func text(of day: Int64) -> String {
        Date(timeIntervalSince1970: Double(day) * 86_400)
            .formatted(.iso8601.year().month().day().dateSeparator(.dash))
    }
}

extension FigureCounts {
    fileprivate init(_ row: SQLRow) throws {
        self.init()
        (impressions, opens) = (try row["impressions"], try row["opens"])
        (likes, passes) = (try row["likes"], try row["passes"])
        (wishes, clicks) = (try row["wishes"], try row["clicks"])
    }
}
