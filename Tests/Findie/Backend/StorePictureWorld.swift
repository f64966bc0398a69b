import AccountsDomain
import AccountsService
import Blobs
import Calls
import FindieDomain
import Foundation
import Logging
import Outbound
import OutboundTesting
import Storage
import Synchronization

@testable import FindieService

/// A game at Steam whose pictures are at a stand-in for Steam's host, and somebody who looks at it.
struct StorePictureWorld: Sendable {
    let games: FindieWorld
    let clock: FindieWorld.Clock
    let accounts: StoredAccountService
    let blobs: MemoryBlobStore
    let pictures: StorePictures
    let host: ScriptedServer

    var database: any SQLDatabase { games.database }

    static let prefix = "https://cdn.steamstatic.com/"
    /// Another picture for each number.
    static func picture(_ number: UInt32) -> Data { TestMedia.png(400 + number, 300) }

    /// Room for `room` pictures.
    static func with(room: Int = 100, _ body: (StorePictureWorld) async throws -> Void) async throws {
        let (host, clock, blobs) = (try await ScriptedServer(), FindieWorld.Clock(), MemoryBlobStore())
        let connections = OutboundConnections(limits: .init(total: .seconds(10)))
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let games = try await FindieWorld(now: { clock.now })
        let accounts = try await StoredAccountService(
            database: games.database,
            blobs: blobs,
            records: [FindieRecords()],
            logger: logger,
            now: { clock.now }
        )
        let pictures = StorePictures(
            database: games.database,
            accounts: accounts,
            sources: try StoreSources(pictures: host.address + "/{host}"),
            transport: connections.transport,
            room: room * Self.keptBytes,
            timing: Timing(now: { clock.now }, pause: { _ in }, random: { 0 }),
            logger: logger
        )
        let world = StorePictureWorld(
            games: games,
            clock: clock,
            accounts: accounts,
            blobs: blobs,
            pictures: pictures,
            host: host
        )
        let result: Result<Void, any Error>
        do { result = .success(try await body(world)) } catch { result = .failure(error) }
        await pictures.shutdown()
        await games.backend.shutdown()
        try await connections.shutdown()
        // A test may have stopped it already.
        try? await host.stop()
        try result.get()
    }

    /// What one picture takes when its words are left out.
    private static var keptBytes: Int {
        ((try? Upload(picture(0), rules: StorePictures.rules).withoutMetadata().bytes.count) ?? 0)
    }

    /// Keeps a page of Steam's with these pictures, of the first game.
    func show(_ names: [String], upright: String? = nil) async throws {
        var page = StorePage(
            id: .steam(1_000),
            title: "Game 0",
            makers: ["Maker 0"],
            pictures: names.map { $0.contains("/") ? $0 : Self.prefix + $0 },
            readOn: HarvestWorld.day
        )
        page.upright = upright.map { Self.prefix + $0 }
        let (kept, now) = (page, clock.now)
        try await database.write { connection in
            var games: KnownGames?
            _ = try StorePageStore(connection: connection).keep([kept], at: now, knowing: &games)
        }
    }

    /// Answers every address with the picture of its last digit.
    func answerAll() {
        host.answer { request in
            ScriptedServer.Reply(body: Self.picture(request.path.last.flatMap { UInt32(String($0)) } ?? 0))
        }
    }

    /// Somebody who allows pictures, or does not say so.
    func person(allows: Bool? = true) async throws -> PersonFindieService {
        let person = try await games.person()
        _ = try await person.setPreferences(PlayerPreferences(showsStorePictures: allows))
        return person
    }

    func cover(
        for person: PersonFindieService,
        _ place: StorePicturePlace = .number(0)
    ) async throws
        -> StorePictures.Picture?
    {
        try await pictures.picture(place, of: "game-0", for: person.account)
    }
}
