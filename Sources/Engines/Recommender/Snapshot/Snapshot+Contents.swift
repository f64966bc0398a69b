extension Snapshot {
    /// The parts it was made from, to go on from them.
    ///
    /// They take as much memory again; whoever goes on reads them when they do and lets them go.
    package var contents: SnapshotContents {
        var contents = SnapshotContents(
            header: header,
            itemFactors: Array(itemFactors),
            prior: PersonPrior(
                mean: Array(priorMean),
                precision: Array(priorPrecision),
                popular: Array(priorPopular)
            ),
            neighbours: ItemNeighbours(neighbours, itemCount: itemCount),
            likeCounts: Array(likeCounts)
        )
        contents.answers = AnswerModel(answering, itemCount: itemCount)
        contents.itemLeads = Array(itemLeads)
        contents.content = content
        contents.pools = pools
        contents.calibration = calibration
        return contents
    }
}

extension TrainedModel {
    /// What was trained, as its snapshot has it.
    package init(_ snapshot: Snapshot, factors: FactorModel) {
        self.init(contents: snapshot.contents, factors: factors)
    }
}

extension ItemNeighbours {
    fileprivate init(_ stored: SnapshotNeighbours, itemCount: Int) {
        self.init(
            itemCount: itemCount,
            offsets: Array(stored.offsets),
            targets: Array(stored.targets),
            values: Array(stored.values),
            covered: Array(stored.covered)
        )
    }
}

extension AnswerModel {
    /// `nil` where nothing can be answered.
    fileprivate init?(_ stored: SnapshotAnswers, itemCount: Int) {
        guard !stored.base.isEmpty else { return nil }
        self.init(
            weights: Array(stored.weights),
            base: Array(stored.base),
            items: InteractionMatrix(
                columnCount: itemCount,
                offsets: stored.itemOffsets.map(Int.init),
                columns: Array(stored.items)
            ),
            pairs: stored.pairs,
            pairWeights: Array(stored.pairWeights),
            precision: Array(stored.precision)
        )
    }
}
