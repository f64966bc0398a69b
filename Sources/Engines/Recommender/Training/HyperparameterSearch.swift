/// Chooses by trial what the size of the data does not tell: whether popular items are to be held back.
///
/// Regularization that grows with an item's popularity gained 3 % NDCG on repositories and lost 2 % on games, so small
/// models with either are compared on a tenth of the people, with all but a fifth of their choices known and with one.
struct HyperparameterSearch {
    let settings: ModelSettings
    let algebra: LinearAlgebra

    /// With fewer people a comparison says nothing.
    static let fewestPeople = 200

    private static let exponents: [Float] = [0, 1]

    /// The settings with the better exponent.
    func settled(for choices: InteractionMatrix) throws -> ModelSettings {
        guard choices.rowCount >= Self.fewestPeople else { return settings }
        let interval = max(10, choices.rowCount / 400)
        let judged = stride(from: 0, to: choices.rowCount, by: interval)
        // Enough to tell the two apart, however many people there are.
        let thinning = max(1, choices.rowCount / 6_000)
        let others = (0..<choices.rowCount).filter { $0 % interval != 0 && ($0 / interval) % thinning == 0 }
        let training = choices.selecting(rows: others)
        guard training.count > 0 else { return settings }
        var best = settings
        var bestGain = -1.0
        for exponent in Self.exponents {
            var trial = settings
            trial.itemExponent = exponent
            trial.factorCount = min(32, settings.factorCount)
            trial.sweeps = 6
            let gain = try gain(of: trial, training: training, judged: judged.map { choices[$0].map(Int.init) })
            guard gain > bestGain else { continue }
            bestGain = gain
            best.itemExponent = exponent
        }
        return best
    }

    /// What the lists of the people judged gain, each with most of their choices known and with one.
    private func gain(of trial: ModelSettings, training: InteractionMatrix, judged: [[Int]]) throws -> Double {
        let snapshot = try snapshot(trial, training)
        let reader = UserEncoder(snapshot)
        let scorer = Scorer(snapshot)
        var random = SplitMix64(seed: trial.seed)
        return judged.filter { $0.count >= 5 }.reduce(0) { sum, chosen in
            let shuffled = chosen.shuffled(using: &random)
            let hidden = Set(shuffled.prefix(chosen.count / 5))
            let known = Array(shuffled.dropFirst(hidden.count))
            return sum
                + [known, Array(known.prefix(1))].reduce(0) { sum, likes in
                    let best = scorer.best(100, for: reader.taste(of: TasteProfile(likes: likes)))
                    return sum + RankingQuality.gain(best.map(\.item), hidden, at: 100)
                }
        }
    }

    /// A model of factors alone.
    private func snapshot(_ trial: ModelSettings, _ training: InteractionMatrix) throws -> Snapshot {
        let items = training.columnCount
        var model = FactorModel(people: training.rowCount, items: items, settings: trial)
        try ModelTrainer(settings: trial, algebra: algebra).improve(
            &model,
            with: training,
            byItem: training.transposed(),
            sweeps: trial.sweeps,
            progress: { _ in }
        )
        return try Snapshot(
            SnapshotContents(
                header: SnapshotHeader(
                    settings: trial,
                    itemCount: items,
                    personCount: training.rowCount,
                    choiceCount: training.count
                ),
                itemFactors: model.items,
                prior: try PersonPrior(rows: model.people, width: model.width, algebra: algebra),
                neighbours: .none(itemCount: items),
                likeCounts: [Int32](repeating: 0, count: items)
            )
        )
    }
}
