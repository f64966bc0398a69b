package import Calls
import DiscoveryDomain
import DiscoveryService
package import FindieDomain
package import Foundation

extension PersonFindieService {
    package func decks() async throws(FindieError) -> GameDecks {
        let person = try await person()
        return GameDecks(decks: person.decks, chosen: person.chosenDeck?.id ?? account)
    }

    package func createDeck(
        named name: String,
        filters: GameFilters,
        key: IdempotencyKey
    ) async throws(FindieError) -> GameDeck {
        // The key is the deck's id, so that making it twice makes one.
        let deck = GameDeck(
            id: key.value,
            name: try GameDeck.validated(name: name),
            filters: try filters.validated()
        )
        let kept = try await asking { () async throws(DiscoveryError) in try await own.createDeck(deck) }
        try await chooseDeck(kept.id)
        return kept
    }

    package func updateDeck(_ deck: GameDeck) async throws(FindieError) -> GameDeck {
        var kept = deck
        kept.name = deck.name.isEmpty && deck.id == account ? "" : try GameDeck.validated(name: deck.name)
        kept.filters = try deck.filters.validated()
        let new = kept
        return try await asking { () async throws(DiscoveryError) in try await own.updateDeck(new) }
    }

    package func deleteDeck(_ id: UUID) async throws(FindieError) {
        guard id != account else { throw .lastDeck }
        try await asking { () async throws(DiscoveryError) in try await own.deleteDeck(id) }
    }

    package func chooseDeck(_ id: UUID) async throws(FindieError) {
        let person = try await person()
        guard person.decks.contains(where: { $0.id == id }) else { throw .deckNotFound }
        var preferences = person.preferences
        guard preferences.deck != id else { return }
        preferences.deck = id
        let new = preferences
        try await asking { () async throws(DiscoveryError) in try await own.setPreferences(new) }
    }
}
