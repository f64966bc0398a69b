import DiscoveryDomain
import Foundation
import RepositoriesDomain
import RepositoriesService
import Storage

/// Trending lists from our own daily counts of stars, and from what is new while there are too few counts.
struct Trends: Sendable {
    let database: any SQLDatabase
    /// Asked for what is new while there are too few counts; `nil` when GitHub is never asked.
    let repositories: CatalogRepositoryService?
    let now: @Sendable () -> Date

    /// What a new count of stars is announced under.
    static let topic = "trends"

    /// Enough for what a person has judged to be left out and a full list to remain.
    private static let candidateLimit = 500

    /// Best first; not marked with what the person saved or judged.
    func list(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList {
        let today = SnapshotStore.day(of: now())
        let found = try await database.reading { connection in
            try SnapshotStore(connection: connection).trending(query, on: today, limit: Self.candidateLimit)
        }
        return if let found { found } else { try await newest(query) }
    }

    /// The most starred of those that were created lately, from GitHub's search and from what is stored.
    private func newest(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList {
        let since = now().addingTimeInterval(-Double(Self.creationDays(query.period)) * 86_400)
        let day = Date(timeIntervalSince1970: Double(SnapshotStore.day(of: since)) * 86_400)
        if let repositories {
            let text = "created:>\(day.formatted(.iso8601.year().month().day()))"
            // What is stored answers when GitHub does not.
            _ = try? await repositories.search(
                RepositoryQuery(text: text, language: query.language, sort: .stars),
                page: 1
            )
        }
        return try await database.reading { connection in
            let store = SnapshotStore(connection: connection)
            let newest = try store.mostStarred(createdSince: day, query.language, limit: Self.candidateLimit)
            guard newest.isEmpty else { return Self.list(newest, .newest(createdSince: day)) }
            return Self.list(
                try store.mostStarred(createdSince: nil, query.language, limit: Self.candidateLimit),
                .starter
            )
        }
    }

    private static func list(_ repositories: [Repository], _ basis: TrendingList.Basis) -> TrendingList {
        TrendingList(
            entries: repositories.map { TrendingEntry(repository: $0, gain: nil, isSaved: false, judgement: nil) },
            basis: basis
        )
    }

    /// How far back "created lately" reaches.
    private static func creationDays(_ period: TrendingQuery.Period) -> Int {
        switch period {
        case .today: 7
        case .week: 30
        case .month: 90
        }
    }
}
