/// Picks the highest of many scores, in no order.
///
/// Floyd, Rivest 1975, "Expected time bounds for selection": a sample tells where to draw a line that little more than
/// what is wanted lies above, and only that is looked at closely.
struct Shortlist {
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
