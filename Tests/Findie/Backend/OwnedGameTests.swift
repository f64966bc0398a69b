import FindieDomain
import OutboundTesting
import StorageTesting
import Testing

@testable import FindieService

/// What somebody owns at Steam, which their decks leave out where they want it so.
@Suite(.everyEngine) struct OwnedGameTests {
    private static let ada = SteamSyncTests.ada

    /// The deck of somebody new, who sees the same cards until something changes.
    private static func cards(_ person: PersonFindieService) async throws -> Set<String> {
        Set(try await person.cards(GameRequest(count: 50)).cards.map(\.id))
    }

    @Test func `what somebody owns comes in no deck of theirs until they want it again`() async throws {
        try await SteamWorld.with(games: 20, key: "good") { world, steam in
            steam.take(key: "good")
            steam.show([1_003], of: Self.ada)
            steam.own([1_004, 1_005, 70_000], Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            #expect(try await sync.status() == SteamSyncStatus(isOffered: true, readsOwned: true))
            let all = try await Self.cards(person)
            #expect(all.isSuperset(of: ["game-4", "game-5"]))
            _ = try await sync.start(Self.ada, hidingOwned: true)
            await world.backend.settle()
            let status = try await sync.status()
            #expect(status.owned == OwnedSteamGames(hidden: 2, total: 3) && status.report?.added.count == 1)
            #expect(steam.methods == ["GetOwnedGames", "GetWishlist"])
            let left = try await Self.cards(person)
            #expect(left.count == all.count - 3 && left.isDisjoint(with: ["game-4", "game-5"]))
            #expect(try await person.search("Game 4", count: 5).map(\.slug).contains("game-4"))
            try await sync.showOwned()
            #expect(try await sync.status().owned == nil)
            // Which of them come first may have changed.
            #expect(try await !Self.cards(person).isDisjoint(with: ["game-4", "game-5"]))
        }
    }

    @Test func `a sync without the wish, and one that is forgotten, leave nothing out`() async throws {
        try await SteamWorld.with(games: 20, key: "good") { world, steam in
            steam.take(key: "good")
            steam.show([1_003], of: Self.ada)
            steam.own([1_004], Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            for isForgotten in [true, false] {
                _ = try await sync.start(Self.ada, hidingOwned: true)
                await world.backend.settle()
                #expect(try await !Self.cards(person).contains("game-4"))
                if isForgotten {
                    try await sync.forget()
                } else {
                    _ = try await world.synced(Self.ada, person)
                }
                #expect(try await sync.status().owned == nil)
                #expect(try await Self.cards(person).contains("game-4"))
            }
        }
    }

    @Test func `what Steam does not show changes nothing, and the wishlist is read all the same`() async throws {
        try await SteamWorld.with(games: 20, key: "good") { world, steam in
            steam.take(key: "good")
            steam.show([1_003], of: Self.ada)
            steam.own([1_004], Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            for (isPrivate, key) in [(false, "good"), (true, "good"), (false, "other")] {
                steam.own(isPrivate ? nil : [1_004], Self.ada)
                steam.take(key: key)
                _ = try await sync.start(Self.ada, hidingOwned: true)
                await world.backend.settle()
                let status = try await sync.status()
                let isShown = !isPrivate && key == "good"
                #expect(status.owned == OwnedSteamGames(hidden: 1, total: isShown ? 1 : nil))
                #expect(status.sync?.state == .finished)
                #expect(try await !Self.cards(person).contains("game-4"))
            }
        }
    }

    @Test func `a server without a key asks nobody what they own`() async throws {
        try await SteamWorld.with { world, steam in
            steam.show([1_003], of: Self.ada)
            let person = try await world.person()
            let sync = world.backend.steamSync(of: person.account)
            _ = try await sync.start(Self.ada, hidingOwned: true)
            await world.backend.settle()
            let status = try await sync.status()
            #expect(status.readsOwned == nil && status.owned == nil && steam.methods == ["GetWishlist"])
        }
    }
}
