import Calls
import DiscoveryDomain
import DiscoveryService
import Foundation
import GitHubAPI
import Outbound
import RepositoriesDomain
import RepositoriesService
import Storage

/// Asks GitHub, one search at a time, for the fields that people here named, so that their decks do not run dry.
///
/// What one person's answers bring is stored for all. A search is asked again after a week at the earliest; of those
/// that are due the one that most people want goes first.
struct FieldHarvester: Sendable {
    let database: any SQLDatabase
    let client: GitHubClient
    let timing: Timing

    /// Searches that are left to people who type.
    static let reserve = 3
    private static let pageSize = 100
    private static let pause: TimeInterval = 7 * 86_400
    /// Of the people whose answers changed last.
    private static let peopleLimit = 500

    /// Asks what is due.
    ///
    /// - Returns: How many repositories came; `nil` when nothing was due, or the rest of what GitHub allows is kept.
    /// - Throws: `offline` when GitHub does not answer; the database's errors.
    func harvestNext() async throws(DiscoveryError) -> Int? {
        if let limit = await client.searchLimit, limit.resetsAt > timing.now(), limit.remaining <= Self.reserve {
            return nil
        }
        guard let query = try await due() else { return nil }
        let page: GitHubSearchPage
        do throws(RepositoryError) {
            guard case .modified(let found, _) = try await client.search(query, pageSize: Self.pageSize) else {
                return nil
            }
            page = found
        } catch .rateLimited {
            return nil
        } catch {
            throw .offline
        }
        let date = timing.now()
        try await database.writing { connection in
            let intake = RepositoryIntake(connection: connection)
            for repository in page.repositories { _ = try intake.store(repository) }
            try connection.execute(
                """
                INSERT INTO discovery_field_searches (query, asked_at) VALUES (\(Self.key(query)), \(date))
                ON CONFLICT (query) DO UPDATE SET asked_at = excluded.asked_at
                """
            )
        }
        return page.repositories.count
    }

    private func due() async throws(DiscoveryError) -> RepositoryQuery? {
        let since = timing.now().addingTimeInterval(-Self.pause)
        return try await database.reading { connection in
            let people = try connection.rows(
                "SELECT preferences FROM discovery_people ORDER BY version DESC, account_id LIMIT \(Self.peopleLimit)"
            )
            let asked = try connection.rows("SELECT query FROM discovery_field_searches WHERE asked_at > \(since)")
            let known = Set(try asked.map { try $0["query"] as String })
            return Self.wanted(by: try people.map { try StoredJSON.value(try $0["preferences"]) })
                .first { !known.contains(Self.key($0)) }
        }
    }

    /// The searches of all these people, what most of them want first.
    static func wanted(by people: [Preferences]) -> [RepositoryQuery] {
        var counts: [RepositoryQuery: (people: Int, place: Int)] = [:]
        for preferences in people {
            for (place, query) in Set(queries(preferences)).sorted(by: { key($0) < key($1) }).enumerated() {
                let known = counts[query] ?? (0, place)
                counts[query] = (known.people + 1, min(known.place, place))
            }
        }
        return counts.sorted {
            ($1.value.people, $0.value.place, key($0.key)) < ($0.value.people, $1.value.place, key($1.key))
        }.map(\.key)
    }

    /// Of each field its most telling topics, in any language and in those that were named; and each interest.
    private static func queries(_ preferences: Preferences) -> [RepositoryQuery] {
        let fields = [preferences.primaryCluster].compactMap(\.self) + preferences.secondaryClusters
        let languages = preferences.techStack.filter { languageNames.contains($0.lowercased()) }.prefix(3)
        var queries: [RepositoryQuery] = []
        for field in fields {
            for topic in field.topics.prefix(3) {
                queries.append(query(topic: topic))
                queries += languages.map { query(topic: topic, language: $0) }
            }
        }
        let tools = preferences.techStack.filter { !languageNames.contains($0.lowercased()) }
        queries += (preferences.interests + tools).prefix(12).map { query(topic: $0) }
        return queries
    }

    private static func query(topic: String, language: String? = nil) -> RepositoryQuery {
        // A topic is letters, digits and hyphens; anything else would be syntax of GitHub's.
        let words = topic.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return RepositoryQuery(
            text: "topic:\(words.joined(separator: "-"))",
            language: language,
            minimumStars: 50,
            sort: .stars
        )
    }

    private static func key(_ query: RepositoryQuery) -> String {
        query.text + (query.language.map { " language:" + $0.lowercased() } ?? "")
    }

    private static let languageNames: Set<String> = [
        "c", "c#", "c++", "clojure", "dart", "elixir", "go", "haskell", "java", "javascript", "julia", "kotlin", "lua",
        "ocaml", "php", "python", "r", "ruby", "rust", "scala", "swift", "typescript", "zig",
    ]
}
