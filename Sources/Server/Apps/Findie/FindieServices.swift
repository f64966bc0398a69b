import AccountsDomain
import FindieService
import Foundation
import Logging
import ModerationDomain
import Outbound
import ServiceLifecycle

/// Findie's backends as the configuration has them: players', makers', and what asks the stores.
struct FindieServices: Service {
    let players: FindieBackend
    let makers: MakerBackend
    private let preparesDecks: Bool
    /// `nil` when the network is never asked.
    let harvester: GameHarvester?
    /// `nil` when the network is never asked.
    let pictures: StorePictures?

    /// - Throws: ``ServeError`` for settings that make no sense, the database's errors.
    init(_ backend: Backend) async throws {
        let (configuration, logger) = (backend.configuration, backend.logger)
        let timing = Timing.live.telling(backend.now)
        preparesDecks = configuration.preparesGameDecks
        let steam = try SteamConfiguration(configuration.steam)
        let sources = try StoreSources(configuration)
        let deckCalls = TokenBuckets<Account.ID>(configuration.limits.deckCalls, now: configuration.limits.uptime)
        players = try await FindieBackend(
            database: backend.database,
            starter: configuration.writesGames ? .builtIn() : StarterGames("# asOf: 2026-01-01"),
            folder: configuration.data.folder,
            steam: backend.transport.map {
                SteamClient(configuration: steam, transport: $0, timing: timing, logger: logger)
            },
            timing: timing,
            deckPause: { deckCalls.take($0) },
            logger: logger
        )
        let stores = backend.transport.map {
            GameStores(sources: sources, transport: $0, timing: timing, logger: logger)
        }
        harvester = stores.map {
            GameHarvester(database: backend.database, stores: $0, timing: timing, logger: logger)
        }
        pictures = backend.transport.map {
            StorePictures(
                database: backend.database,
                accounts: backend.accounts,
                sources: sources,
                transport: $0,
                timing: timing,
                logger: logger
            )
        }
        makers = MakerBackend(
            findie: players,
            accounts: backend.accounts,
            proof: stores.map { StoreProof(stores: $0) },
            needsConfirmedAddress: configuration.sentMail != nil,
            filter: WordFilter(words: configuration.gameHeldWords),
            now: backend.now,
            logger: logger
        )
        if !makers.makesSizes {
            logger.notice("pictures of games are served as large as they were sent: cwebp is missing")
        }
    }

    /// Goes on with what the last stop interrupted, and ends it when the server stops.
    func run() async throws {
        // A server that cannot listen ends at once, and then nothing goes on.
        if !Task.isCancelled {
            if preparesDecks { players.start() }
            await players.resume()
        }
        try await gracefulShutdown()
        await players.shutdown()
        await pictures?.shutdown()
        await makers.shutdown()
    }
}

extension SteamConfiguration {
    /// - Throws: ``ServeError`` for a setting that makes no sense.
    init(_ settings: ServerConfiguration.Steam) throws(ServeError) {
        do throws(Problem) {
            try self.init(api: settings.api, community: settings.community, key: settings.key)
        } catch {
            switch error {
            case .invalidAPI(let url): throw .wrongSetting("STEAM_API_URL", "“\(url)” is not an http or https address")
            case .invalidCommunity(let url):
                throw .wrongSetting("STEAM_URL", "“\(url)” is not an http or https address")
            case .keyNeedsHTTPS: throw .wrongSetting("STEAM_API_URL", "a key is only sent to https addresses")
            case .invalidKey: throw .wrongSetting("STEAM_API_KEY", "it has characters that no key has")
            }
        }
    }
}
