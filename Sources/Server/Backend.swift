import AccountsDomain
import AccountsService
import Foundation
import GitHubAPI
import Logging
import ModerationService
import Outbound
import RepoFinderService
import RepositoriesService
import ServiceLifecycle
import Storage

/// What all apps stand on: the database, the network, accounts with what moderates them, and the repositories with their
/// decks, which two apps share.
struct Backend: Sendable {
    let configuration: ServerConfiguration
    let metrics: MetricsRegistry
    let logger: Logger
    let database: any SQLDatabase
    /// The same database where it is a file of this process.
    let file: SQLiteDatabase?
    let accounts: StoredAccountService
    /// Signs the tokens of clients that know no other sessions.
    let sessionTokens: SessionJWT
    /// What access tokens are signed with.
    let tokenSecret: Data
    /// `nil` when nobody sends mails.
    let mail: MailPost?
    let repositories: CatalogRepositoryService
    let discovery: DiscoveryBackend
    /// `nil` when the network is never asked.
    private let connections: OutboundConnections?
    private let blobs: OpenedBlobs
    /// Held as long as the database is open; `nil` in memory.
    private let lock: FolderLock?

    /// `starter` takes the place of the catalogue that is built into the program.
    ///
    /// - Throws: ``ServeError`` for settings that make no sense, and when the data cannot be opened.
    init(
        _ configuration: ServerConfiguration,
        starter: StarterCatalogue? = nil,
        metrics: MetricsRegistry = MetricsRegistry(),
        logger: Logger
    ) async throws {
        (self.configuration, self.metrics, self.logger) = (configuration, metrics, logger)
        let gitHub = try Self.gitHub(configuration.gitHub)
        mail = try MailPost(configuration)
        let opened = try await OpenedDatabase(configuration, logger: logger)
        database = MeasuredDatabase(database: opened.database, metrics: metrics)
        (lock, file) = (opened.lock, opened.file)
        let connections = configuration.isOffline ? nil : OutboundConnections()
        let blobs = OpenedBlobs(configuration, metrics: metrics)
        (self.connections, self.blobs) = (connections, blobs)
        let transport = connections?.transport.measured(by: metrics)
        let now = configuration.now
        do {
            accounts = try await Self.accounts(configuration, database, blobs, transport, logger)
            try await AccountModerationService.migrate(database)
            tokenSecret = try await ServerSecret.value(named: ServerSecret.accessTokens, in: database)
            sessionTokens = SessionJWT(secret: tokenSecret, now: now)
            // One client, so that all who ask GitHub share its limits.
            let client = transport.map { GitHubClient(configuration: gitHub, transport: $0, logger: logger) }
            repositories = try await CatalogRepositoryService(
                database: database,
                client: client,
                starter: starter ?? .builtIn(),
                ranked: configuration.writesRankedRepositories ? .builtIn() : nil,
                now: now
            )
            discovery = try await DiscoveryBackend(
                database: database,
                repositories: repositories,
                client: client,
                folder: configuration.data.folder,
                timing: .live.telling(now),
                logger: logger
            )
        } catch {
            try? await connections?.shutdown()
            try? await blobs.shutdown()
            throw Self.reason(error, configuration)
        }
    }

    /// Connections to other hosts, counted; `nil` when the network is never asked.
    var transport: OutboundTransport? { connections?.transport.measured(by: metrics) }

    /// Where browsers find the server; `nil` unless it was said.
    var origin: String? { configuration.origin }

    var now: @Sendable () -> Date { configuration.now }

    /// The account behind a live page.
    func account(of owner: LiveOwner) -> BoundAccountService {
        var service = accounts.bound(
            to: owner.account,
            session: owner.session,
            address: { Caller.current?.address },
            deviceCookie: { Caller.current?.deviceCookie }
        )
        service.isOfPage = true
        return service
    }

    /// Whose a live page is, as they are now.
    ///
    /// Nothing is kept of a robot, which is shown what a new guest is.
    func visitor(_ owner: LiveOwner) async throws -> Account {
        do {
            return try await account(of: owner).account()
        } catch AccountError.notSignedIn {
            return Account(id: owner.account, kind: .guest, createdAt: now())
        }
    }

