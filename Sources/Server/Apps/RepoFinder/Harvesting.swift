import AccountsService
import DiscoveryDomain
import GitHubAPI
package import Logging
import Outbound
import RepoFinderService
import RepositoriesService
import ServiceLifecycle
import Storage

/// Counting stars for the trending lists in a process of its own, while a server runs or not.
package struct Harvesting: Sendable {
    private let database: any SQLDatabase
    private let connections: OutboundConnections
    private let harvester: TrendHarvester

    /// What was found and counted.
    package struct Report: Sendable {
        /// Searches that were answered.
        package var searches: Int
        /// Repositories that were counted for the day.
        package var counted: Int
    }

    /// - Throws: ``ServeError`` when the data cannot be opened, or the settings for GitHub make no sense.
    package init(_ configuration: ServerConfiguration, logger: Logger) async throws {
        let gitHub = try Backend.gitHub(configuration.gitHub)
        let connections = OutboundConnections()
        let client = GitHubClient(configuration: gitHub, transport: connections.transport, logger: logger)
        do {
            // Beside a server that runs: its folder's lock is left alone, as SQLite takes turns by itself.
            let database = try await OpenedDatabase.unlocked(configuration)
            _ = try await StoredAccountService(database: database, logger: logger)
            _ = try await CatalogRepositoryService(database: database, client: nil, starter: .builtIn())
            harvester = try await TrendHarvester(database: database, client: client)
            (self.database, self.connections) = (database, connections)
        } catch {
            try await connections.shutdown()
            throw error is ServeError ? error : OpenedDatabase.serveError(for: error, configuration)
        }
    }

    /// Asks, stores and counts, and closes everything; call it once.
    ///
    /// - Parameter report: Told after each search how many are done and how many there are.
    /// - Returns: What was found and counted.
    /// - Throws: `DiscoveryError.offline` when nothing was answered; the database's errors.
    package func run(
        report: @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws -> Report {
        let result: Result<TrendHarvester.Report, any Error>
        do {
            result = .success(try await harvester.harvest(report: report))
        } catch {
            result = .failure(error)
        }
        try await connections.shutdown()
        try database.close()
        let found = try result.get()
        return Report(searches: found.searches, counted: found.counted)
    }
}

/// Looks every ten minutes whether repositories came from outside; with a network, counts stars once a day and makes
/// one search a minute for what people here are interested in.
struct DiscoveryUpkeepJob: Service {
    let discovery: DiscoveryBackend
    let harvests: Bool
    let logger: Logger

    private static let pause = Duration.seconds(60)
    /// In pauses.
    private static let noticeInterval = 10
    private static let intervalWithoutNetwork = 60

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var minute = 0
            var harvestsAgainAt = 0
            while !Task.isCancelled {
                if harvests, minute >= harvestsAgainAt, await !harvest() {
                    harvestsAgainAt = minute + Self.intervalWithoutNetwork
                }
                if minute.isMultiple(of: Self.noticeInterval) { await discovery.noticeCatalogue() }
                minute += 1
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Whether GitHub answered, or was not asked.
    private func harvest() async -> Bool {
        do {
            if try await discovery.harvestField() != nil { return true }
            guard let report = try await discovery.harvestWhenDue() else { return true }
            logger.notice(
                "counted stars",
                metadata: ["repositories": "\(report.counted)", "searches": "\(report.searches)"]
            )
            return true
        } catch .offline {
            // A server without a network is no fault of anybody's.
            return false
        } catch {
            // Tried again in an hour; the trending lists say of which day they are.
            if !Task.isCancelled { logger.warning("asking GitHub ahead failed", metadata: ["error": "\(error)"]) }
            return false
        }
    }
}
