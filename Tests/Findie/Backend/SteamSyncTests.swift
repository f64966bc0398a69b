import AccountsDomain
import Calls
import FindieDomain
import Foundation
import Logging
import NIOCore
import Outbound
import OutboundTesting
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import FindieService

/// Steam's ways, over HTTP from a stand-in for it, and what a sync makes of them.
@Suite(.everyEngine) struct SteamSyncTests {
    private static let ada = "76561198000000001"

    /// Games of the catalogue are 1,000 and on at Steam; those from 50,000 on are no games here.
    private static func five(_ known: Int, _ unknown: Int) -> [Int] {
        (0..<known).map { 1_000 + $0 } + (0..<unknown).map { 50_000 + $0 }
    }

    @Test func `five hundred wishes come over with exact sums, and twice gives the same`() async throws {
        try await SteamWorld.with(games: 300) { world, steam in
            steam.show(Self.five(280, 220), of: Self.ada)
            steam.title(Dictionary(uniqueKeysWithValues: (0..<219).map { (50_000 + $0, "Unknown \($0)") }))
            let person = try await world.person()
            for slug in ["game-3", "game-4", "game-299"] { _ = try await person.addWish(slug) }
            let sync = world.backend.steamSync(of: person.account)
            #expect(try await sync.status() == SteamSyncStatus(isOffered: true))
            _ = try await sync.start("https://steamcommunity.com/profiles/\(Self.ada)/")
            await world.backend.settle()
            let first = try #require(try await sync.status().report)
            #expect(first.added.count == 278 && first.kept == 2 && first.unmatched.count == 220 && first.gone.isEmpty)
            #expect(first.total == 500)
            #expect(first.unmatched.first?.title == "Unknown 0" && first.unmatched.last?.title == nil)
            let wishes = try await person.wishes()
            #expect(wishes.count == 281)
            let wish = try #require(wishes.first { $0.id == "game-0" })
            #expect(wish.wishedAt == Date(timeIntervalSince1970: Double(SteamStandIn.addedAt)))
            #expect(steam.methods == ["GetWishlist", "GetItems", "GetItems", "GetItems"])
            _ = try await sync.start(Self.ada)
            await world.backend.settle()
            let second = try #require(try await sync.status().report)
            #expect(second.added.isEmpty && second.kept == 280 && second.unmatched == first.unmatched)
            #expect(try await person.wishes() == wishes)
        }
    }

