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

/// The numbers a model is trained and scored with.
///
/// `init(items:pairs:)` derives them from the size of the data; every one can be changed before training.
package struct ModelSettings: Codable, Sendable, Equatable {
    /// Numbers per item and person in the factor model; a multiple of 16 runs fastest.
    package var factorCount: Int

    /// How much more a chosen pair weighs than one that was not chosen, in the factor model.
    package var positiveWeight: Float = 10

    /// What keeps factors small, for a person or item with the mean number of choices.
    package var regularization: Float = 40

    /// The power with which regularization grows with a person's and an item's number of choices; 0 is the same for all.
    ///
    /// Rendle, Krichene, Zhang, Koren 2022, "Revisiting the performance of iALS on item recommendation benchmarks".
    package var personExponent: Float = 1
    package var itemExponent: Float = 0

    /// Whether training first tries out `itemExponent`.
    package var isTried = true

    /// Passes over people and items when training from nothing.
    package var sweeps = 10

    /// What is added to the diagonal of the items' co-occurrence before EASE inverts it.
    package var easeRegularization: Float

    /// How many neighbours EASE keeps per item; all of them when not less than the number of items.
    package var easeNeighbours: Int

    /// EASE covers this many items, those chosen most often; its memory while training grows with the square.
    package var easeItemLimit = 25_000

    /// How far a person's events outweigh what people are like in general: so much with a few likes, and up to
    /// `evidenceGrowth` times as much more with many, half of that after `fullCoverageLikes`.
    package var evidence: Float = 3
    package var evidenceGrowth: Float = 1

    /// The number of likes from which items not chosen count in full against what resembles them.
    package var fullCoverageLikes: Float = 20

    /// The share of EASE in the score approaches `easeShare` as likes exceed `easeShareLikes`.
    package var easeShare: Float = 0.5
    package var easeShareLikes: Float = 5

    /// An item chosen so often lies halfway between what its choices and what its text say of it; 0 ignores text.
    package var contentChoices: Float = 3

    /// How much an item that is well known elsewhere leads while nobody has chosen anything here, in standard deviations
    /// of the score; the lead fades as people come and is half of that with `popularityPeople`.
    package var popularityWeight: Float = 1
    package var popularityPeople: Float = 100

    /// What keeps the shift of an answer small, in people who gave it.
    package var answerRegularization: Float = 30

    package var seed: UInt64 = 98_765

    /// The weight of a person's events after so many likes.
    func evidence(likes: Int) -> Float {
        evidence * (1 + evidenceGrowth * Float(likes) / (Float(likes) + fullCoverageLikes))
    }

    /// - Parameters:
    ///   - items: How many items there are.
    ///   - pairs: How many distinct choices of an item by a person there are.
    package init(items: Int, pairs: Int) {
        let meanChoices = Double(pairs) / Double(max(1, items))
        factorCount = items < 12_000 ? 64 : 128
        // The shape of tuned values of four data sets, of EASE alone: 27 choices per item 140, 97 318, 203 510. Mixed
        // with factors less is better: two thirds of those.
        easeRegularization = Float(11 * power(max(1, meanChoices), 0.64))
        easeNeighbours = items <= 4_500 ? items : 200
    }
}
