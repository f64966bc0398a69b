import AccountsDomain
import AccountsService
import DestinyService
import FindieService
import Foundation
import GitHubAPI
import Logging
import ModerationDomain
import ModerationService
import Outbound
import PitchDeckDomain
import PitchDeckService
import RepoFinderService
import RepositoriesService
import ServiceLifecycle
import Storage
import Supabase

/// The services behind the API and the apps, over one database.
struct Backend: Sendable {
    let database: any SQLDatabase
    let now: @Sendable () -> Date
    /// Where browsers find the server; `nil` unless it was said.
    let origin: String?
    /// The same database where it is a file of this process.
    let file: SQLiteDatabase?
    let accounts: StoredAccountService
    /// Signs the tokens of clients that know no other sessions.
    let sessionTokens: SessionJWT
    let repositories: CatalogRepositoryService
    let discovery: DiscoveryBackend
    let findie: FindieBackend
    /// `nil` when the network is never asked.
    let gameHarvester: GameHarvester?
    /// `nil` when the network is never asked.
    let storePictures: StorePictures?
    let makers: MakerBackend
    /// Draws the decks that are uploaded.
    let deckDrawer: DeckDrawer
    /// Pages of decks with their readers' marks.
    let markedDecks = MarkedDecks()
    /// Which startups wait for a moderator.
    let review: ReviewRule
    let astrology: AstrologyBackend
    /// RepoFinder's tables for clients of Supabase.
    let supabase: SupabaseBackend
    /// What access tokens are signed with.
    let tokenSecret: Data
    /// `nil` when nobody sends mails.
    let mail: MailDelivery?
    private let chat: ChatProvider?
    /// `nil` when the network is never asked.
    private let connections: OutboundConnections?
    private let blobs: OpenedBlobs
    private let logger: Logger
    /// Held as long as the database is open; `nil` in memory.
    private let lock: FolderLock?

    /// `starter` takes the place of the catalogue that is built into the program.
    init(
        _ configuration: ServerConfiguration,
        starter: StarterCatalogue? = nil,
        metrics: MetricsRegistry = MetricsRegistry(),
        logger: Logger
    ) async throws {
        let gitHub = try Self.gitHub(configuration.gitHub)
        let steam = try SteamConfiguration(configuration.steam)
        let gameSources = try StoreSources(configuration)
        let chat = try ChatProvider(configuration)
        self.chat = chat
        origin = configuration.origin
        let opened = try await OpenedDatabase(configuration, logger: logger)
        database = MeasuredDatabase(database: opened.database, metrics: metrics)
        lock = opened.lock
        file = opened.file
        self.logger = logger
        let now = configuration.now
        self.now = now
        let connections = configuration.isOffline ? nil : OutboundConnections()
        self.connections = connections
        let blobs = OpenedBlobs(configuration, metrics: metrics)
        self.blobs = blobs
        do {
            let providers = try IdentityProviders(
                configuration,
                transport: connections?.transport.measured(by: metrics)
            )
            accounts = try await StoredAccountService(
                database: database,
                blobs: blobs.store,
                records: [
                    FavouriteRecords(), DiscoveryRecords(now: now), FindieRecords(now: now), AstrologyRecords(),
                    ModerationRecords(), SupabaseRecords(), StartupRecords(),
                ],
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
                now: now
            )
            deckDrawer = DeckDrawer(database: database, blobs: AccountFileBlobs(accounts: accounts), now: now)
            mail = try MailDelivery(configuration, accounts: accounts, database: database, logger: logger)
            try await AccountModerationService.migrate(database)
            try await StoredStartupService.migrate(database)
            review = ReviewRule(
                holdsAll: configuration.startupReview.holdsAll,
                filter: WordFilter(words: configuration.startupReview.heldWords),
                needsConfirmedAddress: configuration.sentMail != nil
            )
            if configuration.writesSamples { try await StartupSamples.write(to: database, at: now()) }
            // One client, so that all who ask GitHub share its limits.
            let client = connections.map { connections in
                GitHubClient(
                    configuration: gitHub,
                    transport: connections.transport.measured(by: metrics),
                    logger: logger
                )
            }
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
            tokenSecret = try await ServerSecret.value(named: ServerSecret.accessTokens, in: database)
            sessionTokens = SessionJWT(secret: tokenSecret, now: now)
            supabase = try await SupabaseBackend(
                database: database,
                accounts: accounts,
                discovery: discovery,
                now: now
            )
            let deckCalls = TokenBuckets<Account.ID>(configuration.limits.deckCalls, now: configuration.limits.uptime)
            findie = try await FindieBackend(
                database: database,
                starter: configuration.writesGames ? .builtIn() : StarterGames("# asOf: 2026-01-01"),
                folder: configuration.data.folder,
                steam: connections.map { connections in
                    SteamClient(
                        configuration: steam,
                        transport: connections.transport.measured(by: metrics),
                        timing: .live.telling(now),
                        logger: logger
                    )
                },
                timing: .live.telling(now),
                deckPause: { deckCalls.take($0) },
                logger: logger
            )
            let stores = connections.map { connections in
                GameStores(
                    sources: gameSources,
                    transport: connections.transport.measured(by: metrics),
                    timing: .live.telling(now),
                    logger: logger
                )
            }
            gameHarvester = stores.map { [database] stores in
                GameHarvester(database: database, stores: stores, timing: .live.telling(now), logger: logger)
            }
            storePictures = connections.map { [database, accounts] connections in
                StorePictures(
                    database: database,
                    accounts: accounts,
                    sources: gameSources,
                    transport: connections.transport.measured(by: metrics),
                    timing: .live.telling(now),
                    logger: logger
                )
            }
            let proof = stores.map { StoreProof(stores: $0) }
            makers = MakerBackend(findie: findie, accounts: accounts, proof: proof, now: now)
            let store = try configuration.store.map { try StoreVerifier($0) }
            astrology = try await AstrologyBackend(
                database: database,
                provider: chat?.wording,
                finder: try PlaceFinder(configuration, transport: connections?.transport.measured(by: metrics)),
                verifyPurchase: store?.purchase(in:now:),
                now: now
            )
        } catch {
            // Nothing is under way yet; the reason counts.
            try? await connections?.shutdown()
            try? await blobs.shutdown()
            try? await chat?.shutdown()
            guard let error = error as? StorageError else { throw error }
            // A data folder of a newer version, or one that cannot be written, shows at the first migration.
            throw OpenedDatabase.serveError(for: error, configuration)
        }
    }

