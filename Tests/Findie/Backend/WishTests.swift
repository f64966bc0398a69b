import AccountsDomain
import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Storage
import StorageTesting
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
