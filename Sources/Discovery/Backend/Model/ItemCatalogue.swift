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

/// Places repositories in clusters: where the starter catalogue labels them, or by topics and language.
enum Clustering {
    /// Never empty.
    static func clusters(of repository: Repository, labels: String) -> [Cluster] {
        let labelled = labels.split(separator: ",").compactMap { Cluster(rawValue: String($0)) }
        guard labelled.isEmpty else { return labelled }
        let topics = Set(repository.topics)
        let matching = Cluster.allCases.map { cluster in (cluster, cluster.topics.count(where: topics.contains)) }
            .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        guard matching.isEmpty else { return matching.prefix(3).map(\.0) }
        return [repository.language.flatMap { usual[$0] } ?? .developerTools]
    }

    /// What a language is mostly used for; only for repositories without a telling topic.
    private static let usual: [String: Cluster] = [
        "Swift": .mobile, "Kotlin": .mobile, "Dart": .mobile, "Objective-C": .mobile, "Python": .dataScience,
        "Jupyter Notebook": .dataScience, "R": .dataScience, "Julia": .dataScience, "JavaScript": .webFrontend,
        "TypeScript": .webFrontend, "HTML": .webFrontend, "CSS": .webFrontend, "Vue": .webFrontend,
        "Svelte": .webFrontend, "Go": .webBackend, "Java": .webBackend, "PHP": .webBackend, "Ruby": .webBackend,
        "C#": .webBackend, "Elixir": .webBackend, "Rust": .systems, "C": .systems, "C++": .systems, "Zig": .systems,
        "Assembly": .systems, "Shell": .commandLine, "HCL": .devops, "Dockerfile": .devops, "Lua": .games,
        "GDScript": .games, "GLSL": .graphics, "Verilog": .embedded, "Arduino": .embedded, "Haskell": .languages,
        "OCaml": .languages, "Scheme": .languages,
    ]
}

/// A deck's filters as a question to one repository.
struct RepositoryFilter {
    private let filters: DeckFilters
    private let languages: Set<String>
    private let included: Set<String>
    private let excluded: Set<String>
    private let licenses: Set<String>
    private let pushedSince: Date?

    init(_ filters: DeckFilters, at now: Date) {
        self.filters = filters
        languages = Set(filters.languages.map { $0.lowercased() })
        included = Set(filters.includedTopics)
        excluded = Set(filters.excludedTopics)
        licenses = Set(filters.licenses.map { $0.lowercased() })
        pushedSince = filters.activity.map { now.addingTimeInterval(-Double($0.days) * 86_400) }
    }

    /// Forks never pass: what they are copies of does.
    func passes(_ repository: Repository) -> Bool {
        guard !repository.isFork, !(filters.hidesArchived && repository.isArchived) else { return false }
        if let minimum = filters.minimumStars, repository.stars < minimum { return false }
        if let pushedSince, let pushedAt = repository.pushedAt, pushedAt < pushedSince { return false }
        if !languages.isEmpty, !languages.contains(repository.language?.lowercased() ?? "") { return false }
        if !licenses.isEmpty, !licenses.contains(repository.license?.lowercased() ?? "") { return false }
        if !included.isEmpty, included.isDisjoint(with: repository.topics) { return false }
        return excluded.isDisjoint(with: repository.topics)
    }
}
