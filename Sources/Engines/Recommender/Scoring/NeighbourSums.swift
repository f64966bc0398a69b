/// The sum of the neighbours' weights over a person's events, for every item.
struct NeighbourSums {
    /// One sum per item; empty when no event has neighbours.
    let values: [Float]
    let mean: Float
    let deviation: Float

    init(snapshot: Snapshot, judgements: [TasteEvent]) {
        let sources = judgements.filter { snapshot.neighbours.covered[$0.item] != 0 }
        guard !sources.isEmpty, let weights = snapshot.neighbours.values.baseAddress else {
            (values, mean, deviation) = ([], 0, 0)
            return
        }
        let count = snapshot.itemCount
        // Few of a large catalogue's sums change, nearly all of a small one's.
        let entryCount = sources.reduce(0) { $0 + Self.entries(snapshot, of: $1.item).count }
        let isSparse = !snapshot.hasDenseNeighbours && entryCount * 8 < count
        var moments = Moments()
        values = [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            buffer.initialize(repeating: 0)
            guard let sums = buffer.baseAddress else { return }
            for event in sources {
                let factor = ReactionWeights.neighbours(event.reaction)
                if snapshot.hasDenseNeighbours {
                    VectorKernels.add(factor, times: weights + event.item * count, to: sums, count: count)
                } else if isSparse {
                    Self.scatter(snapshot, event.item, factor, to: sums) { moments.change(from: $0, to: $1) }
                } else {
                    Self.scatter(snapshot, event.item, factor, to: sums) { _, _ in }
                }
            }
            if !isSparse { moments.add(UnsafeBufferPointer(buffer)) }
        }
        (mean, deviation) = moments.meanAndDeviation(count: count)
    }

    private static func entries(_ snapshot: Snapshot, of source: Int) -> Range<Int> {
        guard !snapshot.hasDenseNeighbours else { return 0..<0 }
        return Int(snapshot.neighbours.offsets[source])..<Int(snapshot.neighbours.offsets[source + 1])
    }

    @inline(__always)
    private static func scatter(
        _ snapshot: Snapshot,
        _ source: Int,
        _ factor: Float,
        to sums: UnsafeMutablePointer<Float>,
        _ note: (_ before: Float, _ after: Float) -> Void
    ) {
        guard let targets = snapshot.neighbours.targets.baseAddress,
            let weights = snapshot.neighbours.values.baseAddress
        else { return }
        for position in entries(snapshot, of: source) {
            let target = Int(targets[position])
            let before = sums[target]
            let after = before + factor * weights[position]
            sums[target] = after
            note(before, after)
        }
    }

    /// Sums of values and squares, kept while values change: most of a large catalogue stays zero.
    private struct Moments {
        private var sum = 0.0
        private var squares = 0.0

        @inline(__always)
        mutating func change(from before: Float, to after: Float) {
            sum += Double(after) - Double(before)
            squares += Double(after) * Double(after) - Double(before) * Double(before)
        }

        mutating func add(_ values: UnsafeBufferPointer<Float>) {
            let moments = VectorKernels.moments(values)
            sum += moments.sum
            squares += moments.squares
        }

        func meanAndDeviation(count: Int) -> (Float, Float) {
            let mean = sum / Double(max(1, count))
            let variance = squares / Double(max(1, count)) - mean * mean
            return (Float(mean), Float(max(0, variance).squareRoot()))
        }
    }
}
