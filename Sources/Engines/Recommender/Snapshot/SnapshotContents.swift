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
