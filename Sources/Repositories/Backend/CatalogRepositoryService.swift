package import AccountsDomain
package import Foundation
package import GitHubAPI
package import RepositoriesDomain
package import Storage

/// Repositories from GitHub when it answers, and from what is stored when it does not.
///
/// A list is finished by the source that began it: pages after the first come from GitHub only when the first did.
/// Starting never waits for the network.
package struct CatalogRepositoryService: RepositoryService {
    let database: any SQLDatabase
    private let starter: StarterCatalogue
    private let ranked: RankedCatalogue?
    /// None of the facts that ship with Serendip is older.
    private let starterDate: Date
    private let firstFill: FirstFill
    /// `nil` when only what is stored may answer.
    let live: LiveRepositories?
    let now: @Sendable () -> Date
    private var account: Account.ID?

    /// How long an answer of GitHub's counts as new.
    private enum Freshness {
        static let page: TimeInterval = 300
        static let detail: TimeInterval = 600
        static let readme: TimeInterval = 86_400
    }

    /// Brings the tables and the starter catalogue up to date; the accounts' tables have to be there already.
    ///
    /// Without a `client` (`serve --offline`) GitHub is never asked. What is `ranked` is added by ``fill()``, which has to
    /// be called, or ``shutdown()``, before a new catalogue is searched.
    package init(
        database: any SQLDatabase,
        client: GitHubClient?,
        starter: StarterCatalogue,
        ranked: RankedCatalogue? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws {
        self.database = database
        self.starter = starter
        self.ranked = ranked
        starterDate = min(starter.asOf, ranked?.oldest ?? starter.asOf)
        self.now = now
        let catalogue = StoredCatalogue(database: database)
        try await catalogue.prepare(starter)
        var isNew = false
        if ranked != nil { isNew = try await !catalogue.hasRanked }
        firstFill = FirstFill(isNeeded: isNew)
        live = client.map { LiveRepositories(client: $0, database: database, now: now) }
    }

    /// The same service for one person, whose favourites the details then mark.
    package func bound(to account: Account.ID) -> CatalogRepositoryService {
        var service = self
        service.account = account
        return service
    }

    /// Adds the repositories known from rankings to those that are searched; seconds, the first time, for which searches
    /// and repositories that are not there yet wait.
    package func fill() async throws {
        defer { firstFill.end() }
        guard let ranked else { return }
        try await StoredCatalogue(database: database).fill(ranked)
    }

    /// Finds out behind whether GitHub answers; ``sourceStatus()`` tells once it is known.
    package func probe() async {
        await live?.askBehind(.limits)
    }

    /// Ends what is being asked behind.
    package func shutdown() async {
        firstFill.end()
        await live?.shutdown()
    }

    // MARK: Search

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        let query = try query.validated()
        try RepositoryQuery.validate(page: page)
        guard let live else { return try await stored(query, page: page) }
        let key = SearchPageKey(query, page: page)
        if page > 1, try await live.storedPage(SearchPageKey(query, page: 1)) == nil {
            return try await stored(query, page: page)
        }
        let known = try await live.storedPage(key)
        if let known, effort != .newest {
            let isNew = now().timeIntervalSince(known.fetchedAt) < Freshness.page
            if !isNew, effort == .recent { await live.askBehind(.page(key)) }
            return Self.page(known, number: page, isBeingRefreshed: !isNew)
        }
        if effort == .stored { return try await stored(query, page: page, isBeingRefreshed: true) }
        if page == 1, known == nil, effort == .recent, await live.client.isAnswering == false {
            // Nobody waits again for a network that is not there; it is looked for behind.
            await live.askBehind(.limits)
            return try await stored(query, page: page)
        }
        try await keepReserve(for: page, of: live)
        do throws(RepositoryError) {
            if known == nil { try await live.askForMissing(key) } else { try await live.ask(.page(key)) }
        } catch {
            guard page == 1, known == nil, [.offline, .noRoom].contains(error) else { throw error }
            return try await stored(query, page: page)
        }
        guard let fetched = try await live.storedPage(key) else { return Self.emptyPage(page) }
        return Self.page(fetched, number: page, isBeingRefreshed: false)
    }

    /// The last searches that GitHub allows in a minute are for new questions, not for the ends of long lists.
    private func keepReserve(for page: Int, of live: LiveRepositories) async throws(RepositoryError) {
        guard page > 1, let limit = await live.client.searchLimit else { return }
        if limit.resetsAt > now(), limit.remaining <= Self.reserve { throw .rateLimited(until: limit.resetsAt) }
    }

    /// Searches a minute, of the ten that GitHub allows without a token.
    private static let reserve = 3

    private func stored(
        _ query: RepositoryQuery,
        page: Int,
        isBeingRefreshed: Bool = false
    ) async throws(RepositoryError) -> RepositoryPage {
        await firstFill.wait()
        let found = try await database.reading { connection in
            try CatalogueSearch(connection: connection).search(query, page: page)
        }
        let isLast = page * RepositoryQuery.pageSize >= found.totalCount
        let isCapped = !isLast && page == RepositoryQuery.maximumPage
        return RepositoryPage(
            repositories: found.repositories,
            totalCount: found.totalCount,
            isIncomplete: false,
            page: page,
            nextPage: isLast || isCapped ? nil : page + 1,
            isCapped: isCapped,
            source: .starter,
            isBeingRefreshed: isBeingRefreshed,
            reading: found.reading == SearchReading() ? nil : found.reading
        )
    }

    private static func page(_ stored: StoredSearchPage, number: Int, isBeingRefreshed: Bool) -> RepositoryPage {
        let isLast = stored.next == nil || number == RepositoryQuery.maximumPage
        return RepositoryPage(
            repositories: stored.repositories,
            totalCount: stored.totalCount,
            isIncomplete: stored.isIncomplete,
            page: number,
            nextPage: isLast ? nil : number + 1,
            isCapped: isLast && number == RepositoryQuery.maximumPage
                && stored.totalCount > number * RepositoryQuery.pageSize,
            source: .github,
            isBeingRefreshed: isBeingRefreshed
        )
    }

    private static func emptyPage(_ number: Int) -> RepositoryPage {
        RepositoryPage(
            repositories: [],
            totalCount: 0,
            isIncomplete: false,
            page: number,
            isCapped: false,
            source: .github
        )
    }

    // MARK: One repository

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        guard id.isValid else { throw .notFound(id) }
        var known = try await storedDetail(id)
        if known == nil {
            // It may be one that is just being added for the first time.
            await firstFill.wait()
            known = try await storedDetail(id)
        }
        guard let live else {
            // Nobody was asked whether there is such a repository.
            guard let known else { throw .offline }
            return try await detail(known, isBeingRefreshed: false)
        }
        if let known, !refresh {
            let age = known.detail.map { now().timeIntervalSince($0.fetchedAt) }
            let isNew = age.map { $0 < Freshness.detail } ?? false
            if !isNew { await live.askBehind(.detail(id)) }
            return try await detail(known, isBeingRefreshed: !isNew)
        }
        try await live.ask(.detail(id))
        guard let fetched = try await storedDetail(id) else { throw .notFound(id) }
        return try await detail(fetched, isBeingRefreshed: false)
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        guard id.isValid else { throw .notFound(id) }
        if let readme = try await storedReadme(id) {
            if let live, now().timeIntervalSince(readme.fetchedAt) >= Freshness.readme {
                await live.askBehind(.readme(id))
            }
            return try await parsed(readme, of: id)
        }
        guard let live else { throw .offline }
        try await live.ask(.readme(id))
        guard let readme = try await storedReadme(id) else { return nil }
        return try await parsed(readme, of: id)
    }

    private func storedDetail(_ id: Repository.ID) async throws(RepositoryError) -> StoredDetail? {
        try await database.reading { try DetailStore(connection: $0).detail(of: id) }
    }

    private func storedReadme(_ id: Repository.ID) async throws(RepositoryError) -> StoredReadme? {
        try await database.reading { connection in
            let details = DetailStore(connection: connection)
            return try details.detail(of: id).flatMap { try details.readme(of: $0.number) }
        }
    }

    @concurrent
    private func parsed(_ readme: StoredReadme, of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        guard let text = readme.text, let stored = try await storedDetail(id) else { return nil }
        let branch = stored.detail?.defaultBranch ?? "HEAD"
        return ReadmeParser(id: stored.repository.id, branch: branch, path: readme.path).readme(from: text)
    }

    private func detail(
        _ stored: StoredDetail,
        isBeingRefreshed: Bool
    ) async throws(RepositoryError) -> RepositoryDetail {
        let id = stored.repository.id
        guard let webURL = stored.detail?.webURL ?? id.webURL else { throw .notFound(id) }
        return RepositoryDetail(
            repository: stored.repository,
            watchers: stored.detail?.watchers,
            lastReleaseAt: stored.detail?.releaseAt,
            lastReleaseName: stored.detail?.releaseName,
            webURL: webURL,
            isFavourite: try await isFavourite(id),
            isBeingRefreshed: isBeingRefreshed
        )
    }

    private func isFavourite(_ id: Repository.ID) async throws(RepositoryError) -> Bool {
        guard let account else { return false }
        return try await database.reading { connection in
            try connection.row("SELECT 1 FROM favourites WHERE account_id = \(account) AND key = \(id.key)") != nil
        }
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus {
        SourceStatus(
            source: await live?.client.isAnswering == true ? .github : .starter,
            starterDate: starterDate,
            starterCount: starter.entries.count + (ranked?.count ?? 0),
            searchLimit: await live?.client.searchLimit,
            coreLimit: await live?.client.coreLimit
        )
    }
}
