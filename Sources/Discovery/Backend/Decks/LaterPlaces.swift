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
        let later = count(cards.map(\.item))
        let missing = due(cards.count + held.count) - count(held) - later
        return min(max(missing, 0), cards.count - later)
    }

    /// What is allowed, of that which came later.
    func only(_ allowed: ItemSet) -> ItemSet {
        var later = allowed
        later.formIntersection(items)
        return later
    }

    /// As many cards as before, later ones in the places of the least likely; each comes as soon as it is due.
    func mixed(_ cards: [SlateCard], with further: [SlateCard], besides held: [Int]) -> [SlateCard] {
        let (later, earlier) = (cards.filter(isLater) + further, cards.filter { !isLater($0) })
        var (coming, staying) = (later[...], earlier.dropLast(further.count))
        var (mixed, shown): ([SlateCard], Int) = ([], count(held))
        for card in cards {
            let isDue = shown < due(held.count + mixed.count + 1)
            // What came later stands where it stood, or before.
            let next = isDue || isLater(card) || staying.isEmpty ? coming.popFirst() ?? staying.popFirst() : nil
            guard let next = next ?? staying.popFirst() else { break }
            if isLater(next) { shown += 1 }
            mixed.append(next)
        }
        return mixed
    }

    private func isLater(_ card: SlateCard) -> Bool { items.contains(card.item) }

    private func due(_ places: Int) -> Int { Int(exactly: (share * Double(places)).rounded(.down)) ?? 0 }

    private func count(_ shown: [Int]) -> Int { shown.count { items.contains($0) } }
}
