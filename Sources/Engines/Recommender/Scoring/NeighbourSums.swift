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
        var moments = Moments()
        values = [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            buffer.initialize(repeating: 0)
            guard let sums = buffer.baseAddress else { return }
            for event in sources {
                let factor = ReactionWeights.neighbours(event.reaction)
                if snapshot.hasDenseNeighbours {
                    VectorKernels.add(factor, times: weights + event.item * count, to: sums, count: count)
                } else {
                    Self.scatter(snapshot, source: event.item, factor: factor, to: sums, &moments)
                }
            }
            if snapshot.hasDenseNeighbours { buffer.forEach { moments.change(from: 0, to: $0) } }
        }
        (mean, deviation) = moments.meanAndDeviation(count: count)
    }

    private static func scatter(
        _ snapshot: Snapshot,
        source: Int,
        factor: Float,
        to sums: UnsafeMutablePointer<Float>,
        _ moments: inout Moments
    ) {
        let range = Int(snapshot.neighbours.offsets[source])..<Int(snapshot.neighbours.offsets[source + 1])
        guard let targets = snapshot.neighbours.targets.baseAddress,
            let weights = snapshot.neighbours.values.baseAddress
        else { return }
        for position in range {
            let target = Int(targets[position])
            let before = sums[target]
            let after = before + factor * weights[position]
            sums[target] = after
            moments.change(from: before, to: after)
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

        func meanAndDeviation(count: Int) -> (Float, Float) {
            let mean = sum / Double(max(1, count))
            let variance = squares / Double(max(1, count)) - mean * mean
            return (Float(mean), Float(max(0, variance).squareRoot()))
        }
    }
}
