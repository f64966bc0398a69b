import AccountsDomain
import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import FindieService

@Suite(.everyEngine) struct WishTests {
    @Test func `a wish is kept once, with its note, until it is taken back`() async throws {
        let person = try await FindieWorld().person()
        let wish = try await person.addWish("game-7")
        #expect(try await person.addWish("game-7") == wish)
        let noted = try await person.noteWish("game-7", WishNote(note: "  for the train ", priceBelow: 900))
        #expect(noted.note == "for the train" && noted.isBelowPrice)
        #expect(try await person.wishes().map(\.note) == ["for the train"])
        #expect(try await person.game("game-7").card.isWished)
        try await person.removeWish("game-7")
        try await person.removeWish("game-7")
        #expect(try await person.wishes().isEmpty)
        await #expect(throws: FindieError.gameNotFound("game-7")) {
            try await person.noteWish("game-7", WishNote())
        }
        await #expect(throws: FindieError.gameNotFound("nowhere")) { try await person.addWish("nowhere") }
    }

    @Test func `an import adds what is new, keeps what is there, and names what is unknown`() async throws {
        let person = try await FindieWorld().person()
        _ = try await person.addWish("game-1")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let file = ["game-1", "game-2", "nowhere"].map { PortableWish(slug: $0, wishedAt: date, note: "n") }
        let report = try await person.importWishes(file)
        #expect(report == WishImport(added: 1, kept: 1, unknown: ["nowhere"]))
        #expect(try await person.importWishes(file) == WishImport(added: 0, kept: 2, unknown: ["nowhere"]))
        #expect(Set(try await person.wishes().map(\.id)) == ["game-1", "game-2"])
        let long = PortableWish(slug: "game-3", wishedAt: date, note: String(repeating: "x", count: 501))
        await #expect(throws: FindieError.invalid(field: "note", reason: .tooLong)) {
            try await person.importWishes([PortableWish(slug: "game-4", wishedAt: date), long])
        }
        // Nothing is kept of a file that is wrong.
        #expect(try await person.wishes().count == 2)
    }

    @Test func `a guest's games go along into the account, and nothing is another's`() async throws {
        let world = try await FindieWorld()
        let (guest, member) = (try await world.person(), try await world.person())
        _ = try await guest.decide(.like(game: "game-5"))
        _ = try await guest.addWish("game-6")
        _ = try await guest.setFilters(GameFilters(excludedTags: ["horror"]))
        #expect(try await member.wishes().isEmpty)
        let (from, into) = (guest.account, member.account)
        try await world.database.write { try FindieRecords().merge(from, into: into, $0) }
        #expect(try await member.wishes().map(\.id) == ["game-6"])
        #expect(try await member.history(before: nil, count: 10).entries.map(\.id) == ["game-5"])
        #expect(try await member.filters().excludedTags == ["horror"])
        let export = try await world.database.read { try FindieRecords().export(of: into, $0) }
        let text = String(decoding: JSONCoding.data(of: export), as: UTF8.self)
        #expect(text.contains("game-5") && text.contains("game-6"))
        #expect(try await world.database.read { try FindieRecords().holdsSomething(of: into, $0) })
    }
}

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
