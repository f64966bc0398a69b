/// Scores items for a person: a weighted mean of standardized factor predictions and standardized neighbour sums.
package struct Scorer: Sendable {
    package let snapshot: Snapshot

    /// Rounding moves an item past few others: so many more candidates, and a fourth, are scored exactly.
    private static let spare = 64

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// The score of every item; higher is better, 0 is the average item.
    package func scores(for taste: UserState) -> [Float] {
        let width = snapshot.width
        return [Float](unsafeUninitializedCapacity: snapshot.itemCount) { buffer, count in
            count = snapshot.itemCount
            taste.vector.withUnsafeBufferPointer { vector in
                guard let vector = vector.baseAddress, let factors = snapshot.itemFactors.baseAddress else {
                    buffer.initialize(repeating: 0)
                    return
                }
                for item in 0..<count {
                    let prediction = VectorKernels.dot(factors + item * width, vector, count: width)
                    buffer.initializeElement(at: item, to: score(item, prediction, taste))
                }
            }
        }
    }

    /// The score of one item.
    package func score(of item: Int, for taste: UserState) -> Float {
        taste.vector.withUnsafeBufferPointer { vector in
            guard let vector = vector.baseAddress else { return 0 }
            return score(item, VectorKernels.dot(snapshot.factors(of: item), vector, count: snapshot.width), taste)
        }
    }

    @inline(__always)
    private func score(_ item: Int, _ prediction: Float, _ taste: UserState) -> Float {
        let fixed = snapshot.lead(of: item) - taste.demotion(of: item)
        guard !taste.neighbourSums.isEmpty, snapshot.neighbours.covered[item] != 0 else {
            return taste.bareScale * prediction + taste.bareOffset + fixed
        }
        return taste.factorScale * prediction + taste.neighbourScale * taste.neighbourSums[item] + taste.offset + fixed
    }

    /// The best items, best first, at most `limit`; those judged and those excluded are left out.
    ///
    /// Large catalogues are scanned in bytes for candidates, which are then scored exactly.
    package func best(_ limit: Int, for taste: UserState, excluding excluded: ItemSet? = nil) -> [ScoredItem] {
        var hidden = excluded ?? ItemSet(itemCount: snapshot.itemCount)
        for event in taste.judgements { hidden.insert(event.item) }
        guard !snapshot.quantizedItems.isEmpty, limit * 8 < snapshot.itemCount else {
            var scores = self.scores(for: taste)
            hidden.forEach { scores[$0] = -.infinity }
            return TopItems.best(limit, of: scores)
        }
        let candidates = QuantizedScan(snapshot: snapshot, taste: taste)
            .candidates(limit + limit / 4 + Self.spare, excluding: hidden)
        let exact = candidates.map { ScoredItem(item: $0, score: score(of: $0, for: taste)) }
        guard exact.count > limit, limit > 0 else { return TopItems.best(limit, among: exact) }
        var scores = exact.map(\.score)
        let line = scores.smallestOfLargest(limit)
        return TopItems.best(limit, among: exact.filter { $0.score >= line })
    }
}

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

/// An item with its score.
package struct ScoredItem: Sendable, Equatable {
    package let item: Int
    package let score: Float

    package init(item: Int, score: Float) {
        self.item = item
        self.score = score
    }
}

/// Finds items that the same people like.
package struct SimilarItems: Sendable {
    package let snapshot: Snapshot

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// The items nearest in direction of factors, with the cosine as score; the item itself is left out.
    package func items(like item: Int, limit: Int, allowed: ItemSet? = nil) -> [ScoredItem] {
        let width = snapshot.width
        let factors = snapshot.factors(of: item)
        let length = max(VectorKernels.dot(factors, factors, count: width).squareRoot(), 1e-12)
        let cosines = (0..<snapshot.itemCount).map { other -> Float in
            guard other != item, allowed?.contains(other) ?? true else { return -.infinity }
            let others = snapshot.factors(of: other)
            let otherLength = VectorKernels.dot(others, others, count: width).squareRoot()
            guard otherLength > 0 else { return -.infinity }
            return VectorKernels.dot(factors, others, count: width) / (length * otherLength)
        }
        return TopItems.best(limit, of: cosines)
    }
}
