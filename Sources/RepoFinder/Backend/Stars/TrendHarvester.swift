package import DiscoveryDomain
import DiscoveryService
import Foundation
package import GitHubAPI
package import Outbound
import RepositoriesDomain
import RepositoriesService
package import Storage

/// Asks GitHub for the repositories that could trend and counts their stars, once a day.
///
/// About 30 searches of 100 repositories each: what is new, what is large and active, and what is new in each of the
/// common languages. GitHub allows 10 a minute without a token and 30 with one; the harvest waits when it has to.
package struct TrendHarvester: Sendable {
    private let database: any SQLDatabase
    private let client: GitHubClient
    private let timing: Timing

    /// Brings the tables up to date; those of the accounts and of the repositories have to be there already.
    package init(database: any SQLDatabase, client: GitHubClient, timing: Timing = .live) async throws {
        try await database.migrate(DiscoverySchema.subject, DiscoverySchema.migrations)
        (self.database, self.client, self.timing) = (database, client, timing)
    }

    /// What a harvest did.
    package struct Report: Hashable, Sendable {
        /// Searches that were answered.
        package var searches = 0
        /// Repositories that were stored, some of them more than once.
        package var repositories = 0
        /// Repositories that were counted for the day.
        package var counted = 0
    }

    private static let pageSize = 100
    private static let quietPause = Duration.seconds(60)
    private static let languages = [
        "Python", "JavaScript", "TypeScript", "Java", "Go", "Rust", "C++", "C", "C#", "Swift", "Kotlin", "Ruby", "PHP",
        "Shell", "Jupyter Notebook", "Zig",
    ]
    /// The sizes that are looked through for what was pushed to lately.
    private static let bands = [
        "3000..5000", "5000..7500", "7500..10000", "10000..15000", "15000..20000", "20000..30000", "30000..50000",
        ">50000",
    ]

    /// The searches of one day.
    static func queries(at now: Date) -> [RepositoryQuery] {
        func day(_ daysAgo: Int) -> String {
            now.addingTimeInterval(-Double(daysAgo) * 86_400).formatted(.iso8601.year().month().day())
        }
        let new = [7, 30, 90, 180, 365, 730].map { RepositoryQuery(text: "created:>\(day($0))", sort: .stars) }
        let active = bands.map { RepositoryQuery(text: "stars:\($0) pushed:>\(day(7))", sort: .updated) }
        let byLanguage = languages.map { language in
            RepositoryQuery(text: "created:>\(day(365))", language: language, sort: .stars)
        }
        return new + active + byLanguage
    }

    /// Asks, stores and counts; a search that fails otherwise than by a limit is left out.
    ///
    /// - Parameters:
    ///   - isQuiet: Makes one search a minute and gives up with the first that nobody answers, beside people who search.
    ///   - report: Told after each search how many are done and how many there are.
    /// - Returns: What was found and counted.
    /// - Throws: `offline` when nothing was answered; the database's errors.
    package func harvest(
        isQuiet: Bool = false,
        report: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) async throws(DiscoveryError) -> Report {
        var result = Report()
        let queries = Self.queries(at: timing.now())
        for (index, query) in queries.enumerated() {
            if isQuiet, index > 0 { await timing.pause(Self.quietPause) }
            if Task.isCancelled { throw .failed("cancelled") }
            if let page = try await page(query) {
                result.searches += 1
                result.repositories += page.repositories.count
                try await database.writing { connection in
                    let intake = RepositoryIntake(connection: connection)
                    for repository in page.repositories { _ = try intake.store(repository) }
                }
            }
            if isQuiet, result.searches == 0 { throw .offline }
            report(index + 1, queries.count)
        }
        guard result.searches > 0 else { throw .offline }
        let day = SnapshotStore.day(of: timing.now())
        result.counted = try await database.writing { connection in
            try connection.announce(Change(topic: Trends.topic, payload: String(day)))
            return try SnapshotStore(connection: connection).take(on: day)
        }
        return result
    }

    /// `nil` when this search cannot be answered.
    private func page(_ query: RepositoryQuery) async throws(DiscoveryError) -> GitHubSearchPage? {
        for _ in 0..<3 {
            do throws(RepositoryError) {
                guard case .modified(let page, _) = try await client.search(query, pageSize: Self.pageSize) else {
                    return nil
                }
                return page
            } catch .rateLimited(let until) {
                await timing.pause(.seconds(max(1, until.timeIntervalSince(timing.now()) + 1)))
                if Task.isCancelled { throw .failed("cancelled") }
            } catch {
                return nil
            }
        }
        return nil
    }
}

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
            let all =
                try newest.isEmpty
                ? store.mostStarred(createdSince: nil, query.language, limit: Self.candidateLimit) : newest
            var list = Self.list(all, newest.isEmpty ? .starter : .newest(createdSince: day))
            list.countingSince = try store.latestDay().map(SnapshotStore.date)
            return list
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
