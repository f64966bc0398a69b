import Calls
import FindieDomain
import Foundation
import OutboundTesting
import Storage
import Testing

@testable import FindieService

/// Runs that end before they are done, meet each other, or belong to another.
extension SteamSyncTests {
    @Test func `two syncs at once are one`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show(Self.five(5, 5), of: Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { _ = try await sync.start(Self.ada, hidingOwned: false) } }
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
                    let wish = PortableWish(slug: "old-\(number)", wishedAt: Date(timeIntervalSince1970: 0))
                    try store.insert(wish, on: ReleaseDay(wish.wishedAt))
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
        await #expect(throws: FindieError.offline) { try await sync.start(Self.ada, hidingOwned: false) }
    }
}
