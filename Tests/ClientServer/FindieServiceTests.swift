import AccountsDomain
import AccountsService
import Calls
import Client
import DiscoveryDomain
import FindieDomain
import FindieService
import Foundation
import HummingbirdTesting
import StorageTesting
import Testing

@testable import Server

/// The same of the service in the process and of its remote twin.
@Suite(.serialized)
struct FindieServiceTests {
    static func withService(
        _ place: ServicePlace,
        _ body: @escaping @Sendable (any FindieService) async throws -> Void
    ) async throws {
        var configuration = ServerConfiguration.test
        configuration.writesGames = true
        switch place {
        case .inProcess:
            let backend = try await Backend.empty(configuration)
            let guest = try await backend.accounts.createGuest(device: "").account
            try await body(try await FindieServices(backend).players.service(for: guest.id))
        case .overTheAPI:
            try await emptyServer(configuration).test(.router) { client in
                let session = GuestSession(routerTransport(client), stored: nil) { _ in }
                let api = EndpointClient(routerTransport(client)) { try await session.token() }
                try await body(RemoteFindieService(api))
            }
        }
    }

    /// Leaves the first deck alone and played.
    private static func checkDecks(of findie: any FindieService) async throws {
        let first = try await findie.decks()
        let key = IdempotencyKey()
        let filters = GameFilters(genres: [.puzzle])
        var deck = try await findie.createDeck(named: "Puzzles", filters: filters, key: key)
        #expect(try await findie.decks() == GameDecks(decks: first.decks + [deck], chosen: deck.id))
        deck.name = "Quiet"
        #expect(try await findie.updateDeck(deck) == deck)
        #expect(try await findie.filters() == filters)
        try await findie.chooseDeck(first.chosen)
        try await findie.deleteDeck(deck.id)
        #expect(try await findie.decks() == first)
        await #expect(throws: FindieError.deckNotFound) { try await findie.chooseDeck(deck.id) }
        await #expect(throws: FindieError.deckNotFound) { try await findie.updateDeck(deck) }
        await #expect(throws: FindieError.lastDeck) { try await findie.deleteDeck(first.chosen) }
        await #expect(throws: FindieError.invalid(field: "name", reason: .empty)) {
            try await findie.createDeck(named: " ", filters: .none, key: IdempotencyKey())
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `games are judged, wished for and found, the same in both places`(place: ServicePlace) async throws {
        try await Self.withService(place) { findie in
            let kept = PlayerPreferences(genres: [.platformer], onboardingCompleted: true)
            #expect(try await findie.setPreferences(kept) == kept)
            #expect(try await findie.preferences() == kept)
            let filters = GameFilters(
                platforms: [.mac],
                excludedTags: ["horror"],
                maximumPrice: 2_000,
                wantedTags: ["2d"],
                traits: TraitFilters(modes: [.single], letsUnknownPass: true),
                fame: 1
            )
            #expect(try await findie.setFilters(filters) == filters)
            #expect(try await findie.filters() == filters)
            let count = try await findie.count(filters)
            #expect(count.fitting > 0 && count.unknown > 0)
            try await Self.checkDecks(of: findie)
            let cards = try await findie.cards(GameRequest(count: 3)).cards
            #expect(cards.count == 3)
            let like = GameDecision(.like(game: cards[0].id), decidedAt: TestDate.now)
            let answer = try await findie.decide([like], then: GameRequest(count: 1, held: [cards[1].id]))
            #expect(answer.outcomes.map(\.result) == [.recorded] && answer.next.cards.count == 1)
            #expect(try await findie.history(before: nil, count: 10).entries.map(\.id) == [cards[0].id])
            try await findie.changeJudgement(of: cards[0].id, to: .skip, key: IdempotencyKey())
            #expect(try await findie.statistics().judged == 1)
            #expect(try await findie.search("celest", count: 3).map(\.slug).contains("celeste"))
            let page = try await findie.game("celeste")
            #expect(page.card.game.title == "Celeste" && !page.similar.isEmpty)
            #expect(try await findie.addWish("celeste").game == page.card.game)
            #expect(try await findie.noteWish("celeste", WishNote(note: "soon", priceBelow: 500)).note == "soon")
            let report = try await findie.importWishes([PortableWish(slug: "hades", wishedAt: TestDate.now)])
            #expect(report.added == 1)
            #expect(Set(try await findie.wishes().map(\.id)) == ["celeste", "hades"])
            try await findie.lookAtWishes()
            #expect(try await findie.wishes().allSatisfy { $0.seen?.isOut == true })
            try await findie.removeWish("hades")
            await #expect(throws: FindieError.gameNotFound("no-such-game")) { try await findie.game("no-such-game") }
            await #expect(throws: FindieError.invalid(field: "excludedTags", reason: .unknownValue)) {
                try await findie.setFilters(GameFilters(excludedTags: ["nothing-of-ours"]))
            }
        }
    }
}
