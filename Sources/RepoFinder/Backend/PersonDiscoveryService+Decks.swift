package import Calls
package import DiscoveryDomain
import DiscoveryService
import Foundation

extension PersonDiscoveryService {
    package func decks() async throws(DiscoveryError) -> [Deck] {
        try await person().decks
    }

    package func createDeck(
        named name: String,
        filters: DeckFilters,
        key: IdempotencyKey
    ) async throws(DiscoveryError) -> Deck {
        // The key is the deck's id, so that making it twice makes one.
        let deck = Deck(id: key.value, name: try Deck.validated(name: name), filters: try filters.validated())
        return try await own.createDeck(deck)
    }

    package func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck {
        let name = deck.name.isEmpty && deck.id == account ? "" : try Deck.validated(name: deck.name)
        return try await own.updateDeck(Deck(id: deck.id, name: name, filters: try deck.filters.validated()))
    }

    package func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError) {
        try await own.deleteDeck(id)
    }
}
