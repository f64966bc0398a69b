import DiscoveryDomain
import FindieDomain
import Foundation
import Storage
import Testing

@testable import DiscoveryService
@testable import FindieService

/// What is dealt after one like, from the games that ship with the program and the people drawn of those who played them.
struct FirstLikeTests {
    @Test func `the first ten follow the one game that was liked, and what everybody played comes after them`()
        async throws
    {
        let model = try await Self.model()
        let players = GameCatalogue.players
        let everybodys = Set(players.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(4).map(\.key))
        #expect(everybodys.contains("garrys-mod"))
        for (liked, tag) in [("celeste", "platformer"), ("hollow-knight", "platformer"), ("factorio", "simulation")] {
            let cards = Self.dealt(20, after: liked, from: model)
            let first = cards.prefix(10)
            let alike = first.count { $0.game.tags.contains(tag) || $0.genres.contains { $0.rawValue == tag } }
            #expect(alike >= 6, "\(liked): \(first.map(\.key))")
            #expect(everybodys.isDisjoint(with: first.map(\.key)), "\(liked): \(first.map(\.key))")
            #expect(cards.dropFirst(10).contains { everybodys.contains($0.key) }, "\(liked): \(cards.map(\.key))")
        }
    }

    /// Learned as on a new server, of every game that somebody is known to have played and each sixth of the others.
    private static func model() async throws -> DeckModel<GameCatalogue> {
        let liked: Set = ["celeste", "hollow-knight", "factorio"]
        let games = try StarterGames.builtIn().games.enumerated().filter { index, game in
            index % 6 == 0 || liked.contains(game.slug) || GameCatalogue.players[game.slug] != nil
        }
        let catalogue = ItemCatalogue<GameCatalogue>(games.map { GameItem($0.element) }, names: [:])
        let learned = try ModelBuilder(checkCancellation: {}).train(catalogue, [:], generation: 1)
        let choices = try await FindieWorld().database.read { try Choices($0, catalogue: catalogue) }
        return DeckModel(catalogue: catalogue, snapshot: learned.snapshot, choices: choices)
    }

    private static func dealt(_ count: Int, after liked: String, from model: DeckModel<GameCatalogue>) -> [GameItem] {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        var person = Person<GameCatalogue>()
        person.ledger.append(LedgerEvent(sequence: 1, act: .judge(liked, .like), decidedAt: now))
        let dealer = CardDealer(model: model, person: person, now: now)
        let cards = dealer.deal(GameDeck.noFilters, count: count, held: []).cards
        return cards.map { model.catalogue.items[$0.item] }
    }
}
