/// The cards of a deck that are here already, the top one first.
nonisolated package struct SwipeQueue<Card: Identifiable & Equatable>: Equatable {
    /// The top card, the two that can be seen behind it and the one drawn below them: they stay what they are while
    /// better ones come in below, so that a swipe draws one card and no other anew.
    package static var visible: Int { drawn }
    /// How many cards below the top one have their pictures loaded: on a slow line more would keep these waiting.
    package static var preloaded: Int { 3 }
    /// How many are drawn, with pictures: what is to be seen next is there before it is.
    package static var drawn: Int { 4 }
    /// How many cards below those that can be seen follow each judgement.
    package static var renewed: Int { 6 }
    /// Enough to go on with for a while without a line, and few enough to hold.
    package static var capacity: Int { 60 }

    package private(set) var cards: [Card] = []
    /// The service has nothing beyond these.
    package private(set) var isEnd = false

    package init() {}

    package var top: Card? { cards.first }
    package var ids: [Card.ID] { cards.map(\.id) }
    package var visibleIDs: [Card.ID] { cards.prefix(Self.visible).map(\.id) }

    /// Takes a card off, wherever it is; `nil` when it is not here.
    package mutating func take(_ id: Card.ID) -> Card? {
        cards.firstIndex { $0.id == id }.map { cards.remove(at: $0) }
    }

    package mutating func drop(_ ids: Set<Card.ID>) { cards.removeAll { ids.contains($0.id) } }

    /// Puts a card on top.
    package mutating func restore(_ card: Card) {
        cards.removeAll { $0.id == card.id }
        cards.insert(card, at: 0)
    }

    /// Puts a card on top that is here already.
    package mutating func raise(_ id: Card.ID) {
        if let card = take(id) { restore(card) }
    }

    package mutating func clear() { self = SwipeQueue() }

    /// Forgets all but the top card, which somebody is reading.
    package mutating func keepTop() {
        cards = Array(cards.prefix(1))
        isEnd = false
    }

    /// New cards come in below those that can be seen; older ones stay below them as a reserve.
    ///
    /// The best of the new ones go above the reserve and the others below it, so that a swipe does not deal the whole
    /// deck anew to a browser.
    ///
    /// `judged` are the items that were judged after the new cards were asked for.
    package mutating func merge(_ new: [Card], isEnd: Bool, judged: Set<Card.ID>) {
        var known = judged
        var merged: [Card] = []
        let (best, others) = (new.prefix(Self.renewed), new.dropFirst(Self.renewed))
        for card in cards.prefix(Self.visible) + best + cards.dropFirst(Self.visible) + others
        where known.insert(card.id).inserted { merged.append(card) }
        cards = Array(merged.prefix(Self.capacity))
        self.isEnd = isEnd
    }
}
