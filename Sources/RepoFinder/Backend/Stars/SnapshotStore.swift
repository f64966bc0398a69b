import DiscoveryDomain
import DiscoveryService
import Foundation
import RepositoriesDomain
import RepositoriesService
import Storage

/// Daily counts of stars and forks, inside a transaction.
struct SnapshotStore {
    let connection: any SQLConnection

    /// Older counts are in no window of any list.
    static let lifetimeDays = TrendFormula.windowCount * TrendingQuery.Period.month.days + 5

    static func day(of date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }

    static func date(of day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

    /// Counts every repository that GitHub told of since the day began; a second count of a day replaces the first.
    ///
    /// - Returns: How many were counted.
    func take(on day: Int) throws -> Int {
        try connection.execute("DELETE FROM repository_snapshots WHERE day < \(day - Self.lifetimeDays)")
        return try connection.execute(
            """
            INSERT INTO repository_snapshots (number, day, stars, forks)
            SELECT number, \(day), stars, forks FROM repositories
            WHERE source = 'github' AND facts_at >= \(Self.date(of: day)) AND is_fork = 0
            ON CONFLICT (number, day) DO UPDATE SET stars = excluded.stars, forks = excluded.forks
            """
        )
    }

    /// The last day that was counted; `nil` before the first.
    func latestDay() throws -> Int? {
        try connection.row("SELECT MAX(day) AS latest FROM repository_snapshots")?["latest"]
    }

    /// The list; `nil` when nothing has two counts on different days.
    func trending(_ query: TrendingQuery, on today: Int, limit: Int) throws -> TrendingList? {
        let days = try connection.row("SELECT MIN(day) AS first, MAX(day) AS last FROM repository_snapshots")
        guard let first: Int = try days?["first"], let last: Int = try days?["last"], first < last else { return nil }
        let series = try series(since: last - TrendFormula.windowCount * query.period.days - 1)
        var scores: [(number: Int64, score: Double, gain: Double)] = []
        for (number, series) in series {
            let gains = series.gains(upTo: last, length: query.period.days)
            guard let score = TrendFormula.score(gains), score > 0, let stars = series.counts.last?.stars else {
                continue
            }
            let rank = query.kind == .trending ? score : TrendFormula.rising(score: score, stars: stars)
            scores.append((number, rank, gains[0]))
        }
        scores.sort { ($0.score, $1.number) > ($1.score, $0.number) }
        return TrendingList(
            entries: try entries(scores, language: query.language, limit: limit),
            basis: .snapshots(since: Self.date(of: first), latest: Self.date(of: last))
        )
    }

    private func series(since day: Int) throws -> [Int64: StarSeries] {
        let rows = try connection.rows(
            "SELECT number, day, stars FROM repository_snapshots WHERE day >= \(day) ORDER BY day"
        )
        var series: [Int64: StarSeries] = [:]
        for row in rows {
            series[try row["number"], default: StarSeries()].append(day: try row["day"], stars: try row["stars"])
        }
        return series
    }

    private func entries(
        _ scores: [(number: Int64, score: Double, gain: Double)],
        language: String?,
        limit: Int
    ) throws -> [TrendingEntry] {
        var entries: [TrendingEntry] = []
        for start in stride(from: 0, to: scores.count, by: limit) where entries.count < limit {
            let part = scores[start..<min(start + limit, scores.count)]
            let rows = try connection.rows("SELECT * FROM repositories WHERE number IN (\(values: part.map(\.number)))")
            let found = Dictionary(
                try rows.map { (try $0["number"] as Int64, try Repository($0)) },
                uniquingKeysWith: { first, _ in first }
            )
            for score in part {
                guard let repository = found[score.number], !repository.isArchived, !repository.isFork,
                    language.map({ $0.lowercased() == repository.language?.lowercased() }) ?? true
                else { continue }
                let gain = Int(score.gain.rounded())
                entries.append(TrendingEntry(repository: repository, gain: gain, isSaved: false, judgement: nil))
            }
        }
        return Array(entries.prefix(limit))
    }

    /// The most starred, of those created since a day or of all; archived ones and forks are out.
    func mostStarred(createdSince day: Date?, _ language: String?, limit: Int) throws -> [Repository] {
        let created: SQL = day.map { " AND source = 'github' AND created_at >= \($0)" } ?? ""
        let inLanguage: SQL = language.map { " AND language_key = \($0.lowercased())" } ?? ""
        return try connection.rows(
            """
            SELECT * FROM repositories WHERE is_archived = 0 AND is_fork = 0\(created)\(inLanguage)
            ORDER BY stars DESC, key LIMIT \(limit)
            """
        ).map { try Repository($0) }
    }
}

/// The published formula of the trending lists.
///
/// Time is cut into windows as long as the period, the last of them ending now. A repository's gains in them, newest
/// first, are g₀, g₁, g₂ …; its score is the exponentially weighted mean Σ ½ᵏ⁺¹·gₖ, the oldest window counting twice
/// so that the weights sum to 1. Before that, g₀ is damped: at most ten times the greatest of the earlier gains, but
/// never less than 2,000, so that a sudden run of bought stars does not top the list while a true discovery still can.
/// Rising divides the score by the greater of the stars and 500.
enum TrendFormula {
    static let windowCount = 4
    static let damping = 10.0
    static let dampingFloor = 2_000.0
    static let smallestSize = 500.0

    /// The score of gains, the newest first; `nil` without any.
    static func score(_ gains: [Double]) -> Double? {
        guard let newest = gains.first else { return nil }
        var damped = gains
        if let greatest = gains.dropFirst().max() {
            damped[0] = min(newest, max(dampingFloor, damping * greatest))
        }
        return damped.dropLast().reversed().reduce(damped[damped.count - 1]) { ($0 + $1) / 2 }
    }

    static func rising(score: Double, stars: Int) -> Double { score / max(Double(stars), smallestSize) }
}

/// A repository's stars by day, as far as they were counted.
struct StarSeries: Sendable {
    /// Ascending days, not necessarily one after the other.
    private(set) var counts: [(day: Int, stars: Int)] = []

    /// Adds the count of a later day.
    mutating func append(day: Int, stars: Int) {
        counts.append((day, stars))
    }

    /// The stars on a day, between two counts in a straight line; `nil` before the first.
    func stars(on day: Int) -> Double? {
        guard let after = counts.firstIndex(where: { $0.day >= day }) else {
            return counts.last.map { Double($0.stars) }
        }
        guard counts[after].day > day else { return Double(counts[after].stars) }
        guard after > 0 else { return nil }
        let (left, right) = (counts[after - 1], counts[after])
        let share = Double(day - left.day) / Double(right.day - left.day)
        return Double(left.stars) + share * Double(right.stars - left.stars)
    }

    /// Gains of windows of `length` days, newest first, the newest ending on `day`.
    ///
    /// At most as many as the formula takes. The first window may have been observed in part only; it counts as far as
    /// it was.
    func gains(upTo day: Int, length: Int) -> [Double] {
        guard let first = counts.first, let latest = stars(on: day), first.day < day else { return [] }
        var gains: [Double] = []
        var end = latest
        for window in 1...TrendFormula.windowCount {
            let start = day - window * length
            guard let stars = stars(on: start) else {
                if gains.isEmpty { gains.append(max(0, end - Double(first.stars))) }
                break
            }
            gains.append(max(0, end - stars))
            end = stars
        }
        return gains
    }
}
