import AccountsDomain
import FindieDomain
import Foundation
import Logging
import Outbound
import OutboundTesting
import Storage
import Testing

@testable import FindieService

/// The games' world beside a stand-in for Steam, with a clock that pauses move.
struct SteamWorld: Sendable {
    let games: FindieWorld
    let clock: FindieWorld.Clock
    let client: SteamClient

    var backend: FindieBackend { games.backend }
    var database: any SQLDatabase { games.database }

    static func with(
        games: Int = 60,
        key: String? = nil,
        patience: Duration = .seconds(30),
        _ body: (SteamWorld, SteamStandIn) async throws -> Void
    ) async throws {
        let steam = try await SteamStandIn()
        let connections = OutboundConnections(limits: .init(total: patience))
        let clock = FindieWorld.Clock()
        // Nothing is added for chance, so that pauses are exact; the short ones before a second try take no time.
        let timing = Timing(
            now: { clock.now },
            pause: { if $0 >= .seconds(1) { clock.advance($0 / .seconds(1)) } },
            random: { 0 }
        )
        let client = SteamClient(
            configuration: try SteamConfiguration(api: steam.address, community: steam.address, key: key),
            transport: connections.transport,
            timing: timing,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        let world = SteamWorld(
            games: try await FindieWorld(
                starter: try StarterGames(FindieWorld.games(games)),
                now: { clock.now },
                steam: client,
                timing: timing
            ),
            clock: clock,
            client: client
        )
        let result: Result<Void, any Error>
        do { result = .success(try await body(world, steam)) } catch { result = .failure(error) }
        await world.backend.shutdown()
        try await connections.shutdown()
        try await steam.stop()
        try result.get()
    }

    func person() async throws -> PersonFindieService { try await games.person() }

    /// The report after a whole sync; the one before where it did not end well.
    func synced(_ profile: String, _ person: PersonFindieService) async throws -> SteamSyncReport? {
        let sync = backend.steamSync(of: person.account)
        _ = try await sync.start(profile, hidingOwned: false)
        await backend.settle()
        return try await sync.status().report
    }

    /// What a process leaves that was killed after the list and so many questions for names.
    func leaveBehind(_ number: String, _ account: Account.ID, names: Int) async throws {
        let (profile, now) = (try SteamProfile(number), clock.now)
        try await database.write { connection in
            let store = SteamSyncStore(connection: connection, account: account)
            _ = try store.begin(profile, at: now)
            try store.set(steamID: number, of: try #require(try store.run()).id)
        }
        let items = try await client.wishlist(of: number)
        try await database.write { connection in
            let store = SteamSyncStore(connection: connection, account: account)
            let games = SteamGames(try GameCatalogue.items(connection).map(\.game))
            _ = try SteamIntake(store: store, games: games, now: now).take(items, of: try #require(try store.run()))
        }
        for _ in 0..<names {
            let run = try await database.read { try SteamSyncStore(connection: $0, account: account).run() }
            let apps = try #require(run?.nextApps)
            let titles = try await client.titles(of: apps)
            try await database.write { connection in
                let store = SteamSyncStore(connection: connection, account: account)
                try SteamIntake(store: store, games: SteamGames([]), now: now).name(apps, titles, of: try #require(run))
            }
        }
    }
}
