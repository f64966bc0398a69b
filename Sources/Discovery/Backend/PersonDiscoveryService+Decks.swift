package import DiscoveryDomain
package import Calls
import Foundation
import Storage

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
        return try await changingDecks { store in
            let decks = try store.all()
            if let known = decks.first(where: { $0.id == deck.id }) { return known }
            guard decks.count < Deck.maximumCount else {
                throw DiscoveryError.deckLimitReached(limit: Deck.maximumCount)
            }
            try store.insert(deck)
            return deck
        }
    }

    package func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck {
        let name = deck.name.isEmpty && deck.id == account ? "" : try Deck.validated(name: deck.name)
        let changed = Deck(id: deck.id, name: name, filters: try deck.filters.validated())
        return try await changingDecks { store in
            guard try store.update(changed) else { throw DiscoveryError.deckNotFound }
            return changed
        }
    }

    package func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError) {
        _ = try await changingDecks { store in
            let decks = try store.all()
            guard decks.contains(where: { $0.id == id }) else { return }
            guard decks.count > 1 else { throw DiscoveryError.lastDeck }
            try store.delete(id)
        }
    }

    private func changingDecks<Value: Sendable>(
        _ work: @escaping @Sendable (DeckStore) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        let (account, changes) = (account, changes)
        return try await backend.database.writing { connection in
            let store = DeckStore(connection: connection, account: account)
            try store.materialize()
            let value = try work(store)
            try PersonStore(connection: connection, account: account).touch()
            try changes.announce(connection)
            return value
        }
    }
}
