import AccountsDomain
import AccountsService
import Calls
import DiscoveryDomain
import DiscoveryService
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

/// Decks under a name: made, played, renamed, deleted and brought back.
@Suite(.everyEngine) struct NamedDeckTests {
    private static let puzzles = GameFilters(genres: [.puzzle])

    @Test func `a deck is made once, played, renamed, and deleted, and comes back as it was`() async throws {
        let person = try await FindieWorld().person()
        let first = try await person.decks()
        #expect(first.decks.map(\.name) == [""] && first.chosen == person.account)
        _ = try await person.setFilters(GameFilters(genres: [.horror]))
        let key = IdempotencyKey()
        let made = try await person.createDeck(named: " Puzzles ", filters: Self.puzzles, key: key)
        #expect(try await person.createDeck(named: "Puzzles", filters: Self.puzzles, key: key) == made)
        #expect(
            try await person.decks()
                == GameDecks(
                    decks: [
                        GameDeck(id: person.account, name: "", filters: GameFilters(genres: [.horror])), made,
                    ],
                    chosen: made.id
                )
        )
        #expect(made.name == "Puzzles" && made.id == key.value)
        #expect(try await person.cards(GameRequest(count: 9)).cards.allSatisfy { $0.game.genres.contains(.puzzle) })
        _ = try await person.setFilters(GameFilters(genres: [.puzzle], excludedTags: ["cute"]))
        #expect(try await person.decks().current?.filters.excludedTags == ["cute"])
        try await person.chooseDeck(person.account)
        #expect(try await person.filters() == GameFilters(genres: [.horror]))
        #expect(try await person.cards(GameRequest(count: 9)).cards.allSatisfy { $0.game.genres.contains(.horror) })
        let renamed = try await person.updateDeck(GameDeck(id: made.id, name: "Quiet", filters: Self.puzzles))
        try await person.chooseDeck(made.id)
        try await person.deleteDeck(made.id)
        try await person.deleteDeck(made.id)
        #expect(try await person.decks().decks.map(\.name) == [""])
        #expect(try await person.filters() == GameFilters(genres: [.horror]))
        let back = try await person.createDeck(named: renamed.name, filters: renamed.filters, key: key)
        #expect(back == renamed)
        #expect(try await person.decks().current == renamed)
    }

    @Test func `what cannot be is refused with its reason`() async throws {
        let world = try await FindieWorld()
        let (person, other) = (try await world.person(), try await world.person())
        await #expect(throws: FindieError.lastDeck) { try await person.deleteDeck(person.account) }
        for name in [" ", String(repeating: "a", count: 41)] {
            await #expect(throws: FindieError.invalid(field: "name", reason: name == " " ? .empty : .tooLong)) {
                try await person.createDeck(named: name, filters: .none, key: IdempotencyKey())
            }
        }
        let deck = try await person.createDeck(named: "Mine", filters: .none, key: IdempotencyKey())
        await #expect(throws: FindieError.deckNotFound) { try await other.chooseDeck(deck.id) }
        await #expect(throws: FindieError.deckNotFound) { try await other.updateDeck(deck) }
        try await other.deleteDeck(deck.id)
        #expect(try await person.decks().decks.count == 2)
        #expect(try await other.decks().decks.count == 1)
        for number in 3...Deck.maximumCount {
            _ = try await person.createDeck(named: "Deck \(number)", filters: .none, key: IdempotencyKey())
        }
        await #expect(throws: FindieError.deckLimitReached(limit: Deck.maximumCount)) {
            try await person.createDeck(named: "One more", filters: .none, key: IdempotencyKey())
        }
    }

    @Test func `which deck is played is told to the person's other pages, once`() async throws {
        let world = try await FindieWorld()
        let person = try await world.person()
        let deck = try await person.createDeck(named: "Mine", filters: Self.puzzles, key: IdempotencyKey())
        let topic = "\(GameCatalogue.names.changes)/\(person.account.uuidString.lowercased())"
        let changes = world.database.changes(of: topic)
        // What making the deck announced may come after the subscription: only what is between these two counts.
        try await world.database.write { try $0.announce(Change(topic: topic, payload: "begin")) }
        for id in [person.account, person.account, deck.id] { try await person.chooseDeck(id) }
        try await world.database.write { try $0.announce(Change(topic: topic, payload: "end")) }
        var heard = 0
        for await change in changes {
            if change == .changed(payload: "end") { break }
            heard = change == .changed(payload: "begin") ? 0 : heard + 1
        }
        #expect(heard == 2)
        await #expect(throws: FindieError.deckNotFound) { try await person.chooseDeck(UUID()) }
        #expect(try await person.decks().chosen == deck.id)
    }

    @Test func `other answers keep the deck that is played`() async throws {
        let person = try await FindieWorld().person()
        let deck = try await person.createDeck(named: "Mine", filters: Self.puzzles, key: IdempotencyKey())
        _ = try await person.setPreferences(PlayerPreferences(genres: [.horror], onboardingCompleted: true))
        #expect(try await person.decks().chosen == deck.id)
    }

    @Test func `a guest's decks go along into their account and its export, and away with it`() async throws {
        let world = try await FindieWorld()
        let guest = try await world.person()
        _ = try await guest.setFilters(GameFilters(genres: [.horror]))
        _ = try await guest.createDeck(named: "Puzzles", filters: Self.puzzles, key: IdempotencyKey())
        let member = try await world.member("mira@example.org")
        let (guestID, records) = (guest.account, FindieRecords())
        let export = try await world.database.write { connection in
            try records.merge(guestID, into: member, connection)
            return try records.export(of: member, connection)
        }
        let decks = try await world.backend.service(for: member).decks()
        #expect(decks.decks.map(\.name) == ["", "Puzzles"])
        #expect(decks.decks.map(\.filters.genres) == [[.horror], [.puzzle]])
        let text = String(decoding: try JSONCoding.encode(export), as: UTF8.self)
        #expect(text.contains(#""name":"Puzzles""#))
        try await world.database.write { connection in
            try connection.execute("DELETE FROM accounts WHERE id = \(member)")
        }
        let left: Int? = try await world.database.read { connection in
            try connection.row("SELECT COUNT(*) AS total FROM findie_decks WHERE account_id = \(member)")?["total"]
        }
        #expect(left == 0)
    }
}