    /// The account behind a live page.
    func account(of owner: LiveOwner) -> BoundAccountService {
        accounts.bound(
            to: owner.account,
            session: owner.session,
            address: { Caller.current?.address },
            deviceCookie: { Caller.current?.deviceCookie }
        )
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

    /// Who asks by an API key, as if by a session of its id; `nil` for a secret that is no key's.
    @Sendable
    func visit(byKey secret: String) async throws -> Visit? {
        guard let owner = try await astrology.owner(ofKey: secret) else { return nil }
        let account = try await accounts.bound(to: owner.account, session: owner.key).account()
        return Visit(account: account, session: owner.key)
    }

    /// Who asks by a token that names a session; `nil` for one that is good no longer.
    @Sendable
    func visit(byAccessToken token: String) async throws -> Visit? {
        guard let session = sessionTokens.session(of: token) else { return nil }
        return try await accounts.visit(to: session)
    }

    /// The catalogue of startups for an account.
    func startups(of account: Account.ID) -> StoredStartupService {
        StoredStartupService(database: database, account: account, review: review, now: now)
    }

    /// Where the bytes of startups' files are.
    var fileBlobs: AccountFileBlobs { AccountFileBlobs(accounts: accounts) }

    var sampleDecks: SampleDecks { SampleDecks(database: database, blobs: fileBlobs) }

    func startupFiles(of account: Account.ID?) -> StoredFileService {
        StoredFileService(
            database: database,
            blobs: fileBlobs,
            account: account,
            now: now,
            onDeck: { deckDrawer.wake() }
        )
    }

    /// Files of startups that come in pieces.
    func startupUploads(of account: Account.ID) -> StartupUploads {
        StartupUploads(
            accounts: accounts,
            database: database,
            files: startupFiles(of: account),
            account: account,
            now: now
        )
    }

    func decks(of account: Account.ID?) -> StoredDeckService {
        StoredDeckService(
            database: database,
            blobs: fileBlobs,
            account: account,
            sendsMail: mail != nil,
            marked: markedDecks,
            now: now,
            onDeck: { deckDrawer.wake() }
        )
    }

    func workspace(of account: Account.ID) -> StoredWorkspaceService {
        StoredWorkspaceService(database: database, account: account, now: now)
    }

    /// A moderator's queue of startups.
    func startupReviews(of account: Account.ID) -> StoredReviewService {
        StoredReviewService(database: database, account: account, now: now)
    }

    func introductions(of account: Account.ID) -> StoredIntroductionService {
        StoredIntroductionService(database: database, account: account, rule: review, now: now)
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
}

extension Backend: Service {
    /// Asks whether GitHub answers, and ends everything when the server stops, after the requests that use it.
    func run() async throws {
        await repositories.probe()
        // A server that cannot listen ends at once, and then nothing goes on.
        if !Task.isCancelled {
            await fillCatalogue()
            await discovery.resume()
            await findie.resume()
            try await astrology.resume()
        }
        // Decks are made of all there is; until then of what is described by hand.
        let noticing = Task { await discovery.noticeCatalogueAfterTraining() }
        try await gracefulShutdown()
        noticing.cancel()
        await astrology.shutdown()
        await discovery.shutdown()
        // It waited for the training that has just ended, and begins no other.
        await noticing.value
        await findie.shutdown()
        await storePictures?.shutdown()
        await repositories.shutdown()
        do {
            try await disconnect()
            try await blobs.shutdown()
            try await chat?.shutdown()
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
