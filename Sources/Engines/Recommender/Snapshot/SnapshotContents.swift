/// The parts a snapshot is made from.
package struct SnapshotContents: Sendable {
    package var header: SnapshotHeader

    /// Items × factors.
    package var itemFactors: [Float]
    package var prior: PersonPrior
    package var answers: AnswerModel?
    package var neighbours: ItemNeighbours
    package var likeCounts: [Int32]

    /// What each item's score gains by being known elsewhere; empty when nothing is known of that.
    package var itemLeads: [Float] = []
    package var content: ContentModel?
    package var pools: ItemPools?
    package var calibration = IsotonicCalibration.expected

    package init(
        header: SnapshotHeader,
        itemFactors: [Float],
        prior: PersonPrior,
        neighbours: ItemNeighbours,
        likeCounts: [Int32]
    ) {
        self.header = header
        self.itemFactors = itemFactors
        self.prior = prior
        self.neighbours = neighbours
        self.likeCounts = likeCounts
    }
}

/// What is known about a snapshot besides its numbers.
package struct SnapshotHeader: Codable, Sendable, Equatable {
    package var settings: ModelSettings
    package var itemCount: Int

    /// How many people and choices it was trained on.
    package var personCount: Int
    package var choiceCount: Int

    /// The answers a person can give, in the order of their indexes.
    package var answers: [String] = []

    /// What the pools are called, in the order of their indexes.
    package var poolNames: [String] = []

    /// Which training this is of, counted by whoever trains; replays name it.
    package var generation = 0
}

/// What a snapshot says of answers; the pointers are into its memory.
struct SnapshotAnswers {
    /// Answers × factors.
    let weights: UnsafeBufferPointer<Float>

    /// What having answered at all adds, one number per factor.
    let base: UnsafeBufferPointer<Float>

    /// Factors × factors.
    let precision: UnsafeBufferPointer<Float>

    /// The items of an answer are `items[itemOffsets[answer]..<itemOffsets[answer + 1]]`, ascending.
    let itemOffsets: UnsafeBufferPointer<Int64>
    let items: UnsafeBufferPointer<Int32>
    let pairs: AnswerPairs

    /// Pairs × factors.
    let pairWeights: UnsafeBufferPointer<Float>

    init(_ reader: SnapshotReader, answerCount count: Int, width: Int) throws(SnapshotError) {
        weights = try reader.elements(.answerWeights, as: Float.self, count: count * width)
        base = try reader.elements(.answerBase, as: Float.self, count: count == 0 ? 0 : width)
        precision = try reader.elements(.answerPrecision, as: Float.self, count: count == 0 ? 0 : width * width)
        itemOffsets = try reader.elements(.answerItemOffsets, as: Int64.self, count: count == 0 ? 0 : count + 1)
        items = try reader.elements(.answerItems, as: Int32.self, count: Int(itemOffsets.last ?? 0))
        pairs = AnswerPairs(answers: Array(try reader.elements(.answerPairs, as: Int32.self)))
        pairWeights = try reader.elements(.answerPairWeights, as: Float.self, count: pairs.count * width)
    }
}
