import AccountsService
import GitHubAPI
package import Logging
import Outbound
import RepoFinderService
import RepositoriesService
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
