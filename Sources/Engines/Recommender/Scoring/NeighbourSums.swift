/// The sum of the neighbours' weights over a person's events, for every item.
struct NeighbourSums {
    /// One sum per item; empty when no event has neighbours.
    let values: [Float]
    let mean: Float
    let deviation: Float

    private init(_ values: [Float], _ moments: Moments) {
        self.values = values
        (mean, deviation) = moments.meanAndDeviation(count: values.count)
    }

    /// Of sums that were kept from one judgement to the next.
    init(kept values: [Float]) {
        let moments = values.withUnsafeBufferPointer(VectorKernels.moments)
        self.init(values, Moments(sum: moments.sum, squares: moments.squares))
    }

    /// Made anew, where there are so many items that a sum for each is much to keep.
    init(snapshot: Snapshot, judgements: [TasteEvent]) {
        let sources = judgements.filter { snapshot.neighbours.covered[$0.item] != 0 }
        let entryCount = sources.reduce(0) { $0 + snapshot.neighbours(of: $1.item).count }
        // Where few of the sums change, to note how each does takes less than to read all.
        guard entryCount > 0, entryCount * 8 < snapshot.itemCount else {
            self.init(kept: sources.reduce(into: []) { Self.add($1, snapshot, to: &$0) })
            return
        }
        var moments = Moments()
        var values = [Float](repeating: 0, count: snapshot.itemCount)
        values.withUnsafeMutableBufferPointer { sums in
            for event in sources { Self.scatter(event, snapshot, to: sums) { moments.change(from: $0, to: $1) } }
        }
        self.init(values, moments)
    }

    /// Whether a person's sums are worth their memory.
    static func areKept(_ snapshot: Snapshot) -> Bool { snapshot.itemCount <= 65_536 }

    /// Adds an event's part to the sums, which are empty before the first.
    static func add(_ event: TasteEvent, _ snapshot: Snapshot, to sums: inout [Float]) {
        guard snapshot.neighbours.covered[event.item] != 0, let weights = snapshot.neighbours.values.baseAddress
        else { return }
        let count = snapshot.itemCount
        if sums.isEmpty { sums = [Float](repeating: 0, count: count) }
        sums.withUnsafeMutableBufferPointer { sums in
            guard snapshot.hasDenseNeighbours, let first = sums.baseAddress else {
                return scatter(event, snapshot, to: sums) { _, _ in }
            }
            let factor = ReactionWeights.neighbours(event.reaction)
            VectorKernels.add(factor, times: weights + event.item * count, to: first, count: count)
        }
    }

    @inline(__always)
    private static func scatter(
        _ event: TasteEvent,
        _ snapshot: Snapshot,
        to sums: UnsafeMutableBufferPointer<Float>,
        _ note: (_ before: Float, _ after: Float) -> Void
    ) {
        guard let targets = snapshot.neighbours.targets.baseAddress, let sums = sums.baseAddress,
            let weights = snapshot.neighbours.values.baseAddress
        else { return }
        let factor = ReactionWeights.neighbours(event.reaction)
        for position in snapshot.neighbours(of: event.item) {
            let target = Int(targets[position])
            let before = sums[target]
            let after = before + factor * weights[position]
            sums[target] = after
            note(before, after)
        }
    }

    /// Sums of values and squares, kept while values change: most of a large catalogue stays zero.
    private struct Moments {
        var sum = 0.0
        var squares = 0.0

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

extension Snapshot {
    /// Where the neighbours of an item lie among all; nowhere when there is a row for each item.
    fileprivate func neighbours(of item: Int) -> Range<Int> {
        guard !hasDenseNeighbours else { return 0..<0 }
        return Int(neighbours.offsets[item])..<Int(neighbours.offsets[item + 1])
    }
}
