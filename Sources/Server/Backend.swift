import AccountsDomain
import AccountsService
import Foundation
import Logging
import Outbound
import RepositoriesService
import ServiceLifecycle
import Storage

/// The services behind the API and the apps, over one database.
struct Backend: Sendable {
    let database: any SQLDatabase
    let accounts: any AccountService
    let repositories: CatalogRepositoryService
    /// `nil` when the network is never asked.
    private let connections: OutboundConnections?
    private let logger: Logger

    /// `starter` takes the place of the catalogue that is built into the program.
    init(_ configuration: ServerConfiguration, starter: StarterCatalogue? = nil, logger: Logger) async throws {
        let gitHub = try Self.gitHub(configuration.gitHub)
        database = try Self.openDatabase(configuration.data)
        self.logger = logger
        let connections = configuration.isOffline ? nil : OutboundConnections()
        self.connections = connections
        do {
            accounts = try await StoredAccountService(database: database)
            repositories = try await CatalogRepositoryService(
                database: database,
                client: connections.map { connections in
                    GitHubClient(configuration: gitHub, transport: connections.transport, logger: logger)
                },
                starter: starter ?? .builtIn()
            )
        } catch let error as StorageError {
            // A data folder of a newer version, or one that cannot be written, shows at the first migration.
            guard case .folder(let folder) = configuration.data else { throw error }
            throw ServeError.cannotOpenData(folder: folder.path, reason: Self.reason(for: error))
        }
    }

    func favourites(of account: Account.ID) -> AccountFavouriteService {
        AccountFavouriteService(database: database, account: account)
    }

    private static func gitHub(_ settings: ServerConfiguration.GitHub) throws(ServeError) -> GitHubConfiguration {
        do throws(GitHubConfiguration.Problem) {
            return try GitHubConfiguration(baseURL: settings.url, token: settings.token)
        } catch {
            switch error {
            case .invalidURL(let url): throw .wrongSetting("GITHUB_API_URL", "“\(url)” is not an http or https address")
            case .tokenNeedsHTTPS: throw .wrongSetting("GITHUB_API_URL", "a token is only sent to https addresses")
            case .invalidToken: throw .wrongSetting("GITHUB_TOKEN", "it has characters that no token has")
            }
        }
    }

    private static func openDatabase(_ place: ServerConfiguration.DataPlace) throws -> any SQLDatabase {
        switch place {
        case .memory:
            return try SQLiteDatabase()
        case .folder(let folder):
            do {
                return try SQLiteDatabase(folder: folder)
            } catch {
                throw ServeError.cannotOpenData(folder: folder.path, reason: Self.reason(for: error))
            }
        }
    }

    private static func reason(for error: any Error) -> String {
        switch error {
        case StorageError.corrupted: "its file serendip.sqlite is not a database or is damaged"
        case StorageError.full: "the disk is full, or the folder may not be written to"
        case StorageError.busy: "another program holds its database"
        case StorageError.newerSchema: "a newer version of Serendip has used it"
        case StorageError.failed(let reason): reason
        default: "\(error)"
        }
    }
}

extension Backend: Service {
    /// Asks whether GitHub answers, and ends everything when the server stops, after the requests that use it.
    func run() async throws {
        await repositories.probe()
        try await gracefulShutdown()
        await repositories.shutdown()
        do {
            try await connections?.shutdown()
            // Moves the write-ahead log into the file.
            try database.close()
        } catch {
            // Nothing is lost: the next start reads the log.
            logger.warning("the backend did not stop cleanly", metadata: ["error": "\(error)"])
        }
    }
}
