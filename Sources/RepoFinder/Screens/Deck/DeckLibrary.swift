import Calls
import DiscoveryDomain
import Observation

/// The person's decks and the one on the screen.
@Observable
final class DeckLibrary {
    private(set) var decks: [Deck]
    /// The deck the person chose; `nil` for the first one.
    private(set) var chosen: Deck.ID?
    @ObservationIgnored private let service: any DiscoveryService

    init(service: any DiscoveryService, decks: [Deck] = []) {
        self.service = service
        self.decks = decks
    }

    /// The deck on the screen; `nil` before the decks are known, which stands for the first one.
    var current: Deck? { decks.first { $0.id == chosen } ?? decks.first }

    var canDelete: Bool { decks.count > 1 }

    enum Loading {
        case done
        /// The deck that was chosen was deleted, or never was this person's; the first one stands for it.
        case chosenIsGone
    }

    /// Without the decks the first one can still be played, so a failure shows where cards are asked for.
    func load() async -> Loading {
        guard let decks = try? await service.decks() else { return .done }
        self.decks = decks
        guard let chosen, !decks.contains(where: { $0.id == chosen }) else { return .done }
        self.chosen = nil
        return .chosenIsGone
    }

    func select(_ id: Deck.ID?) { chosen = id }

    func create(named name: String, filters: DeckFilters) async throws(DiscoveryError) {
        let deck = try await service.createDeck(named: name, filters: filters, key: IdempotencyKey())
        decks.append(deck)
        chosen = deck.id
    }

    func update(_ deck: Deck) async throws(DiscoveryError) {
        let kept = try await service.updateDeck(deck)
        if let index = decks.firstIndex(where: { $0.id == kept.id }) { decks[index] = kept }
    }

    func delete(_ id: Deck.ID) async throws(DiscoveryError) {
        try await service.deleteDeck(id)
        decks.removeAll { $0.id == id }
        if chosen == id { chosen = nil }
    }
}

extension Deck {
    /// The deck everybody has from the start has no name of its own.
    var title: String { name.isEmpty ? words("repofinder.deck.first") : name }
}