    @Test func `what has gone at Steam stays here, and is named`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show([1_001, 1_002, 1_003], of: Self.ada)
            let person = try await world.person()
            _ = try await person.addWish("game-9")
            _ = try await world.synced(Self.ada, person)
            steam.show([1_003], of: Self.ada)
            let report = try await world.synced(Self.ada, person)
            #expect(report?.gone.map(\.slug) == ["game-1", "game-2"] && report?.kept == 1)
            // What was never there is not gone from there.
            #expect(try await person.wishes().count == 4)
            try await person.removeWish("game-1")
            #expect(try await world.synced(Self.ada, person)?.gone.map(\.slug) == ["game-2"])
            // Another's list says nothing of this one.
            steam.show([1_005], of: "76561198000000002")
            #expect(try await world.synced("76561198000000002", person)?.gone.isEmpty == true)
        }
    }

    @Test func `an empty or private list is an error that changes nothing`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show([1_001, 50_000], of: Self.ada)
            let person = try await world.person()
            let before = try await world.synced(Self.ada, person)
            let wishes = try await person.wishes()
            for list in [nil, []] as [[Int]?] {
                steam.show(list, of: Self.ada)
                #expect(try await world.synced(Self.ada, person) == before)
                let status = try await world.backend.steamSync(of: person.account).status()
                #expect(status.sync?.state == .failed(reason: .nothingShown))
                #expect(try await person.wishes() == wishes)
            }
        }
    }

    @Test func `a pause that Steam asks for is kept to the second`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show([1_001, 50_000], of: Self.ada)
            steam.fail("GetWishlist", .refused(seconds: 90), .refused(seconds: nil))
            steam.fail("GetItems", .refused(seconds: 7))
            let begun = world.clock.now
            let asked = Mutex<[TimeInterval]>([])
            steam.onRequest { _ in asked.withLock { $0.append(world.clock.now.timeIntervalSince(begun)) } }
            let person = try await world.person()
            let report = try await world.synced(Self.ada, person)
            #expect(report?.added.count == 1 && report?.unmatched.count == 1)
            let times = asked.withLock { $0 }
            #expect(times == [0, 90, 210, 210, 217])
        }
    }

    @Test(arguments: ["half", "torn", "broken", "page", "silent", "slow"])
    func `an answer that is late, broken or half changes no sum`(kind: String) async throws {
        // What is silent is given up soon.
        try await SteamWorld.with(patience: kind == "silent" ? .seconds(1) : .seconds(30)) { world, steam in
            let fault: SteamStandIn.Fault =
                switch kind {
                case "half": .half
                case "torn": .torn
                case "broken": .broken
                case "page": .page
                case "silent": .silent
                default: .slow(.milliseconds(200))
                }
            steam.show(Self.five(30, 150), of: Self.ada)
            steam.fail("GetWishlist", fault, fault)
            steam.fail("GetItems", fault)
            let person = try await world.person()
            let report = try await world.synced(Self.ada, person)
            #expect(report?.added.count == 30 && report?.unmatched.count == 150 && report?.kept == 0)
            #expect(try await person.wishes().count == 30)
        }
    }

    @Test func `names that Steam does not tell are missing, and the sums are there`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show(Self.five(2, 3), of: Self.ada)
            steam.fail("GetItems", .page, .page, .page, .page)
            let person = try await world.person()
            let report = try await world.synced(Self.ada, person)
            #expect(report?.added.count == 2 && report?.unmatched.map(\.title) == [nil, nil, nil])
        }
    }

    @Test func `a name is resolved without a key, and with one that is good or not`() async throws {
        for key in [nil, "good", "bad"] {
            try await SteamWorld.with(key: key) { world, steam in
                steam.take(key: "good")
                steam.name("ada", Self.ada)
                steam.show([1_001], of: Self.ada)
                let person = try await world.person()
                #expect(try await world.synced("https://steamcommunity.com/id/ada", person)?.steamID == Self.ada)
                #expect(steam.methods.contains("ResolveVanityURL") == (key != nil))
                #expect(steam.methods.contains("Profile") == (key != "good"))
                // Only the host it belongs to is shown the key, and only where it is needed.
                #expect(steam.requests.filter { $0.query["key"] != nil }.count == (key == nil ? 0 : 1))
                _ = try await world.synced("nobody", person)
                let status = try await world.backend.steamSync(of: person.account).status()
                #expect(status.sync?.state == .failed(reason: .profileNotFound))
                #expect(status.report?.steamID == Self.ada)
            }
        }
    }
}

