import DiscoveryDomain
import RepositoriesDomain

/// The cards of a deck that are here already, the top one first.
nonisolated struct CardQueue: Equatable {
    /// The top card and the two that can be seen behind it: they stay what they are while better ones come in below.
    static let visible = 3
    /// How many cards below the top one have their pictures loaded: on a slow line more would keep these waiting.
    static let preloaded = 3
    /// Enough to go on with for a while without a line, and few enough to hold.
    static let capacity = 60

    private(set) var cards: [Card] = []
    /// The service has nothing beyond these.
    private(set) var isEnd = false

    var top: Card? { cards.first }
    var ids: [Repository.ID] { cards.map(\.id) }
    var visibleIDs: [Repository.ID] { cards.prefix(Self.visible).map(\.id) }

    /// Takes a card off, wherever it is; `nil` when it is not here.
    mutating func take(_ id: Repository.ID) -> Card? {
        cards.firstIndex { $0.id == id }.map { cards.remove(at: $0) }
    }

    /// Puts a card on top.
    mutating func restore(_ card: Card) {
        cards.removeAll { $0.id == card.id }
        cards.insert(card, at: 0)
    }

    mutating func clear() { self = CardQueue() }

    /// Forgets all but the top card, which somebody is reading.
    mutating func keepTop() {
        cards = Array(cards.prefix(1))
        isEnd = false
    }

    /// New cards come in below those that can be seen; older ones stay below them as a reserve.
    ///
    /// `judged` are the repositories that were judged after the new cards were asked for.
    mutating func merge(_ batch: CardBatch, judged: Set<Repository.ID>) {
        var known = judged
        var merged: [Card] = []
        for card in cards.prefix(Self.visible) + batch.cards + cards.dropFirst(Self.visible)
        where known.insert(card.id).inserted { merged.append(card) }
        cards = Array(merged.prefix(Self.capacity))
        isEnd = batch.isEnd
    }
}
