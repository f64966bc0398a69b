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

/// What is summed over a person's judgements, kept from one taste to the next.
///
/// A judgement adds `width²/2` products and its neighbours; with the sums kept, a swipe adds its own and not those of
/// all before it. The order of adding is that of the judgements, so what comes out is the same to the last bit whatever
/// was kept. It takes `width²/2` floats, and one for each item of all but large catalogues.
package struct JudgementSums: Sendable {
    private var judgements: [TasteEvent] = []
    /// Of which the sums are; others make them worthless.
    private weak var snapshot: Snapshot?

    /// `Σ f·x·xᵀ` with the firmness of each reaction: the lower triangle, row after row.
    private(set) var square: [Float] = []
    /// `Σ c·x` with the pull of each reaction.
    private(set) var pulls: [Float] = []
    /// `Σ w·e` with the weights of each item's neighbours, one per item; empty before the first and where
    /// ``NeighbourSums/areKept(_:)`` says no.
    private(set) var neighbours: [Float] = []

    package init() {}

    /// Brings the sums to these judgements of this snapshot.
    mutating func follow(_ judgements: [TasteEvent], in snapshot: Snapshot) {
        if self.snapshot !== snapshot || !judgements.starts(with: self.judgements) { clear(for: snapshot) }
        for event in judgements[self.judgements.count...] { add(event, snapshot) }
        self.judgements = judgements
    }

    private mutating func clear(for snapshot: Snapshot) {
        self.snapshot = snapshot
        judgements = []
        neighbours = []
        pulls = [Float](repeating: 0, count: snapshot.width)
        square = [Float](repeating: 0, count: snapshot.width * (snapshot.width + 1) / 2)
    }

    private mutating func add(_ event: TasteEvent, _ snapshot: Snapshot) {
        let (item, width) = (snapshot.factors(of: event.item), snapshot.width)
        let firmness = ReactionWeights.firmness(event.reaction)
        square.withUnsafeMutableBufferPointer { buffer in
            guard var row = buffer.baseAddress else { return }
            for index in 0..<width {
                VectorKernels.add(firmness * item[index], times: item, to: row, count: index + 1)
                row += index + 1
            }
        }
        if NeighbourSums.areKept(snapshot) { NeighbourSums.add(event, snapshot, to: &neighbours) }
        let pull = ReactionWeights.pull(event.reaction)
        guard pull != 0 else { return }
        pulls.withUnsafeMutableBufferPointer { buffer in
            guard let sum = buffer.baseAddress else { return }
            VectorKernels.add(pull, times: item, to: sum, count: width)
        }
    }
}

/// What each reaction counts for.
///
/// Measured on held-out dislikes: a higher weight for them pushes disliked items out but costs likes; skips as weak
/// zeros gave 7 % more likes in replayed swiping.
enum ReactionWeights {
    /// The strength of the wish for a positive prediction; zero for reactions that wish for none.
    static func pull(_ reaction: Reaction) -> Float {
        switch reaction {
        case .like: 1
        case .save: 2
        case .skip, .dislike: 0
        }
    }

    /// How firmly the fold-in holds the prediction for a judged item to its target.
    static func firmness(_ reaction: Reaction) -> Float {
        switch reaction {
        case .like: 1
        case .save: 2
        case .skip: 0.5
        case .dislike: 1
        }
    }

    /// The weight of the item's neighbours.
    static func neighbours(_ reaction: Reaction) -> Float {
        switch reaction {
        case .like: 1
        case .save: 2
        case .skip: -0.15
        case .dislike: -0.5
        }
    }
}
