import Calls
package import DiscoveryDomain
package import DiscoveryService
package import Foundation
package import RepositoriesDomain
import RepositoriesService
package import Storage

/// Repositories as decks know them: one kind of what can be discovered.
package enum RepositoryCatalogue: DiscoverableCatalogue {
    package typealias Item = RepositoryItem
    package typealias Deck = DiscoveryDomain.Deck
    package typealias Preferences = DiscoveryDomain.Preferences

    package static var names: DiscoveryNames {
        DiscoveryNames(tables: "discovery", saved: "favourites", model: "repositories", changes: "discovery")
    }

    package static var noPreferences: Preferences { Preferences() }

    package static func items(_ connection: any SQLConnection) throws -> [RepositoryItem] {
        try connection.rows("SELECT * FROM repositories ORDER BY number").map { row in
            RepositoryItem(try Repository(row), labels: try row["fields"], level: try row["level"])
        }
    }

    package static func renames(_ connection: any SQLConnection) throws -> [String: String] {
        let names = try connection.rows("SELECT old_key, key FROM repository_names").map {
            (try $0["old_key"] as String, try $0["key"] as String)
        }
        return Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    package static func stamp(_ connection: any SQLConnection) throws -> CatalogueStamp {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total, MAX(number) AS last_number, MAX(facts_at) AS latest_facts,
                (SELECT COUNT(*) FROM repository_names) AS names
            FROM repositories
            """
        )
        return CatalogueStamp([
            try row?["total"] ?? 0, try row?["last_number"] ?? 0, try row?["latest_facts"] ?? 0,
            try row?["names"] ?? 0,
        ])
    }

    package static func count(_ connection: any SQLConnection) throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM repositories")?["total"] ?? 0
    }

    package static func key(_ key: String, _ connection: any SQLConnection) throws -> String? {
        try connection.row(
            """
            SELECT key FROM repositories
            WHERE key = COALESCE((SELECT key FROM repository_names WHERE old_key = \(key)), \(key))
            """
        )?["key"]
    }

    package static func facts(of key: String, _ connection: any SQLConnection) throws -> JudgedFacts? {
        let row = try connection.row("SELECT * FROM repositories WHERE key = \(key)")
        guard let repository = try row.map(Repository.init) else { return nil }
        return JudgedFacts(text: try StoredJSON.text(repository), label: repository.language)
    }

    package static func missing(_ key: String) -> DiscoveryError { .repositoryNotFound(Repository.ID(key: key)) }

    package static func filter(
        _ filters: DeckFilters,
        at now: Date
    ) -> @Sendable (RepositoryItem) -> Bool {
        let filter = RepositoryFilter(filters, at: now)
        return { filter.passes($0.repository) }
    }

    package static func answers(of preferences: Preferences) -> [String] { AnswerTags(preferences).tags }

    package static func starterModel() throws -> StarterModel? {
        // In a file beside the program: as code it would be compiled for a minute.
        try StarterModel(file: Bundle.module.url(forResource: "starred-repositories", withExtension: "tsv"))
    }

    package static let choosers = (try? starterModel())?.choosers ?? [:]

    package static var levels: [String] { ["beginner", "intermediate", "advanced"].map(RepositoryItem.level) }

    package static func fit(
        _ preferences: Preferences,
        in catalogue: ItemCatalogue<RepositoryCatalogue>,
        itemCount: Int,
        judged: Int,
        liked: Int
    ) -> (any AnswerFitting)? {
        AnswerFit(preferences, catalogue: catalogue, itemCount: itemCount, judged: judged)
    }
}

extension Deck: DiscoverableDeck {
    package static var noFilters: DeckFilters { .none }
}

extension RepositoryError: DiscoveryErrorConvertible {
    package var discoveryError: DiscoveryError { DiscoveryError(self) }
}

extension Repository.ID {
    /// What a key says of the repository's names; their case is lost.
    init(key: String) {
        let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
        self.init(owner: parts.first ?? "", name: parts.count > 1 ? parts[1] : "")
    }
}

extension ItemCatalogue<RepositoryCatalogue> {
    /// By item.
    var repositories: LazyMapCollection<[RepositoryItem], Repository> { items.lazy.map(\.repository) }
}

/// A repository as the model and the filters know it, with what its catalogue says of it.
package struct RepositoryItem: DiscoverableItem {
    package let repository: Repository
    package let key: String
    /// Never empty.
    package let clusters: [Cluster]
    /// `beginner`, `intermediate` or `advanced`, where the starter catalogue says.
    package let level: String?
    /// Its topics, language and clusters, in this order.
    package let subjects: [TasteSubject]

    /// `labels` are clusters with commas between them; empty for what nobody labelled.
    init(_ repository: Repository, labels: String, level: String?) {
        self.repository = repository
        self.level = level
        key = repository.id.key
        clusters = Clustering.clusters(of: repository, labels: labels)
        subjects =
            repository.topics.map { TasteSubject(.topic, $0) }
            + (repository.language.map { [TasteSubject(.language, $0).normalized] } ?? [])
            + clusters.map { TasteSubject(.cluster, $0.rawValue) }
    }

    package var owner: String { repository.id.owner }
    package var title: String { repository.id.fullName }
    package var text: String { repository.summary }
    package var popularity: Int { repository.stars }

    /// Topics, the language in lower case, clusters and the level; topics and clusters that are spelt alike are one.
    package var tags: [String] {
        var tags = repository.topics
        if let language = repository.language { tags.append(language.lowercased()) }
        tags += clusters.map(\.rawValue)
        if let level { tags.append(Self.level(level)) }
        return tags
    }

    /// Not to be taken for a topic.
    static func level(_ name: String) -> String { "level:\(name)" }
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
