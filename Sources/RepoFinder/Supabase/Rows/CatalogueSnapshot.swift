import Calls
import DiscoveryDomain
import Foundation
import PostgREST
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Storage
import Synchronization

/// The catalogue as it was read last, with what its rows are found by.
final class CatalogueSnapshot: Sendable {
    /// The best known first.
    let entries: [CatalogueEntry]
    let clusters: [[Cluster]]
    /// Rows of the table of clusters by rank: which entry, and in which place of its cluster.
    let rows: [(cluster: Cluster, entry: Int, rank: Int)]
    private let formerKeys: [String: String]
    private let keysByNumber: [Int64: String]
    private let rowsByCluster: [String: [Int]]
    private let rowsByKey: [String: [Int]]
    private let rowsByLanguage: [String: [Int]]

    init(entries: [CatalogueEntry], formerKeys: [String: String]) {
        self.entries = entries
        self.formerKeys = formerKeys
        clusters = entries.map { DiscoveryBackend.clusters(of: $0.repository, labels: $0.labels) }
        keysByNumber = Dictionary(
            entries.compactMap { entry in entry.githubNumber.map { ($0, entry.repository.id.key) } },
            uniquingKeysWith: { first, _ in first }
        )
        var members: [Cluster: [Int]] = [:]
        for (entry, clusters) in clusters.enumerated() {
            for cluster in clusters { members[cluster, default: []].append(entry) }
        }
        let rows = members.flatMap { cluster, entries in
            entries.enumerated().map { (cluster: cluster, entry: $1, rank: $0 + 1) }
        }.sorted { ($0.rank, $0.cluster.rawValue) < ($1.rank, $1.cluster.rawValue) }
        var (inCluster, byKey, byLanguage): ([String: [Int]], [String: [Int]], [String: [Int]]) = ([:], [:], [:])
        for (row, place) in rows.enumerated() {
            let repository = entries[place.entry].repository
            inCluster[place.cluster.rawValue, default: []].append(row)
            byKey[repository.id.key, default: []].append(row)
            if let language = repository.language { byLanguage[language, default: []].append(row) }
        }
        (self.rows, rowsByCluster, rowsByKey, rowsByLanguage) = (rows, inCluster, byKey, byLanguage)
    }

    /// What all spellings of a repository's id have in common.
    func key(of text: String) -> String {
        let key = text.lowercased()
        if let current = formerKeys[key] { return current }
        return Int64(text).flatMap { keysByNumber[$0] } ?? key
    }

    fileprivate func rows(inCluster name: String) -> [Int] { rowsByCluster[name] ?? [] }
    fileprivate func rows(ofKey key: String) -> [Int] { rowsByKey[key] ?? [] }
    fileprivate func rows(inLanguage name: String) -> [Int] { rowsByLanguage[name] ?? [] }
}

extension CatalogueEntry {
    /// How clients name it: GitHub's number, or the name while that is not known.
    var clientID: String { githubNumber.map { "\($0)" } ?? repository.id.fullName }

    /// The cell of one of the columns that are facts; `nil` for other columns.
    func fact(_ column: String) -> JSONValue? {
        switch column {
        case "repo_id": .string(clientID)
        case "repo_data": RepositoryDocument.value(of: repository, id: clientID)
        case "full_name": .string(repository.id.fullName)
        case "description": repository.summary.isEmpty ? .null : .string(repository.summary)
        case "language": repository.language.map { .string($0) } ?? .null
        case "stars": .integer(Int64(repository.stars))
        case "forks": .integer(Int64(repository.forks))
        case "topics": .array(repository.topics.map { .string($0) })
        default: nil
        }
    }
}

/// The table of clusters over a snapshot.
struct ClusterRows: RestRows {
    let snapshot: CatalogueSnapshot
    let table = SupabaseTables.clusters

    /// More repositories than there will be rows of the catalogue.
    private static let idStep: Int64 = 1_000_000_000

    var count: Int { snapshot.rows.count }

    func value(_ column: Int, of row: Int) -> JSONValue {
        let (cluster, entry, rank) = snapshot.rows[row]
        switch table.columns[column].name {
        case "id":
            let place = Int64(Cluster.allCases.firstIndex(of: cluster) ?? 0)
            return .integer((place + 1) * Self.idStep + snapshot.entries[entry].number)
        case "cluster_name": return .string(cluster.rawValue)
        case "rank": return .integer(Int64(rank))
        case let name: return snapshot.entries[entry].fact(name) ?? .null
        }
    }

    func key(_ column: Int, of row: Int) -> String { snapshot.entries[snapshot.rows[row].entry].repository.id.key }
    func key(_ column: Int, ofText text: String) -> String { snapshot.key(of: text) }

    func rows(where column: Int, isIn values: [String]) -> [Int]? {
        switch table.columns[column].name {
        case "cluster_name": values.flatMap { snapshot.rows(inCluster: $0) }.sorted()
        case "repo_id": values.flatMap { snapshot.rows(ofKey: $0) }.sorted()
        case "language": values.flatMap { snapshot.rows(inLanguage: $0) }.sorted()
        default: nil
        }
    }
}

/// Reads the catalogue when it has changed; who asks meanwhile gets the one before.
final class CatalogueCache: Sendable {
    private struct State {
        var snapshot: CatalogueSnapshot?
        var stamp = ""
        var checkedAt: ContinuousClock.Instant?
        var work: Task<CatalogueSnapshot, any Error>?
    }

    private let state = Mutex(State())
    private let database: any SQLDatabase

    /// How old what is known of the catalogue may be.
    private static let freshness = Duration.seconds(2)

    init(database: any SQLDatabase) { self.database = database }

    func current() async throws -> CatalogueSnapshot {
        let (known, work) = state.withLock { state -> (CatalogueSnapshot?, Task<CatalogueSnapshot, any Error>?) in
            if let checkedAt = state.checkedAt, .now - checkedAt < Self.freshness, state.snapshot != nil {
                return (state.snapshot, nil)
            }
            if let work = state.work { return (state.snapshot, work) }
            let work = Task { try await refresh() }
            state.work = work
            return (nil, work)
        }
        if let known { return known }
        guard let work else { return try await refresh() }
        return try await work.value
    }

    private func refresh() async throws -> CatalogueSnapshot {
        defer { state.withLock { $0.work = nil } }
        let known = state.withLock { ($0.snapshot, $0.stamp) }
        let stamp = try await database.read { try CatalogueIndex(connection: $0).stamp() }
        if let snapshot = known.0, known.1 == stamp {
            state.withLock { $0.checkedAt = .now }
            return snapshot
        }
        let (entries, formerKeys) = try await database.read { connection in
            let index = CatalogueIndex(connection: connection)
            return (try index.all(), try index.formerKeys())
        }
        let snapshot = CatalogueSnapshot(entries: entries, formerKeys: formerKeys)
        state.withLock { ($0.snapshot, $0.stamp, $0.checkedAt) = (snapshot, stamp, .now) }
        return snapshot
    }
}
