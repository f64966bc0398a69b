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
    package var calibration = FitCurve.expected

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
