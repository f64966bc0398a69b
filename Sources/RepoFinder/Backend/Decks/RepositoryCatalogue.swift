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
