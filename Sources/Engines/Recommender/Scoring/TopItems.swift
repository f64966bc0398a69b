/// Picks the highest scores.
package enum TopItems {
    /// The highest finite scores, best first, equal ones by item; at most `limit`.
    package static func best(_ limit: Int, of scores: [Float]) -> [ScoredItem] {
        guard limit > 0 else { return [] }
        var kept: [ScoredItem] = []
        let capacity = max(64, limit * 2)
        kept.reserveCapacity(capacity)
        var floor = -Float.infinity
        for (item, score) in scores.enumerated() where score > floor {
            kept.append(ScoredItem(item: item, score: score))
            guard kept.count == capacity else { continue }
            sort(&kept)
            kept.removeSubrange(limit...)
            floor = kept[limit - 1].score
        }
        sort(&kept)
        return Array(kept.prefix(limit))
    }

    /// The items with the highest scores, best first, equal ones by item; at most `limit`.
    static func best(_ limit: Int, among items: [ScoredItem]) -> [ScoredItem] {
        var items = items
        sort(&items)
        return Array(items.prefix(max(0, limit)))
    }

    private static func sort(_ items: inout [ScoredItem]) {
        items.sort { ($0.score, $1.item) > ($1.score, $0.item) }
    }
}
