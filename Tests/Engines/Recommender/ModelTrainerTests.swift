import Testing

@testable import Recommender

struct ModelTrainerTests {
    private struct Stopped: Error {}

    private let world = SyntheticWorld()

    private func input(_ choices: InteractionMatrix) -> TrainingInput {
        TrainingInput(choices: choices, descriptions: world.descriptions)
    }

    private var trainer: ModelTrainer {
        ModelTrainer(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil))
    }

    /// How often the best ten of a group's first item are of its group.
    private func purity(_ snapshot: Snapshot) -> Double {
        let hits = (0..<8).map { item in
            Scorer(snapshot).best(10, for: UserEncoder(snapshot).taste(of: TasteProfile(likes: [item, item + 8])))
                .count { world.group(of: $0.item) == world.group(of: item) }
        }
        return Double(hits.reduce(0, +)) / 80
    }

    @Test func `training that was stopped goes on to the same model`() throws {
        var settings = world.settings
        settings.isTried = false
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        let whole = try trainer.train(input(world.choices))
        var kept: FactorModel?
        #expect(throws: Stopped.self) {
            try trainer.train(input(world.choices)) { step in
                kept = step.factors
                if step.progress.completed == 7 { throw Stopped() }
            }
        }
        #expect(kept?.sweeps == 7)
        let resumed = try trainer.train(input(world.choices), from: kept)
        #expect(resumed.factors == whole.factors)
        #expect(resumed.contents.neighbours == whole.contents.neighbours)
    }

    @Test func `progress names every stage once its steps are done`() throws {
        var stages: [TrainingProgress.Stage] = []
        _ = try trainer.train(input(world.choices)) { step in
            if step.progress.completed == step.progress.total { stages.append(step.progress.stage) }
        }
        #expect(stages == [.trial, .factors, .neighbours, .content, .pools, .calibration])
    }

    @Test func `a warm update knows new people and new items`() throws {
        let rows = (0..<world.choices.rowCount).map { Array(world.choices[$0]) }
        let old = rows.prefix(200).map { $0.filter { $0 < 56 } }
        let before = try ModelTrainer(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil)).train(
            TrainingInput(
                choices: InteractionMatrix(rows: old, columnCount: 56),
                descriptions: Array(world.descriptions.prefix(56))
            )
        )
        let after = try trainer.update(before, with: input(world.choices), sweeps: 2)
        let snapshot = try Snapshot(after.contents)
        #expect(snapshot.itemCount == 60)
        #expect(snapshot.header.generation == 1)
        #expect(purity(snapshot) > 0.8)
        let liked = UserEncoder(snapshot).taste(of: TasteProfile(likes: [57, 1]))
        #expect(Scorer(snapshot).best(8, for: liked).count { world.group(of: $0.item) == 1 } >= 7)
    }

    @Test func `a catalogue nobody has chosen from is ranked by its texts`() throws {
        let empty = InteractionMatrix(rows: [], columnCount: 60)
        let snapshot = try Snapshot(trainer.train(input(empty)).contents)
        #expect(purity(snapshot) > 0.8)
    }

    @Test func `no items are nothing to train on, no people and no texts give scores that say nothing`() throws {
        #expect(throws: TrainingError.noItems) {
            try trainer.train(TrainingInput(choices: InteractionMatrix(rows: [[]], columnCount: 0)))
        }
        let bare = try trainer.train(TrainingInput(choices: InteractionMatrix(rows: [], columnCount: 5)))
        let snapshot = try Snapshot(bare.contents)
        let scores = Scorer(snapshot).scores(for: UserEncoder(snapshot).taste(of: TasteProfile(likes: [1])))
        #expect(scores.count == 5)
        #expect(scores.allSatisfy { $0.isFinite })
    }

    @Test func `the same seed gives the same model`() throws {
        let first = try trainer.train(input(world.choices))
        let second = try trainer.train(input(world.choices))
        #expect(first.factors == second.factors)
    }

    @Test func `a trial keeps popular items back where that ranks better, and not otherwise`() throws {
        let settled = try HyperparameterSearch(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil))
            .settled(for: world.choices)
        #expect([0, 1].contains(settled.itemExponent))
        let few = try HyperparameterSearch(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil))
            .settled(for: world.choices.selecting(rows: 0..<50))
        #expect(few == world.settings)
    }
}
