import DiscoveryDomain
import Foundation
import Recommender
import RepositoriesDomain
import Synchronization

/// The repositories as numbers from 0, which is what the recommender knows, with what filters and reasons ask of them.
final class ItemCatalogue: Sendable {
    let repositories: [Repository]
    let clusters: [[Cluster]]
    /// `beginner`, `intermediate` or `advanced`, where the starter catalogue says.
    let levels: [String?]
    /// Owners by number.
    let owners: [Int32]
    /// Of the table it was read from; `nil` for one that was not.
    let stamp: Stamp?
    private let indexes: [String: Int]
    /// The items of each topic, language and cluster.
    private let postings: [TasteSubject: [Int32]]
    private let masks = Mutex<[MaskKey: ItemSet]>([:])

    private struct MaskKey: Hashable {
        var filters: DeckFilters
        var day: Int
        var itemCount: Int
    }

    /// One repository with its labels.
    struct Entry: Sendable {
        var repository: Repository
        var labels: String
        var level: String?
    }

    /// What a table of repositories comes to.
    struct Stamp: Equatable, Sendable {
        var count: Int64
        var lastNumber: Int64
        var latestFacts: Int64
        var names: Int64
    }

    /// `names` leads old keys of renamed repositories to new ones.
    init(_ entries: [Entry], names: [String: String], stamp: Stamp? = nil) {
        self.stamp = stamp
        repositories = entries.map(\.repository)
        clusters = entries.map { Clustering.clusters(of: $0.repository, labels: $0.labels) }
        levels = entries.map(\.level)
        var ownerNumbers: [String: Int32] = [:]
        owners = entries.map { entry in
            let owner = entry.repository.id.owner.lowercased()
            let number = ownerNumbers[owner] ?? Int32(ownerNumbers.count)
            ownerNumbers[owner] = number
            return number
        }
        var indexes: [String: Int] = [:]
        for (item, entry) in entries.enumerated() { indexes[entry.repository.id.key] = item }
        for (old, new) in names where indexes[old] == nil { indexes[old] = indexes[new] }
        self.indexes = indexes
        var postings: [TasteSubject: [Int32]] = [:]
        for item in entries.indices {
            for subject in Self.subjects(of: repositories[item], in: clusters[item]) {
                postings[subject, default: []].append(Int32(item))
            }
        }
        self.postings = postings
    }

    var count: Int { repositories.count }

    /// The item of a key, an old name's too.
    func item(_ key: String) -> Int? { indexes[key] }

    /// In ascending order.
    func items(of subject: TasteSubject) -> [Int32] { postings[subject.normalized] ?? [] }

    /// Everything with its items.
    var subjects: [TasteSubject: [Int32]] { postings }

    /// What an item has in common with others: its topics, language and clusters, in this order.
    func subjects(of item: Int) -> [TasteSubject] {
        Self.subjects(of: repositories[item], in: clusters[item])
    }

    private static func subjects(of repository: Repository, in clusters: [Cluster]) -> [TasteSubject] {
        repository.topics.map { TasteSubject(.topic, $0) }
            + (repository.language.map { [TasteSubject(.language, $0).normalized] } ?? [])
            + clusters.map { TasteSubject(.cluster, $0.rawValue) }
    }

    // MARK: Filters

    /// The items of the first `itemCount` that pass the filters; kept for the day.
    func mask(_ filters: DeckFilters, at now: Date, itemCount: Int) -> ItemSet {
        let key = MaskKey(filters: filters, day: Int(now.timeIntervalSince1970 / 86_400), itemCount: itemCount)
        if let known = masks.withLock({ $0[key] }) { return known }
        let filter = RepositoryFilter(filters, at: now)
        let mask = ItemSet((0..<itemCount).lazy.filter { filter.passes(self.repositories[$0]) }, itemCount: itemCount)
        masks.withLock { masks in
            if masks.count >= 200 { masks = [:] }
            masks[key] = mask
        }
        return mask
    }
}

extension TasteSubject {
    /// Languages are compared without regard to case.
    var normalized: TasteSubject { kind == .language ? TasteSubject(.language, name.lowercased()) : self }
}