    /// Who asks by a token that names a session; `nil` for one that is good no longer.
    @Sendable
    func visit(byAccessToken token: String) async throws -> Visit? {
        guard let session = sessionTokens.session(of: token) else { return nil }
        return try await accounts.visit(to: session)
    }

    func moderation(of account: Account.ID) -> AccountModerationService {
        AccountModerationService(database: database, account: account, now: now)
    }

    func favourites(of account: Account.ID) -> AccountFavouriteService {
        AccountFavouriteService(database: database, account: account, now: now)
    }

    func discovery(of account: Account.ID) -> PersonDiscoveryService {
        discovery.service(for: account)
    }
}

// MARK: Opening

extension Backend {
    private static func accounts(
        _ configuration: ServerConfiguration,
        _ database: any SQLDatabase,
        _ blobs: OpenedBlobs,
        _ transport: OutboundTransport?,
        _ logger: Logger
    ) async throws -> StoredAccountService {
        let providers = try IdentityProviders(configuration, transport: transport)
        return try await StoredAccountService(
            database: database,
            blobs: blobs.store,
            records: AppDescriptor.records(now: configuration.now),
            options: AccountOptions(
                sendsMail: configuration.sentMail != nil,
                contact: configuration.contact,
                providers: providers.offered,
                offersCodes: providers.offersCodes
            ),
            providers: providers,
            cost: configuration.passwordCost,
            deviceSecret: try await ServerSecret.value(named: "device cookies", in: database),
            logger: logger,
            now: configuration.now
        )
    }

    static func gitHub(_ settings: ServerConfiguration.GitHub) throws(ServeError) -> GitHubConfiguration {
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

    /// Makes the apps over it; where one cannot be made, nothing stays open.
    ///
    /// - Throws: ``ServeError`` for settings that make no sense, and for a database that cannot be written.
    func making(_ apps: (Backend) async throws -> [AppDescriptor]) async throws -> [AppDescriptor] {
        do {
            return try await apps(self)
        } catch {
            // Nothing is under way yet; the reason counts.
            try? await disconnect()
            try? await blobs.shutdown()
            throw Self.reason(error, configuration)
        }
    }

    /// A data folder of a newer version, or one that cannot be written, shows at the first migration.
    private static func reason(_ error: any Error, _ configuration: ServerConfiguration) -> any Error {
        error is StorageError ? OpenedDatabase.serveError(for: error, configuration) : error
    }
}

// MARK: Running

extension Backend: Service {
    /// Asks whether GitHub answers, and ends everything when the server stops, after the requests that use it.
    func run() async throws {
        await repositories.probe()
        // A server that cannot listen ends at once, and then nothing goes on.
        if !Task.isCancelled {
            await fillCatalogue()
            await discovery.resume()
        }
        // Decks are made of all there is; until then of what is described by hand.
        let noticing = Task { await discovery.noticeCatalogueAfterTraining() }
        try await gracefulShutdown()
        noticing.cancel()
        await discovery.shutdown()
        // It waited for the training that has just ended, and begins no other.
        await noticing.value
        await repositories.shutdown()
        do {
            try await disconnect()
            try await blobs.shutdown()
            // Moves the write-ahead log into the file.
            try database.close()
        } catch {
            // Nothing is lost: the next start reads the log.
            logger.warning("the backend did not stop cleanly", metadata: ["error": "\(error)"])
        }
    }

    /// Ends the connections to other hosts; what asks them has to have ended.
    func disconnect() async throws { try await connections?.shutdown() }

    /// What is missing afterwards, for want of room for example, is added at the next start.
    private func fillCatalogue() async {
        do {
            try await cancelWhenGracefulShutdown { try await repositories.fill() }
        } catch {
            // What the end of the server breaks off is no failure; storage says in its own words that it was cancelled.
            guard !Task.isCancelled, !Task.isShuttingDownGracefully else { return }
            logger.warning("the ranked repositories were not all added", metadata: ["error": "\(error)"])
        }
    }
}
