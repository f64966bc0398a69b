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
        starter: StarterGames?,
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

    /// One person's service; where nobody sees what it is asked for, it takes no note of sightings.
    package func service(for account: Account.ID, isSeen: Bool = true) -> PersonFindieService {
        PersonFindieService(backend: self, account: account, isSeen: isSeen)
    }

    /// Any game's facts, for everybody; `nil` when there is none.
    package func game(_ slug: String) async throws(FindieError) -> Game? {
        try await database.findieReading { try GameStore(connection: $0).game(slug) }
    }

    /// The same for one person; who reviews sees also what is hidden.
    package func game(_ slug: String, for account: Account.ID) async throws(FindieError) -> Game? {
        try await database.findieReading { try GameStore(connection: $0).game(slug, for: account) }
    }

    /// The same for who reviews: also of one that a moderator has hidden.
    package func anyGame(_ slug: String) async throws(FindieError) -> Game? {
        try await database.findieReading { try GameStore(connection: $0).anyGame(slug) }
    }

    /// Makes or fetches the model and the search in the background, so that nobody waits for them; what is here already
    /// and as new as the catalogue stays.
    package func start() {
        core.start()
        finder.start(over: database)
    }

    /// Goes on with syncs that the last stop interrupted.
    package func resume() async { await syncer.resume() }

    /// Ends what goes on in the background; what is half-way goes on at the next start.
    package func shutdown() async {
        finder.shutdown()
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
        let search = try await finder.search(over: database)
        return search.games(for: text, count: count, showsAdult: showsAdult)
    }
}

/// The search of all games, made once for everybody who asks and anew when they have changed; it needs no model.
private final class SearchHolder: Sendable {
    private struct State {
        var made: (stamp: CatalogueStamp, search: Task<GameSearch, any Error>)?
        /// Looks whether what is made is as new as the catalogue.
        var look: Task<Void, Never>?
    }

    private let state = Mutex(State())

    func start(over database: any SQLDatabase) {
        state.withLock { state in
            state.look?.cancel()
            // What goes wrong is told to who searches.
            state.look = Task { _ = try? await search(over: database) }
        }
    }

    func search(over database: any SQLDatabase) async throws(FindieError) -> GameSearch {
        let stamp = try await database.findieReading { try GameCatalogue.stamp($0) }
        let search = state.withLock { state in
            if let made = state.made, made.stamp == stamp { return made.search }
            let search = Task { GameSearch(try await database.read { try GameCatalogue.items($0) }.map(\.game)) }
            state.made = (stamp, search)
            return search
        }
        do {
            return try await search.value
        } catch {
            state.withLock { if $0.made?.stamp == stamp { $0.made = nil } }
            throw FindieError(stored: error)
        }
    }

    func shutdown() {
        state.withLock { state in
            state.look?.cancel()
            state.made?.search.cancel()
        }
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

/// One account's syncing with Steam.
package struct PersonSteamSyncService: SteamSyncService {
    let syncer: SteamSyncer
    let account: Account.ID

    package func status() async throws(FindieError) -> SteamSyncStatus { try await syncer.status(of: account) }

    package func start(_ profile: String, hidingOwned hidesOwned: Bool) async throws(FindieError) -> SteamSync {
        try await syncer.start(profile, hidingOwned: hidesOwned, for: account)
    }

    package func showOwned() async throws(FindieError) { try await syncer.showOwned(account) }

    package func stop() async throws(FindieError) { try await syncer.stop(account) }

    package func forget() async throws(FindieError) { try await syncer.forget(account) }
}

extension FindieBackend {
    /// One person's syncing with Steam.
    package func steamSync(of account: Account.ID) -> PersonSteamSyncService {
        PersonSteamSyncService(syncer: syncer, account: account)
    }
}
