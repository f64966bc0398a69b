import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import StorageTesting
import Testing

@testable import FindieService

/// Decks, decisions and the history of games, which are those of repositories over another catalogue.
@Suite(.everyEngine) struct GameDeckTests {
    @Test func `a judged game does not come again, and undo brings it back`() async throws {
        let person = try await FindieWorld().person()
        let first = try await person.cards(GameRequest(count: 10)).cards
        #expect(first.count == 10 && first.allSatisfy { $0.fit == nil && !$0.reasons.isEmpty })
        let slug = first[0].id
        let key = IdempotencyKey()
        #expect(try await person.decide(.like(game: slug), key: key)?.result == .recorded)
        #expect(try await person.decide(.like(game: slug), key: key)?.result == .alreadyRecorded)
        #expect(try await !person.cards(GameRequest(count: 50)).cards.contains { $0.id == slug })
        #expect(try await person.history(before: nil, count: 10).entries.map(\.id) == [slug])
        let undone = try await person.decide(.undo(key: nil))
        #expect(undone?.restored?.id == slug && undone?.undone == key)
        #expect(try await person.history(before: nil, count: 10).entries.isEmpty)
        #expect(try await person.decide(.like(game: "no-such-game"))?.result == .unknownGame)
    }

    @Test func `a deck of few makers shows two of each, and then the rest`() async throws {
        let person = try await FindieWorld().person()
        let deck = try await person.cards(GameRequest(count: 50))
        #expect(deck.cards.count == 50 && !deck.isEnd)
        let first = Dictionary(grouping: deck.cards.prefix(12)) { $0.game.maker }
        #expect(first.count == 6 && first.values.allSatisfy { $0.count == 2 })
        let rest = try await person.cards(GameRequest(count: 50, held: deck.cards.map(\.id)))
        #expect(Set((deck.cards + rest.cards).map(\.id)).count == 60 && rest.isEnd)
    }

    @Test func `no game is a reason for itself`() async throws {
        let person = try await FindieWorld().person()
        for number in [0, 4, 8] { _ = try await person.decide(.like(game: "game-\(number)")) }
        _ = try await person.addWish("game-12")
        var said = 0
        for number in [0, 4, 8, 12] {
            let card = try await person.game("game-\(number)").card
            for reason in card.reasons {
                #expect(reason.cause != .liked(title: card.game.title))
                #expect(reason.cause != .wished(title: card.game.title))
                said += 1
            }
        }
        #expect(said > 0)
    }

    @Test func `a key that was sent with another decision is refused`() async throws {
        let person = try await FindieWorld().person()
        let key = IdempotencyKey()
        _ = try await person.decide(.like(game: "game-1"), key: key)
        await #expect(throws: FindieError.keyReused) { try await person.decide(.pass(game: "game-1"), key: key) }
    }

    @Test func `a judgement can be changed and taken back`() async throws {
        let person = try await FindieWorld().person()
        _ = try await person.decide(.like(game: "game-3"))
        try await person.changeJudgement(of: "game-3", to: .skip, key: IdempotencyKey())
        #expect(try await person.history(before: nil, count: 10).entries.map(\.judgement) == [.skip])
        try await person.changeJudgement(of: "game-3", to: nil, key: IdempotencyKey())
        #expect(try await person.history(before: nil, count: 10).entries.isEmpty)
        await #expect(throws: FindieError.gameNotFound("nowhere")) {
            try await person.changeJudgement(of: "nowhere", to: .like, key: IdempotencyKey())
        }
    }

    @Test func `filters hold, and a tag is taken by any of its names`() async throws {
        let person = try await FindieWorld().person()
        let kept = try await person.setFilters(
            GameFilters(
                genres: [.horror, .puzzle],
                excludedTags: ["Pixel Graphics", "pixel-art"],
                maximumPrice: 3_000
            )
        )
        #expect(kept.excludedTags == ["pixel-art"])
        #expect(try await person.filters() == kept)
        let batch = try await person.cards(GameRequest(count: 50))
        #expect(!batch.cards.isEmpty)
        for card in batch.cards {
            #expect(!Set(card.game.genres).isDisjoint(with: [.horror, .puzzle]))
            #expect(!card.game.tags.contains("pixel-art") && card.game.price?.amount ?? 0 <= 3_000)
        }
        await #expect(throws: FindieError.invalid(field: "excludedTags", reason: .unknownValue)) {
            try await person.setFilters(GameFilters(excludedTags: ["no tag of ours"]))
        }
        #expect(try await person.filters() == kept)
    }

    @Test func `what is asked for in excess is refused with its field`() async throws {
        let person = try await FindieWorld().person()
        await #expect(throws: FindieError.invalid(field: "next.count", reason: .outOfRange)) {
            try await person.cards(GameRequest(count: 51))
        }
        await #expect(throws: FindieError.invalid(field: "count", reason: .outOfRange)) {
            try await person.search("game", count: 0)
        }
        await #expect(throws: FindieError.invalid(field: "maximumPrice", reason: .outOfRange)) {
            try await person.setFilters(GameFilters(maximumPrice: -1))
        }
    }

    @Test func `statistics count what was judged by its first genre`() async throws {
        let person = try await FindieWorld().person()
        for number in [0, 4, 2] { _ = try await person.decide(.like(game: "game-\(number)")) }
        _ = try await person.decide(.pass(game: "game-1"))
        _ = try await person.addWish("game-9")
        let statistics = try await person.statistics()
        #expect(statistics.judged == 4 && statistics.liked == 3 && statistics.wished == 1)
        #expect(statistics.genres.map(\.genre) == [.platformer, .horror] && statistics.genres[0].count == 2)
    }
}
