/// Trains a model from choices: from nothing, from where an earlier training stopped, or from a model that was good
/// before new choices came.
package struct ModelTrainer: Sendable {
    package var settings: ModelSettings
    package let algebra: LinearAlgebra

    package init(settings: ModelSettings, algebra: LinearAlgebra) {
        self.settings = settings
        self.algebra = algebra
    }

    /// Sweeps until `sweeps` were made in all.
    ///
    /// - Parameters:
    ///   - model: Factors to start from; after an error it holds the last finished sweep, from which to go on.
    ///   - choices: People by items.
    ///   - byItem: The same, transposed.
    ///   - sweeps: How many sweeps the model shall have behind it.
    ///   - progress: Told after every sweep; what it throws stops training.
    /// - Throws: What `progress` throws.
    package func improve<Failure: Error>(
        _ model: inout FactorModel, with choices: InteractionMatrix, byItem: InteractionMatrix, sweeps: Int,
        progress: (TrainingProgress) throws(Failure) -> Void
    ) throws(Failure) {
        algebra.setLibraryThreads(1)
        let sweep = FactorSweep(algebra: algebra, settings: settings)
        while model.sweeps < sweeps {
            sweep.update(&model.people, of: choices, against: model.items)
            sweep.update(&model.items, of: byItem, against: model.people)
            model.sweeps += 1
            try progress(TrainingProgress(stage: .factors, completed: model.sweeps, total: sweeps))
        }
    }

    /// The neighbours' weights.
    ///
    /// - Throws: `TrainingError.notPositiveDefinite` when the regularization is too small.
    package func neighbours(
        _ choices: InteractionMatrix, byItem: InteractionMatrix
    ) throws(TrainingError) -> ItemNeighbours {
        try NeighbourTrainer(algebra: algebra, settings: settings).train(choices, byItem: byItem)
    }

    /// The parts of a snapshot that follow from factors and neighbours.
    ///
    /// - Throws: `TrainingError.notPositiveDefinite` when the people's factors are not finite.
    package func contents(
        _ model: FactorModel, neighbours: ItemNeighbours, choices: InteractionMatrix, byItem: InteractionMatrix
    ) throws(TrainingError) -> SnapshotContents {
        SnapshotContents(
            header: SnapshotHeader(
                settings: settings, itemCount: byItem.rowCount, personCount: choices.rowCount,
                choiceCount: choices.count),
            itemFactors: model.items,
            prior: try PersonPrior(rows: model.people, width: model.width, algebra: algebra),
            neighbours: neighbours,
            likeCounts: choices.columnTotals)
    }
}
