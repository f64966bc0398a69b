/// Trains a model from choices: from nothing, from where an earlier training stopped, or from a model that was good
/// before new choices came.
package struct ModelTrainer: Sendable {
    package var settings: ModelSettings
    package let algebra: LinearAlgebra

    package init(settings: ModelSettings, algebra: LinearAlgebra) {
        self.settings = settings
        self.algebra = algebra
    }

    /// Trains all parts.
    ///
    /// A few people are left out to calibrate with; updates take them in.
    ///
    /// - Parameters:
    ///   - input: What to learn from.
    ///   - factors: Factors of an earlier training of the same people and items; the sweeps they lack are made.
    ///   - progress: Told after every step; what it throws stops training, and no part of the work is lost that it
    ///     was handed.
    /// - Returns: The parts of a snapshot and the factors.
    /// - Throws: What `progress` throws, or `TrainingError`.
    package func train(
        _ input: TrainingInput,
        from factors: FactorModel? = nil,
        progress: (TrainingStep) throws -> Void = { _ in }
    ) throws -> TrainedModel {
        guard input.itemCount > 0 else { throw TrainingError.noItems }
        guard settings.isTried, factors == nil else {
            return try trainSettled(input, from: factors, progress: progress)
        }
        var settled = self
        settled.settings = try HyperparameterSearch(settings: settings, algebra: algebra).settled(for: input.choices)
        settled.settings.isTried = false
        let nothing = FactorModel(people: 0, items: 0, settings: settled.settings)
        try progress(settled.step(.trial, 1, of: 1, nothing))
        return try settled.trainSettled(input, from: nil, progress: progress)
    }

    private func trainSettled(
        _ input: TrainingInput,
        from factors: FactorModel?,
        progress: (TrainingStep) throws -> Void
    ) throws -> TrainedModel {
        let strangers = HoldoutSampler.strangers(of: input.choices)
        let learned = AugmentedChoices(input.withoutChoices(of: strangers))
        let people = learned.choices.rowCount
        var model = factors ?? FactorModel(people: people, items: input.itemCount, settings: settings)
        model.grow(people: people, items: input.itemCount)
        try improve(&model, with: learned.choices, byItem: learned.byItem, sweeps: settings.sweeps, progress: progress)
        let neighbours = try neighbours(learned.choices, byItem: learned.byItem)
        try progress(step(.neighbours, 1, of: 1, model))
        var contents = try contents(model, neighbours: neighbours, input: input, learned: learned)
        try progress(step(.content, 1, of: 1, model))
        contents.pools = pools(of: contents, input)
        try progress(step(.pools, 1, of: 1, model))
        contents.calibration = IsotonicCalibration(
            outcomes: HoldoutSampler(try Snapshot(contents)).outcomes(
                strangers.map { input.choices[$0] },
                settings.seed
            )
        )
        try progress(step(.calibration, 1, of: 1, model))
        return TrainedModel(contents: contents, factors: model)
    }

    private func pools(of contents: SnapshotContents, _ input: TrainingInput) -> ItemPools? {
        PoolTrainer(algebra: algebra, seed: settings.seed).train(
            contents.itemFactors,
            width: settings.factorCount,
            descriptions: input.descriptions,
            counts: contents.likeCounts
        )
    }

    /// Goes on from a model after new choices: a sweep or two instead of all.
    ///
    /// Factors, the prior and counts are renewed; neighbours, answers, text, pools and calibration stay as they were.
    ///
    /// - Parameters:
    ///   - trained: The model that was good before.
    ///   - input: All choices, new ones included; people and items only ever come at the end.
    ///   - sweeps: How many sweeps to make.
    /// - Returns: The parts of the next snapshot and the factors.
    /// - Throws: `TrainingError` when factors are not finite.
    package func update(_ trained: TrainedModel, with input: TrainingInput, sweeps: Int = 1) throws -> TrainedModel {
        var settled = self
        settled.settings = trained.contents.header.settings
        return try settled.continued(trained, with: input, sweeps: sweeps)
    }

    private func continued(
        _ trained: TrainedModel,
        with input: TrainingInput,
        sweeps: Int
    ) throws -> TrainedModel {
        let learned = AugmentedChoices(input)
        var model = trained.factors
        model.grow(people: learned.choices.rowCount, items: input.itemCount)
        try improve(
            &model,
            with: learned.choices,
            byItem: learned.byItem,
            sweeps: model.sweeps + sweeps,
            progress: { _ in }
        )
        var contents = trained.contents
        contents.header.generation += 1
        contents.header.itemCount = input.itemCount
        contents.header.personCount = input.choices.rowCount
        contents.header.choiceCount = input.choices.count
        contents.neighbours = contents.neighbours.grown(to: input.itemCount)
        contents.itemFactors = model.items
        contents.prior = try prior(model, learned: learned, imagined: input.imaginedPeople)
        addItemCounts(of: input, to: &contents)
        shrinkRareItems(&contents, descriptions: input.descriptions, counts: learned.choices.columnTotals)
        contents.pools = contents.pools?.grown(to: contents.itemFactors, width: model.width)
        return TrainedModel(contents: contents, factors: model)
    }

    private func step(
        _ stage: TrainingProgress.Stage,
        _ completed: Int,
        of total: Int,
        _ factors: FactorModel
    ) -> TrainingStep {
        TrainingStep(
            progress: TrainingProgress(stage: stage, completed: completed, total: total),
            settings: settings,
            factors: factors
        )
    }

    /// Sweeps until `sweeps` were made in all.
    func improve(
        _ model: inout FactorModel,
        with choices: InteractionMatrix,
        byItem: InteractionMatrix,
        sweeps: Int,
        progress: (TrainingStep) throws -> Void
    ) throws {
        algebra.setLibraryThreads(1)
        let people = FactorSweep(algebra: algebra, settings: settings, exponent: settings.personExponent)
        let items = FactorSweep(algebra: algebra, settings: settings, exponent: settings.itemExponent)
        while model.sweeps < sweeps {
            people.update(&model.people, of: choices, against: model.items)
            items.update(&model.items, of: byItem, against: model.people)
            model.sweeps += 1
            try progress(step(.factors, model.sweeps, of: sweeps, model))
        }
    }

    func neighbours(_ choices: InteractionMatrix, byItem: InteractionMatrix) throws(TrainingError) -> ItemNeighbours {
        try NeighbourTrainer(algebra: algebra, settings: settings).train(choices, byItem: byItem)
    }
}

/// What training made: parts for a snapshot, and the factors to go on from.
package struct TrainedModel: Sendable {
    package var contents: SnapshotContents
    package let factors: FactorModel
}

/// A finished step of training, with what is needed to go on from it.
package struct TrainingStep: Sendable {
    package let progress: TrainingProgress

    /// The settings that training goes by, those tried out included.
    package let settings: ModelSettings
    package let factors: FactorModel
}

/// Why a model could not be trained.
package enum TrainingError: Error, Equatable {
    /// A matrix that must be positive definite was not; the regularization is too small or a value is not finite.
    case notPositiveDefinite
    /// There are no items, so there is nothing to rank.
    case noItems
}

/// How far training is; a listener that throws stops it there.
package struct TrainingProgress: Sendable, Equatable {
    package enum Stage: String, Sendable, Equatable, CaseIterable {
        case trial, factors, neighbours, content, pools, calibration
    }

    package let stage: Stage
    package let completed: Int
    package let total: Int
}
