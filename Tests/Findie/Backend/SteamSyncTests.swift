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
    static let ada = "76561198000000001"

    /// Games of the catalogue are 1,000 and on at Steam; those from 50,000 on are no games here.
    static func five(_ known: Int, _ unknown: Int) -> [Int] {
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
            _ = try await sync.start("https://steamcommunity.com/profiles/\(Self.ada)/", hidingOwned: false)
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
            _ = try await sync.start(Self.ada, hidingOwned: false)
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
