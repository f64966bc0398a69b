import Calls
import DiscoveryDomain
import Foundation
import PostgREST
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Storage
import Synchronization

/// The table of trends: three rankings.
struct TrendRows: RestRows {
    struct Row: Sendable {
        var period: String
        var rank: Int
        var gained: Int?
        var asOf: Date?
        var entry: CatalogueEntry
    }

    let table = SupabaseTables.trending
    let rows: [Row]
    let snapshot: CatalogueSnapshot

    static let periods: [(name: String, period: TrendingQuery.Period)] = [
        ("daily", .today), ("weekly", .week), ("monthly", .month),
    ]

    var count: Int { rows.count }

    func value(_ column: Int, of index: Int) -> JSONValue {
        let row = rows[index]
        switch table.columns[column].name {
        case "id":
            let place = Int64(Self.periods.firstIndex { $0.name == row.period } ?? 0)
            return .integer((place + 1) * 1_000_000_000 + row.entry.number)
        case "period": return .string(row.period)
        case "rank": return .integer(Int64(row.rank))
        case "gained": return row.gained.map { .integer(Int64($0)) } ?? .null
        case "as_of": return row.asOf.map { .string(RestValue.text(of: $0)) } ?? .null
        case let name: return row.entry.fact(name) ?? .null
        }
    }

    func key(_ column: Int, of row: Int) -> String { rows[row].entry.repository.id.key }
    func key(_ column: Int, ofText text: String) -> String { snapshot.key(of: text) }
}

/// Keeps the rankings for half a minute: stars are counted once a day.
final class TrendCache: Sendable {
    private let state = Mutex<(rows: [TrendRows.Row], readAt: ContinuousClock.Instant)?>(nil)
    private let discovery: DiscoveryBackend

    private static let freshness = Duration.seconds(30)

    init(discovery: DiscoveryBackend) { self.discovery = discovery }

    func current(_ snapshot: CatalogueSnapshot, in database: any SQLDatabase) async throws -> TrendRows {
        if let known = state.withLock({ $0 }), .now - known.readAt < Self.freshness {
            return TrendRows(rows: known.rows, snapshot: snapshot)
        }
        var rows: [TrendRows.Row] = []
        for (name, period) in TrendRows.periods {
            let list = try await discovery.ranking(period)
            let names = list.entries.map(\.repository.id.key)
            let entries = try await database.read { try CatalogueIndex(connection: $0).entries(named: names) }
            var asOf: Date?
            if case .snapshots(_, let latest) = list.basis { asOf = latest }
            for entry in list.entries {
                guard let known = entries[entry.repository.id.key] else { continue }
                rows.append(
                    .init(period: name, rank: rows.count, gained: entry.gain, asOf: asOf, entry: known)
                )
            }
        }
        rows = Self.ranked(rows)
        state.withLock { [rows] in $0 = (rows, .now) }
        return TrendRows(rows: rows, snapshot: snapshot)
    }

    /// With places from 1 in each period, the first places first.
    private static func ranked(_ rows: [TrendRows.Row]) -> [TrendRows.Row] {
        var places: [String: Int] = [:]
        return rows.map { row in
            var row = row
            row.rank = (places[row.period] ?? 0) + 1
            places[row.period] = row.rank
            return row
        }.sorted { ($0.rank, $0.period) < ($1.rank, $1.period) }
    }
}
