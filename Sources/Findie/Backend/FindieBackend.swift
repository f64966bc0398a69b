package import AccountsDomain
import DiscoveryDomain
package import DiscoveryService
package import FindieDomain
package import Foundation
package import Logging
package import Outbound
package import Storage
import Synchronization

/// What all players share: the games, what finds them, and the model behind the decks.
package struct FindieBackend: Sendable {
    let core: DiscoveryCore<GameCatalogue>
    let syncer: SteamSyncer
    /// Counts a call of an account's deck; the seconds to wait for one that comes too soon.
    let deckPause: @Sendable (Account.ID) -> Double?
    private let finder = SearchHolder()

    var database: any SQLDatabase { core.database }

    /// Brings the tables and the starter catalogue up to date; the accounts' and the moderators' tables have to be there
    /// already.
    ///
    /// The model is made or fetched when it is asked for, or by ``start()``. Without a `folder` it is made anew at each
    /// start. Without a client `steam` Steam is never asked. `deckPause` counts each call of an account's deck, and gives
    /// the seconds to wait to one that comes too soon.
    package init(
        database: any SQLDatabase,
        starter: StarterGames,
        folder: URL?,
        thresholds: RetrainingThresholds = RetrainingThresholds(),
        steam: SteamClient? = nil,
        timing: Timing = .live,
        deckPause: @escaping @Sendable (Account.ID) -> Double? = { _ in nil },
        logger: Logger
    ) async throws {
        let now = timing.now
        self.deckPause = deckPause
        try await Self.prepare(database, starter: starter, at: now())
        core = DiscoveryCore(database: database, folder: folder, thresholds: thresholds, now: now, logger: logger)
        syncer = SteamSyncer(database: database, client: steam, timing: timing, logger: logger)
    }

    /// Brings the tables and, where one is given, the starter catalogue up to date.
    package static func prepare(_ database: any SQLDatabase, starter: StarterGames?, at date: Date) async throws {
        try await database.migrate(FindieSchema.subject, FindieSchema.migrations)
        if let starter { try await database.write { try GameStore(connection: $0).store(starter, at: date) } }
    }

    /// One person's service.
    package func service(for account: Account.ID) -> PersonFindieService {
        PersonFindieService(backend: self, account: account)
    }

    /// Any game's facts, for everybody; `nil` when there is none.
    package func game(_ slug: String) async throws(FindieError) -> Game? {
        try await database.findieReading { try GameStore(connection: $0).game(slug) }
    }

    /// Makes or fetches the model in the background, so that nobody waits for it.
    package func start() { core.start() }

    /// Goes on with syncs that the last stop interrupted.
    package func resume() async { await syncer.resume() }

    /// Ends what goes on in the background; what is half-way goes on at the next start.
    package func shutdown() async {
        await syncer.shutdown()
        await core.shutdown()
    }

    /// Waits for what goes on in the background, for tests.
    package func settle() async {
        await syncer.settle()
        await core.settle()
    }

    /// The games that a text names, best first.
    func search(_ text: String, count: Int, showsAdult: Bool) async throws(FindieError) -> [Game] {
        let finder = finder
        let search = try await database.findieReading { try finder.search($0) }
        return search.games(for: text, count: count, showsAdult: showsAdult)
    }
}

/// The search of all games, made anew when they change; it needs no model.
private final class SearchHolder: Sendable {
    private let held = Mutex<(stamp: CatalogueStamp, search: GameSearch)?>(nil)

    func search(_ connection: any SQLConnection) throws -> GameSearch {
        let stamp = try GameCatalogue.stamp(connection)
        if let known = held.withLock({ $0 }), known.stamp == stamp { return known.search }
        let search = GameSearch(try GameCatalogue.items(connection).map(\.game))
        held.withLock { $0 = (stamp, search) }
        return search
    }
}

extension SQLDatabase {
    /// `read`, with the database's errors as `failed` for the log.
    func findieReading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(FindieError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw FindieError(stored: error)
        }
    }

    /// `write`, with the database's errors as `failed` for the log.
    func findieWriting<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(FindieError) -> Value {
        do {
            return try await write(body)
        } catch {
            throw FindieError(stored: error)
        }
    }
}

extension FindieError {
    fileprivate init(stored error: any Error) {
        self = error as? FindieError ?? FindieError(DiscoveryError(stored: error))
    }
}
