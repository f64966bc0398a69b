import Foundation
import StorageTesting
import Testing

@testable import Storage

@Suite(.everyEngine)
struct PersonalChangesTests {
    private let account = UUID()

    private func announce(_ changes: PersonalChanges, in database: any SQLDatabase) async throws {
        try await database.write { try changes.announce($0) }
    }

    @Test func `a page hears what another page changed, and not what it changed itself`() async throws {
        let database = try await TestDatabase.opened()
        let page = PersonalChanges(of: "decks", account: account)
        let other = PersonalChanges(of: "decks", account: account)
        var heardByPage = page.elsewhere(in: database).makeAsyncIterator()
        var heardByOther = other.elsewhere(in: database).makeAsyncIterator()
        try await announce(page, in: database)
        try await announce(other, in: database)
        // Each has one change of the other's; a second one would be its own.
        #expect(await heardByPage.next() != nil)
        #expect(await heardByOther.next() != nil)
        try database.close()
        #expect(await heardByPage.next() == nil)
        #expect(await heardByOther.next() == nil)
    }

    @Test func `another person's changes and other subjects are not heard`() async throws {
        let database = try await TestDatabase.opened()
        var heard = PersonalChanges(of: "decks", account: account).elsewhere(in: database).makeAsyncIterator()
        try await announce(PersonalChanges(of: "decks", account: UUID()), in: database)
        try await announce(PersonalChanges(of: "favourites", account: account), in: database)
        try await announce(PersonalChanges(of: "decks", account: account), in: database)
        #expect(await heard.next() != nil)
        try database.close()
        #expect(await heard.next() == nil)
    }
}
