/// Finds the items that may be among the best from their rounded factors, in one pass.
struct CodeScan {
    private let snapshot: Snapshot
    private let taste: Taste
    private let query: [Int16]

    /// A product times an item's scale times this is its prediction, standardized as for an item without neighbours.
    private let unit: Float

    /// What turns a score without neighbours into one with them.
    private let ratio: Float
    private let mixedOffset: Float

    private static let blockSize = 512

    init(snapshot: Snapshot, taste: Taste) {
        self.snapshot = snapshot
        self.taste = taste
        let largest = taste.vector.reduce(Float(0)) { max($0, $1.magnitude) }
        let scale = largest > 0 ? 2_047 / largest : 0
        query = taste.vector.map { Int16(($0 * scale).rounded()) }
        unit = largest > 0 ? taste.bareScale / scale : 0
        ratio = taste.factorScale / taste.bareScale
        mixedOffset = taste.offset - ratio * taste.bareOffset
    }

    /// At least so many items with the highest approximate scores, in no order; fewer when not so many are left.
    func candidates(_ limit: Int, excluding excluded: ItemSet) -> [Int] {
        var sample = self.sample(excluding: excluded)
        let share = Double(sample.count) / Double(max(1, snapshot.itemCount - excluded.count))
        var wanted = Int(Double(limit) * 1.5 * share) + 8
        while wanted < sample.count {
            let found = items(atLeast: sample.smallestOfLargest(wanted), excluding: excluded)
            if found.count >= limit { return found }
            wanted *= 4
        }
        return items(atLeast: -.infinity, excluding: excluded)
    }

    /// Approximate scores of a few thousand items spread over the catalogue.
    private func sample(excluding excluded: ItemSet) -> [Float] {
        let step = max(1, snapshot.itemCount / min(8_192, max(2_048, snapshot.itemCount / 64)))
        var scores: [Float] = []
        for item in stride(from: 0, to: snapshot.itemCount, by: step) where !excluded.contains(item) {
            forEachScore(in: item..<item + 1) { scores.append($1) }
        }
        return scores
    }

    private func items(atLeast threshold: Float, excluding excluded: ItemSet) -> [Int] {
        var found: [Int] = []
        for start in stride(from: 0, to: snapshot.itemCount, by: Self.blockSize) {
            forEachScore(in: start..<min(start + Self.blockSize, snapshot.itemCount)) { item, score in
                if score >= threshold, !excluded.contains(item) { found.append(item) }
            }
        }
        return found
    }

    /// Calls the body with the approximate score of each item of a block.
    @inline(__always)
    private func forEachScore(in items: Range<Int>, _ body: (Int, Float) -> Void) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { buffer in
            guard let products = buffer.baseAddress, let codes = snapshot.itemCodes.baseAddress,
                let scales = snapshot.itemCodeScales.baseAddress, let covered = snapshot.neighbours.covered.baseAddress
            else { return }
            query.withUnsafeBufferPointer { query in
                guard let query = query.baseAddress else { return }
                let rows = codes + items.lowerBound * snapshot.width
                VectorKernels.scan(rows, rowCount: items.count, width: snapshot.width, with: query, into: products)
            }
            taste.neighbourSums.withUnsafeBufferPointer { sums in
                for item in items {
                    let prediction = unit * scales[item] * Float(products[item - items.lowerBound])
                    let bare = prediction + taste.bareOffset
                    let isMixed = !sums.isEmpty && covered[item] != 0
                    let score = isMixed ? ratio * bare + taste.neighbourScale * sums[item] + mixedOffset : bare
                    body(item, score + snapshot.lead(of: item) - taste.demotion(of: item))
                }
            }
        }
    }
}
