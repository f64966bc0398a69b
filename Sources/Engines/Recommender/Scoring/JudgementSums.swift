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
