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

    /// The items with the highest approximate scores, in no order; fewer when not so many are left.
    func candidates(_ limit: Int, excluding excluded: ItemSet) -> [Int] {
        var list = Shortlist(size: limit, excluding: excluded)
        for start in stride(from: 0, to: snapshot.itemCount, by: Self.blockSize) {
            withScores(in: start..<min(start + Self.blockSize, snapshot.itemCount)) { block in
                list.take(block, ofItemsFrom: start)
            }
        }
        return list.items()
    }

    /// Calls the body with the approximate scores of a block of items.
    private func withScores(in items: Range<Int>, _ body: (UnsafeBufferPointer<Float>) -> Void) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: items.count) { scores in
            guard let first = scores.baseAddress else { return }
            predict(items, into: first)
            addWhatIsKnown(of: items, to: first)
            body(UnsafeBufferPointer(scores))
        }
    }

    /// The scores by factors alone.
    private func predict(_ items: Range<Int>, into scores: UnsafeMutablePointer<Float>) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { buffer in
            guard let products = buffer.baseAddress, let codes = snapshot.itemCodes.baseAddress,
                let scales = snapshot.itemCodeScales.baseAddress
            else { return }
            query.withUnsafeBufferPointer { query in
                guard let query = query.baseAddress else { return }
                let rows = codes + items.lowerBound * snapshot.width
                VectorKernels.scan(rows, rowCount: items.count, width: snapshot.width, with: query, into: products)
            }
            let (unit, offset, scale) = (unit, taste.bareOffset, scales + items.lowerBound)
            for index in 0..<items.count { scores[index] = unit * scale[index] * Float(products[index]) + offset }
        }
    }

    // One plain loop for each addend: the compiler makes several items of one instruction of them.
    private func addWhatIsKnown(of items: Range<Int>, to scores: UnsafeMutablePointer<Float>) {
        let (first, count) = (items.lowerBound, items.count)
        taste.neighbourSums.withUnsafeBufferPointer { sums in
            guard !sums.isEmpty, let sums = sums.baseAddress, let covered = snapshot.neighbours.covered.baseAddress
            else { return }
            let (ratio, weight, offset) = (ratio, taste.neighbourScale, mixedOffset)
            for index in 0..<count {
                let mixed = ratio * scores[index] + weight * sums[first + index] + offset
                scores[index] = covered[first + index] != 0 ? mixed : scores[index]
            }
        }
        if !snapshot.itemLeads.isEmpty, let leads = snapshot.itemLeads.baseAddress {
            for index in 0..<count { scores[index] += leads[first + index] }
        }
        taste.demotions.withUnsafeBufferPointer { demotions in
            guard !demotions.isEmpty, let demotions = demotions.baseAddress else { return }
            for index in 0..<count { scores[index] -= demotions[first + index] }
        }
    }
}
