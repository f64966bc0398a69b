package import AccountsDomain
package import DiscoveryDomain
package import DiscoveryService
package import Foundation
package import GitHubAPI
package import Logging
package import Outbound
package import RepositoriesService
package import Storage

/// What all people's discovering shares: the model, the copies of people, trends and imports.
package struct DiscoveryBackend: Sendable {
    let core: DiscoveryCore<RepositoryCatalogue>
    let repositories: CatalogRepositoryService
    let trends: Trends
    let importer: StarImporter
    /// `nil` when GitHub is never asked.
    private let harvester: TrendHarvester?
    private let fields: FieldHarvester?
    private let timing: Timing

    var database: any SQLDatabase { core.database }
    var keeper: ModelKeeper<RepositoryCatalogue> { core.keeper }
    var now: @Sendable () -> Date { timing.now }

    /// Brings the tables up to date; those of the accounts and of the repositories have to be there already.
    ///
    /// The model is made or fetched behind. Without a `client` GitHub is never asked; without a `folder` the model is
    /// made anew at each start.
    package init(
        database: any SQLDatabase,
        repositories: CatalogRepositoryService,
        client: GitHubClient?,
        folder: URL?,
        thresholds: RetrainingThresholds = RetrainingThresholds(),
        timing: Timing = .live,
        logger: Logger
    ) async throws {
        self.repositories = repositories
        self.timing = timing
        try await database.migrate(DiscoverySchema.subject, DiscoverySchema.migrations)
        if let client {
            harvester = try await TrendHarvester(database: database, client: client, timing: timing)
            fields = FieldHarvester(database: database, client: client, timing: timing)
        } else {
            (harvester, fields) = (nil, nil)
        }
        core = DiscoveryCore(
            database: database,
            folder: folder,
            thresholds: thresholds,
            now: timing.now,
            logger: logger
        )
        trends = Trends(database: database, repositories: client == nil ? nil : repositories, now: timing.now)
        importer = StarImporter(database: database, client: client, keeper: core.keeper, timing: timing, logger: logger)
        core.start()
    }

    /// One person's service.
    package func service(for account: Account.ID) -> PersonDiscoveryService {
        PersonDiscoveryService(backend: self, account: account)
    }

    /// Counts stars for the trending lists unless the day was counted already.
    ///
    /// - Returns: What was found and counted; `nil` when there was nothing to do.
    /// - Throws: `offline` when the server never asks GitHub, or nothing was answered.
    package func harvestWhenDue() async throws(DiscoveryError) -> TrendHarvester.Report? {
        guard let harvester else { throw .offline }
        let today = SnapshotStore.day(of: timing.now())
        let latest = try await database.reading { try SnapshotStore(connection: $0).latestDay() }
        guard latest.map({ $0 < today }) ?? true else { return nil }
        return try await harvester.harvest(isQuiet: true)
    }

    /// Makes one search for what people here said they are interested in.
    ///
    /// - Returns: How many repositories came; `nil` when nothing was due, or what GitHub allows is kept for people.
    /// - Throws: `offline` when the server never asks GitHub, or it does not answer.
    package func harvestField() async throws(DiscoveryError) -> Int? {
        guard let fields else { throw .offline }
        return try await fields.harvestNext()
    }

    /// Begins a training behind when enough repositories came since the last one, from wherever.
    package func noticeCatalogue() async {
        await keeper.noteCatalogue()
    }

    /// The same after the model that is being made is there: it may have been begun before they came.
    package func noticeCatalogueAfterTraining() async {
        await core.settle()
        if !Task.isCancelled { await keeper.noteCatalogue() }
    }

    /// Goes on with imports that the last stop interrupted.
    package func resume() async {
        await importer.resume()
    }

    /// Ends what goes on behind; what is half-way goes on at the next start.
    package func shutdown() async {
        await importer.shutdown()
        await core.shutdown()
    }

    /// Waits for what goes on behind, for tests and for commands that end with it.
    package func settle() async {
        await importer.settle()
        await core.settle()
    }
}
