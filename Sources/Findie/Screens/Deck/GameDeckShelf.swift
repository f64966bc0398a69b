import Calls
import DesignSystem
import FindieDomain
import Foundation
import Observation

/// The person's decks and the one they play.
@Observable
final class GameDeckShelf {
    private(set) var decks: [GameDeck] = []
    private(set) var chosen: UUID?
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let toasts: ToastPresenter?
    /// Counts what changed of the decks, and who reads them.
    @ObservationIgnored private var changes = 0

    init(service: any FindieService, toasts: ToastPresenter?) {
        (self.service, self.toasts) = (service, toasts)
    }

    /// `nil` before the decks are known.
    var current: GameDeck? { decks.first { $0.id == chosen } ?? decks.first }

    /// The first deck is everybody's: it has no name and stays.
    var named: GameDeck? { current.flatMap { $0.name.isEmpty ? nil : $0 } }

    func show(_ all: GameDecks) { (decks, chosen) = (all.decks, all.current?.id) }

    /// Reads again what changed while it was read: the answer may be older.
    ///
    /// - Returns: What the deck shows that is played.
    func load() async throws(FindieError) -> GameFilters {
        noteChange()
        var seen: Int
        repeat {
            seen = changes
            let all = try await service.decks()
            if seen == changes { show(all) }
        } while seen != changes
        return current?.filters ?? .none
    }

    /// Lets what is being read be read again.
    func noteChange() { changes += 1 }

    /// Takes note of filters that were kept for the deck.
    func note(_ filters: GameFilters) {
        guard let index = decks.firstIndex(where: { $0.id == current?.id }) else { return }
        decks[index].filters = filters
    }

    // Each gives what the deck shows that is played then.

    func choose(_ id: UUID) async throws(FindieError) -> GameFilters {
        try await service.chooseDeck(id)
        return try await load()
    }

    func save(as name: String, _ filters: GameFilters, key: IdempotencyKey) async throws(FindieError) -> GameFilters {
        _ = try await service.createDeck(named: name, filters: filters, key: key)
        return try await load()
    }

    func rename(_ deck: GameDeck, to name: String) async throws(FindieError) -> GameFilters {
        // Another page may have changed its filters.
        var renamed = try await service.decks().decks.first { $0.id == deck.id } ?? deck
        renamed.name = name
        _ = try await service.updateDeck(renamed)
        return try await load()
    }

    /// Deletes the deck, and offers for a while to bring it back.
    func delete(_ deck: GameDeck, undo: @escaping () -> Void) async throws(FindieError) -> GameFilters {
        try await service.deleteDeck(deck.id)
        toasts?.show(.undoable(words("findie.deck.deleted", deck.title), systemImage: "rectangle.stack", undo: undo))
        return try await load()
    }
}

extension GameDeckModel {
    /// Plays what another page made of the decks; without an answer the deck goes on as it is.
    func changedElsewhere() async {
        // What is being read for the first time may be older than the change.
        guard shelf.current != nil else { return shelf.noteChange() }
        _ = await refusal { [self] () async throws(FindieError) in try await shelf.load() }
    }

    func deckTapped(_ id: UUID) async {
        await playing { [self] () async throws(FindieError) in try await shelf.choose(id) }
    }

    /// Names a deck, or saves what is shown now as a new one.
    ///
    /// - Returns: Why it was refused; `nil` when it is done.
    func named(_ deck: GameDeck?, _ name: String, key: IdempotencyKey) async -> FindieError? {
        await refusal { [self] () async throws(FindieError) in
            if let deck { return try await shelf.rename(deck, to: name) }
            return try await shelf.save(as: name, filters, key: key)
        }
    }

    func deleteTapped(_ deck: GameDeck) async {
        await playing { [self] () async throws(FindieError) in
            try await shelf.delete(deck) { [weak self] in
                Task { await self?.restored(deck) }
            }
        }
    }

    /// Under the id it had, so that bringing it back twice makes one.
    private func restored(_ deck: GameDeck) async {
        await playing { [self] () async throws(FindieError) in
            try await shelf.save(as: deck.name, deck.filters, key: IdempotencyKey(deck.id))
        }
    }
}

extension GameDeck {
    /// The deck everybody has from the start has no name of its own.
    var title: String { name.isEmpty ? words("findie.deck.first") : name }
}
