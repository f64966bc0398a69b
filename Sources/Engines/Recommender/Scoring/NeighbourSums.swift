/// The sum of the neighbours' weights over a person's events, for every item.
struct NeighbourSums {
    /// One sum per item; empty when no event has neighbours.
    let values: [Float]
    let mean: Float
    let deviation: Float

    init(snapshot: Snapshot, judgements: [TasteEvent]) {
        let sources = judgements.filter { snapshot.neighbourCovered[$0.item] != 0 }
        guard !sources.isEmpty, let weights = snapshot.neighbourValues.baseAddress else {
            (values, mean, deviation) = ([], 0, 0)
            return
        }
        let count = snapshot.itemCount
        values = [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            buffer.initialize(repeating: 0)
            guard let sums = buffer.baseAddress else { return }
            for event in sources {
                let factor = ReactionWeights.neighbours(event.reaction)
                if snapshot.hasDenseNeighbours {
                    VectorKernels.add(factor, times: weights + event.item * count, to: sums, count: count)
                } else {
                    Self.scatter(snapshot, source: event.item, factor: factor, to: sums)
                }
            }
        }
        (mean, deviation) = Self.moments(values)
    }

    private static func scatter(
        _ snapshot: Snapshot,
        source: Int,
        factor: Float,
        to sums: UnsafeMutablePointer<Float>
    ) {
        let range = Int(snapshot.neighbourOffsets[source])..<Int(snapshot.neighbourOffsets[source + 1])
        guard let targets = snapshot.neighbourTargets.baseAddress, let weights = snapshot.neighbourValues.baseAddress
        else { return }
        for position in range { sums[Int(targets[position])] += factor * weights[position] }
    }

    private static func moments(_ values: [Float]) -> (Float, Float) {
        values.withUnsafeBufferPointer { buffer in
            // Sixteen partial sums in doubled precision are exact enough and keep up with the scan.
            var sums = SIMD8<Double>.zero
            var squares = SIMD8<Double>.zero
            var index = 0
            while index + 8 <= buffer.count {
                var lanes = SIMD8<Double>.zero
                for lane in 0..<8 { lanes[lane] = Double(buffer[index + lane]) }
                sums += lanes
                squares += lanes * lanes
                index += 8
            }
            var (sum, square) = (sums.sum(), squares.sum())
            while index < buffer.count {
                sum += Double(buffer[index])
                square += Double(buffer[index]) * Double(buffer[index])
                index += 1
            }
            let count = Double(max(1, buffer.count))
            let mean = sum / count
            return (Float(mean), Float(max(0, square / count - mean * mean).squareRoot()))
        }
    }
}
