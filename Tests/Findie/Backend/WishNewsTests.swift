import Calls
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import FindieService

@Suite(.everyEngine) struct WishNewsTests {
    /// A world in which "game-5" comes out before `month` is over.
    private static func world(_ clock: FindieWorld.Clock) async throws -> FindieWorld {
        let world = try await FindieWorld(now: { clock.now })
        try await change("game-5", in: world) {
            ($0.release, $0.isToCome) = (ReleaseDay(clock.now.addingTimeInterval(month / 2)), true)
        }
        return world
    }

    private static let month: TimeInterval = 30 * 86_400

    private static func change(
        _ key: String,
        in world: FindieWorld,
        _ work: @escaping @Sendable (inout Game) -> Void
    ) async throws {
        try await world.database.write { connection in
            var game = try #require(try GameStore(connection: connection).game(key))
            work(&game)
            try connection.execute(
                "UPDATE findie_games SET facts = \(try StoredJSON.text(game)) WHERE key = \(key)"
            )
        }
    }

    @Test func `a game that came out since the last look is news until the next look`() async throws {
        let clock = FindieWorld.Clock()
        let world = try await Self.world(clock)
        let person = try await world.person()
        let wish = try await person.addWish("game-5")
        // How it is when it is wished for is no news.
        #expect(wish.news(on: ReleaseDay(clock.now)).isEmpty)
        clock.advance(Self.month)
        #expect(try await person.wishes().map { $0.news(on: ReleaseDay(clock.now)) } == [[.out]])
        try await person.lookAtWishes()
        try await person.lookAtWishes()
        #expect(try await person.wishes().map { $0.news(on: ReleaseDay(clock.now)) } == [[]])
    }

    @Test func `a price that comes down to what is wanted is news, one that was there is not`() async throws {
        let clock = FindieWorld.Clock()
        let (world, today) = (try await Self.world(clock), ReleaseDay(clock.now))
        let person = try await world.person()
        _ = try await person.addWish("game-9")
        #expect(try await person.noteWish("game-9", WishNote(priceBelow: 900)).news(on: today).isEmpty)
        #expect(try await person.noteWish("game-9", WishNote(priceBelow: 500)).news(on: today).isEmpty)
        try await Self.change("game-9", in: world) { $0.price = Price(amount: 499) }
        #expect(try await person.wishes().map { $0.news(on: today) } == [[.belowPrice]])
        try await person.lookAtWishes()
        #expect(try await person.wishes().map { $0.news(on: today) } == [[]])
        // Dearer again and then cheap once more: news once more.
        try await Self.change("game-9", in: world) { $0.price = Price(amount: 900) }
        try await person.lookAtWishes()
        try await Self.change("game-9", in: world) { $0.price = Price(amount: 499) }
        #expect(try await person.wishes().map { $0.news(on: today) } == [[.belowPrice]])
    }

    @Test func `of a wish that is older than looks nothing is news before the first look`() async throws {
        let clock = FindieWorld.Clock()
        let world = try await Self.world(clock)
        let person = try await world.person()
        _ = try await person.addWish("game-5")
        try await world.database.write { try $0.execute("UPDATE findie_wishes SET was_out = NULL, was_below = NULL") }
        clock.advance(Self.month)
        #expect(try await person.wishes().map(\.seen) == [nil])
        #expect(try await person.wishes().map { $0.news(on: ReleaseDay(clock.now)) } == [[]])
        try await person.lookAtWishes()
        #expect(try await person.wishes().map(\.seen) == [WishLook(isOut: true, isBelowPrice: false)])
    }

    @Test func `a look is the person's own`() async throws {
        let clock = FindieWorld.Clock()
        let world = try await Self.world(clock)
        let (one, other) = (try await world.person(), try await world.person())
        _ = try await one.addWish("game-5")
        _ = try await other.addWish("game-5")
        clock.advance(Self.month)
        try await one.lookAtWishes()
        #expect(try await other.wishes().map { $0.news(on: ReleaseDay(clock.now)) } == [[.out]])
    }
}