extension SteamSyncTests {
    @Test func `two syncs at once are one`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show(Self.five(5, 5), of: Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { _ = try await sync.start(Self.ada) } }
                try await group.waitForAll()
            }
            await world.backend.settle()
            #expect(try await sync.status().report?.added.count == 5)
            #expect(steam.methods == ["GetWishlist", "GetItems"])
        }
    }

    @Test func `a run that a crash interrupted goes on where it was, to the same sums`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show(Self.five(20, 250), of: Self.ada)
            let person = try await world.person()
            let account = person.account
            // The process dies after the list, when the first hundred names were asked for.
            try await world.leaveBehind(Self.ada, account, names: 1)
            let before = try #require(try await world.backend.steamSync(of: account).syncer.run(of: account))
            #expect(before.sync.known == 120 && before.sync.total == 270)
            #expect(steam.methods == ["GetWishlist", "GetItems"])
            await world.backend.resume()
            await world.backend.settle()
            let report = try #require(try await world.backend.steamSync(of: account).status().report)
            #expect(report.added.count == 20 && report.kept == 0 && report.unmatched.count == 250)
            #expect(steam.methods == ["GetWishlist", "GetItems", "GetItems", "GetItems"])
        }
    }

    @Test func `a step that another process has done already is not done twice`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show([1_001, 1_002, 50_000], of: Self.ada)
            let account = try await world.person().account
            try await world.leaveBehind(Self.ada, account, names: 0)
            let syncer = world.backend.syncer
            let run = try #require(try await syncer.run(of: account))
            let games = SteamGames(try await world.database.read { try GameCatalogue.items($0).map(\.game) })
            for _ in 0..<2 {
                try await world.database.write { connection in
                    let store = SteamSyncStore(connection: connection, account: account)
                    let intake = SteamIntake(store: store, games: games, now: world.clock.now)
                    #expect(try intake.take([.init(appID: 1_003, addedAt: nil)], of: run) == false)
                    try intake.name([50_000], [50_000: "Once"], of: run)
                }
            }
            let report = try #require(try await world.backend.steamSync(of: account).status().report)
            #expect(report.added.map(\.slug) == ["game-1", "game-2"] && report.unmatched.first?.title == "Once")
        }
    }

    @Test func `a sync that was stopped goes on where it was`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show(Self.five(3, 150), of: Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            try await world.leaveBehind(Self.ada, person.account, names: 1)
            try await sync.stop()
            #expect(try await sync.status().sync?.state == .stopped)
            let report = try await world.synced(Self.ada, person)
            #expect(report?.added.count == 3 && report?.unmatched.count == 150)
            #expect(steam.methods == ["GetWishlist", "GetItems", "GetItems"])
        }
    }

    @Test func `a wishlist without room for all gets none of them`() async throws {
        try await SteamWorld.with(games: 120) { world, steam in
            steam.show(Self.five(100, 0), of: Self.ada)
            let person = try await world.person()
            let account = person.account
            // Games that have left the catalogue count, as they may come back.
            try await world.database.write { connection in
                let store = WishStore(connection: connection, account: account)
                for number in 0..<1_950 {
                    try store.insert(PortableWish(slug: "old-\(number)", wishedAt: Date(timeIntervalSince1970: 0)))
                }
            }
            #expect(try await world.synced(Self.ada, person) == nil)
            let status = try await world.backend.steamSync(of: account).status()
            #expect(status.sync?.state == .failed(reason: .full))
            #expect(try await person.wishes().isEmpty)
        }
    }

    @Test func `nobody sees another's sync, and it goes along with the account and away with it`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show([1_001, 1_002], of: Self.ada)
            let (guest, member) = (try await world.person(), try await world.person())
            _ = try await world.synced(Self.ada, guest)
            #expect(try await world.backend.steamSync(of: member.account).status().report == nil)
            let (from, into) = (guest.account, member.account)
            try await world.database.write { try FindieRecords().merge(from, into: into, $0) }
            #expect(try await world.backend.steamSync(of: into).status().report?.added.count == 2)
            let export = try await world.database.read { try FindieRecords().export(of: into, $0) }
            #expect(String(decoding: JSONCoding.data(of: export), as: UTF8.self).contains(Self.ada))
            #expect(try await world.database.read { try FindieRecords().holdsSomething(of: into, $0) })
            steam.show([1_002], of: Self.ada)
            #expect(try await world.synced(Self.ada, member)?.gone.map(\.slug) == ["game-1"])
            try await world.backend.steamSync(of: into).forget()
            let after = try await world.database.read { try FindieRecords().export(of: into, $0) }
            #expect(!String(decoding: JSONCoding.data(of: after), as: UTF8.self).contains(Self.ada))
            #expect(try await member.wishes().count == 2)
        }
    }

    @Test func `a server that asks nobody says so`() async throws {
        let world = try await FindieWorld()
        let sync = world.backend.steamSync(of: try await world.person().account)
        #expect(try await sync.status() == SteamSyncStatus(isOffered: false))
        await #expect(throws: FindieError.offline) { try await sync.start(Self.ada) }
    }
}

/// The games' world beside a stand-in for Steam, with a clock that pauses move.
struct SteamWorld: Sendable {
    let games: FindieWorld
    let clock: Clock
    let client: SteamClient

    var backend: FindieBackend { games.backend }
    var database: any SQLDatabase { games.database }

    final class Clock: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

        var now: Date { time.withLock { $0 } }

        func advance(_ seconds: TimeInterval) { time.withLock { $0.addTimeInterval(seconds) } }
    }

    static func with(
        games: Int = 60,
        key: String? = nil,
        patience: Duration = .seconds(30),
        _ body: (SteamWorld, SteamStandIn) async throws -> Void
    ) async throws {
        let steam = try await SteamStandIn()
        let connections = OutboundConnections(limits: .init(total: patience))
        let clock = Clock()
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
        _ = try await sync.start(profile)
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
