package import Calls
package import DiscoveryDomain
package import Foundation

/// The discovering of games that a Serendip server keeps for the client's person.
package struct RemoteFindieService: FindieService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func preferences() async throws(FindieError) -> PlayerPreferences {
        try await client.call(FindieEndpoints.preferences)
    }

    package func setPreferences(_ preferences: PlayerPreferences) async throws(FindieError) -> PlayerPreferences {
        try await client.call(FindieEndpoints.setPreferences, PlayerPreferencesInput(preferences))
    }

    package func filters() async throws(FindieError) -> GameFilters {
        try await client.call(FindieEndpoints.filters)
    }

    package func setFilters(_ filters: GameFilters) async throws(FindieError) -> GameFilters {
        try await client.call(FindieEndpoints.setFilters, GameFiltersInput(filters))
    }

    package func decks() async throws(FindieError) -> GameDecks {
        try await client.call(FindieEndpoints.decks)
    }

    package func createDeck(
        named name: String,
        filters: GameFilters,
        key: IdempotencyKey
    ) async throws(FindieError) -> GameDeck {
        try await client.call(FindieEndpoints.createDeck, NewGameDeckInput(name, filters, key: key))
    }

    package func updateDeck(_ deck: GameDeck) async throws(FindieError) -> GameDeck {
        try await client.call(FindieEndpoints.updateDeck, GameDeckInput(deck))
    }

    package func deleteDeck(_ id: UUID) async throws(FindieError) {
        _ = try await client.call(FindieEndpoints.deleteDeck, DeckInput(deck: id))
    }

    package func chooseDeck(_ id: UUID) async throws(FindieError) {
        _ = try await client.call(FindieEndpoints.chooseDeck, DeckInput(deck: id))
    }

    package func count(_ filters: GameFilters) async throws(FindieError) -> FilterCount {
        try await client.call(FindieEndpoints.countGames, GameFiltersInput(filters))
    }

    package func cards(_ request: GameRequest) async throws(FindieError) -> GameBatch {
        try await client.call(FindieEndpoints.cards, GameCardsInput(request))
    }

    package func decide(
        _ decisions: [GameDecision],
        then next: GameRequest
    ) async throws(FindieError) -> GameAnswer {
        try await client.call(FindieEndpoints.decide, GameDecideInput(decisions, then: next))
    }

    package func history(before: Int?, count: Int) async throws(FindieError) -> JudgedGames {
        try await client.call(FindieEndpoints.history, JudgedGamesInput(before: before, count: count))
    }

    package func changeJudgement(
        of slug: String,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(FindieError) {
        _ = try await client.call(
            FindieEndpoints.changeJudgement,
            GameJudgementInput(slug, to: judgement, key: key)
        )
    }

    package func game(_ slug: String) async throws(FindieError) -> GamePage {
        try await client.call(FindieEndpoints.game, GameInput(slug))
    }

    package func search(_ text: String, count: Int) async throws(FindieError) -> [Game] {
        try await client.call(FindieEndpoints.search, GameSearchInput(text, count: count))
    }

    package func wishes() async throws(FindieError) -> [Wish] {
        try await client.call(FindieEndpoints.wishes)
    }

    package func addWish(_ slug: String) async throws(FindieError) -> Wish {
        try await client.call(FindieEndpoints.addWish, GameInput(slug))
    }

    package func removeWish(_ slug: String) async throws(FindieError) {
        _ = try await client.call(FindieEndpoints.removeWish, GameInput(slug))
    }

    package func noteWish(_ slug: String, _ note: WishNote) async throws(FindieError) -> Wish {
        try await client.call(FindieEndpoints.noteWish, WishNoteInput(slug, note))
    }

    package func lookAtWishes() async throws(FindieError) {
        _ = try await client.call(FindieEndpoints.lookAtWishes)
    }

    package func importWishes(_ wishes: [PortableWish]) async throws(FindieError) -> WishImport {
        try await client.call(FindieEndpoints.importWishes, WishImportInput(wishes))
    }

    package func statistics() async throws(FindieError) -> PlayerStatistics {
        try await client.call(FindieEndpoints.statistics)
    }

    package func note(_ sightings: [GameSighting]) async throws(FindieError) {
        _ = try await client.call(FindieEndpoints.note, GameSightingsInput(sightings))
    }
}
