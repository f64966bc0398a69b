/// Chooses by trial what the size of the data does not tell: whether popular items are to be held back, and how much a
/// few likes say.
///
/// Regularization that grows with an item's popularity gained 3 % NDCG on repositories and lost 2 % on games. Where
/// people choose much and much the same, as films, a few likes say less than on repositories: neighbours that get their
/// share too soon rank worse than popularity alone. So small models are compared on a tenth of the people.
struct HyperparameterSearch {
    let settings: ModelSettings
    let algebra: LinearAlgebra

    /// With fewer people a comparison says nothing.
    static let fewestPeople = 200

    private static let exponents: [Float] = [0, 1]

    /// Enough to compare settings.
    ///
    /// Factors are as many as there will be: the fewer there are, the less an event is worth.
    private static let sweeps = 6

    /// So many items suffice to see what neighbours are worth.
    private static let neighbourItems = 3_000

    /// The settings that rank best.
    func settled(for choices: InteractionMatrix) throws -> ModelSettings {
        guard choices.rowCount >= Self.fewestPeople else { return settings }
        let interval = max(10, choices.rowCount / 400)
        let judged = stride(from: 0, to: choices.rowCount, by: interval)
        // Enough to tell the two apart, however many people there are.
        let thinning = max(1, choices.rowCount / 6_000)
        let others = (0..<choices.rowCount).filter { $0 % interval != 0 && ($0 / interval) % thinning == 0 }
        let training = choices.selecting(rows: others)
        guard training.count > 0 else { return settings }
        let histories = ShortHistories(of: judged.map { choices[$0].map(Int.init) }, seed: settings.seed)
        let neighbours = try neighbours(training)
        var best: ShortHistories.Settled?
        for exponent in Self.exponents {
            var trial = settings
            trial.itemExponent = exponent
            let settled = try histories.settled(contents(trial, neighbours, training), from: trial)
            if settled.worth > best?.worth ?? -.infinity { best = settled }
        }
        return best?.settings ?? settings
    }

    private func contents(
        _ settings: ModelSettings,
        _ neighbours: ItemNeighbours,
        _ training: InteractionMatrix
    ) throws -> SnapshotContents {
        var trial = settings
        trial.sweeps = Self.sweeps
        let items = training.columnCount
        var model = FactorModel(people: training.rowCount, items: items, settings: trial)
        try ModelTrainer(settings: trial, algebra: algebra).improve(
            &model,
            with: training,
            byItem: training.transposed(),
            sweeps: trial.sweeps,
            progress: { _ in }
        )
        return SnapshotContents(
            header: SnapshotHeader(
                settings: trial,
                itemCount: items,
                personCount: training.rowCount,
                choiceCount: training.count
            ),
            itemFactors: model.items,
            prior: try PersonPrior(rows: model.people, width: model.width, algebra: algebra),
            neighbours: neighbours,
            likeCounts: [Int32](repeating: 0, count: items)
        )
    }

    /// Neighbours of the items chosen most.
    private func neighbours(_ training: InteractionMatrix) throws -> ItemNeighbours {
        var trial = settings
        trial.easeItemLimit = min(Self.neighbourItems, settings.easeItemLimit)
        return try ModelTrainer(settings: trial, algebra: algebra)
            .neighbours(training, byItem: training.transposed())
    }
}
