import Recommender

/// Keeps places in a deck for what came after the people whom the starter model was made of.
///
/// What those people chose ranks above all that they could not know, also for somebody who likes nothing else. So at
/// least as large a share of the cards by score came later as of the person's likes: calibrated recommendations
/// (Steck 2018).
struct LaterPlaces {
    private let items: ItemSet
    private let share: Double

    /// So many likes of what was there before stand beside the person's: one like alone says little of a share.
    private static var doubt: Int { 2 }

    /// - Returns: `nil` where nothing is liked that came later.
    init?(_ items: ItemSet, for taste: UserState) {
        let liked = taste.judgements.filter(\.reaction.isPositive)
        let later = liked.count { items.contains($0.item) }
        guard later > 0 else { return nil }
        self.items = items
        share = Double(later) / Double(liked.count + Self.doubt)
    }

    /// How many of the cards have to give their places to later ones, where a screen holds some already.
    func missing(among cards: [SlateCard], besides held: [Int]) -> Int {
        max(0, due(cards.count + held.count) - count(held) - count(cards.map(\.item)))
    }

    /// What is allowed, of that which came later.
    func only(_ allowed: ItemSet) -> ItemSet {
        var later = allowed
        later.formIntersection(items)
        return later
    }

    /// As many cards as before, best first, with the later ones evenly among them in the places of the least likely.
    func mixed(_ cards: [SlateCard], with further: [SlateCard], besides held: [Int]) -> [SlateCard] {
        let yielding = cards.indices.reversed().filter { !items.contains(cards[$0].item) }.prefix(further.count)
        var (staying, coming) = (cards[...], further.prefix(yielding.count))
        for place in yielding { staying.remove(at: place) }
        var (mixed, later): ([SlateCard], Int) = ([], count(held))
        while let best = staying.first ?? coming.first {
            let isDue = later < due(held.count + mixed.count + 1)
            let card = isDue || staying.isEmpty ? coming.popFirst() ?? best : best
            if card.item == staying.first?.item { staying.removeFirst() }
            if items.contains(card.item) { later += 1 }
            mixed.append(card)
        }
        return mixed
    }

    private func due(_ places: Int) -> Int { Int(exactly: (share * Double(places)).rounded(.down)) ?? 0 }

    private func count(_ shown: [Int]) -> Int { shown.count { items.contains($0) } }
}
