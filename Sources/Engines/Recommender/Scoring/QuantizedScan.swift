/// Finds the items that may be among the best from their rounded factors, in one pass.
struct QuantizedScan {
    private let snapshot: Snapshot
    private let taste: UserState
    private let query: [Int16]

    /// A product times an item's scale times this is its prediction, standardized as for an item without neighbours.
    private let unit: Float

    /// What turns a score without neighbours into one with them.
    private let ratio: Float
    private let mixedOffset: Float

    init(snapshot: Snapshot, taste: UserState) {
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
        withUnsafeTemporaryAllocation(of: Float.self, capacity: snapshot.itemCount) { buffer in
            guard let scores = buffer.baseAddress else { return [] }
            for start in stride(from: 0, to: snapshot.itemCount, by: Self.blockSize) {
                let block = start..<min(start + Self.blockSize, snapshot.itemCount)
                predict(block, into: scores + start)
                addWhatIsKnown(of: block, to: scores + start)
            }
            return TopK(UnsafeBufferPointer(buffer), size: limit, excluding: excluded).items
        }
    }

    /// So many at a time, that a block's products and scores stay where the processor has them at hand.
    private static let blockSize = 512

    /// The scores by factors alone.
    private func predict(_ items: Range<Int>, into scores: UnsafeMutablePointer<Float>) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { buffer in
            guard let products = buffer.baseAddress, let codes = snapshot.quantizedItems.baseAddress,
                let scales = snapshot.itemCodeScales.baseAddress
            else { return }
            query.withUnsafeBufferPointer { query in
                guard let query = query.baseAddress else { return }
                let rows = codes + items.lowerBound * snapshot.width
                VectorKernels.scan(rows, rowCount: items.count, width: snapshot.width, with: query, into: products)
            }
            VectorKernels.unscale(
                products,
                scales + items.lowerBound,
                by: unit,
                adding: taste.bareOffset,
                count: items.count,
                into: scores
            )
        }
    }

    private func addWhatIsKnown(of items: Range<Int>, to scores: UnsafeMutablePointer<Float>) {
        let (first, count) = (items.lowerBound, items.count)
        taste.neighbourSums.withUnsafeBufferPointer { sums in
            guard !sums.isEmpty, let sums = sums.baseAddress, let covered = snapshot.neighbours.covered.baseAddress
            else { return }
            VectorKernels.mix(
                scores,
                by: ratio,
                sums + first,
                weight: taste.neighbourScale,
                offset: mixedOffset,
                where: covered + first,
                count: count
            )
        }
        if !snapshot.itemLeads.isEmpty, let leads = snapshot.itemLeads.baseAddress {
            VectorKernels.add(1, times: leads + first, to: scores, count: count)
        }
        taste.demotions.withUnsafeBufferPointer { demotions in
            guard !demotions.isEmpty, let demotions = demotions.baseAddress else { return }
            VectorKernels.add(-1, times: demotions + first, to: scores, count: count)
        }
    }
}

/// Picks the highest of many scores, in no order.
///
/// Floyd, Rivest 1975, "Expected time bounds for selection": a sample tells where to draw a line that little more than
/// what is wanted lies above, and only that is looked at closely.
struct TopK {
    /// The indexes of the highest scores, of equal ones the first; fewer than `size` when not so many are left.
    let items: [Int]

    /// Every so many scores one is in the sample: about as many are sampled as are then looked at closely.
    private static func interval(_ count: Int) -> Int { max(32, count / 2_048) }

    /// None of the scores may be NaN.
    init(_ scores: UnsafeBufferPointer<Float>, size: Int, excluding excluded: ItemSet) {
        guard size > 0 else {
            items = []
            return
        }
        var found = Self.items(scores, notBelow: Self.line(scores, size, excluded), excluded)
        // A sample that was too good; that is rare.
        if found.count < size { found = Self.items(scores, notBelow: -.infinity, excluded) }
        items = Self.highest(size, of: found, scores)
    }

    /// What a little more than the wanted number of scores will hardly be below.
    private static func line(_ scores: UnsafeBufferPointer<Float>, _ size: Int, _ excluded: ItemSet) -> Float {
        let interval = interval(scores.count)
        var sample: [Float] = []
        sample.reserveCapacity(scores.count / interval + 1)
        for item in stride(from: 0, to: scores.count, by: interval) where !excluded.contains(item) {
            sample.append(scores[item])
        }
        // So many are expected there, and with this much more it is too few in one of ten thousand samples.
        let expected = Float(size) / Float(interval)
        let rank = Int(expected + 4 * expected.squareRoot()) + 3
        return rank < sample.count ? sample.smallestOfLargest(rank) : -.infinity
    }

    private static func items(
        _ scores: UnsafeBufferPointer<Float>,
        notBelow line: Float,
        _ excluded: ItemSet
    ) -> [Int] {
        VectorKernels.positions(notBelow: line, in: scores).lazy.map(Int.init).filter { !excluded.contains($0) }
    }

    private static func highest(_ size: Int, of items: [Int], _ scores: UnsafeBufferPointer<Float>) -> [Int] {
        guard items.count > size else { return items }
        var values = items.map { scores[$0] }
        let line = values.smallestOfLargest(size)
        var room = size - values.suffix(size).count { $0 > line }
        return items.filter { item in
            guard scores[item] == line, room > 0 else { return scores[item] > line }
            room -= 1
            return true
        }
    }
}
