import Testing

@testable import Recommender

struct CurrentSnapshotTests {
    @Test func `a newer generation replaces an older one, never the other way round`() throws {
        let world = SyntheticWorld(people: 40, items: 12)
        let trainer = ModelTrainer(settings: world.settings, algebra: LinearAlgebra(openBLAS: nil))
        let input = TrainingInput(choices: world.choices)
        let first = try trainer.train(input)
        let (old, new) = (try Snapshot(first.contents), try Snapshot(trainer.update(first, with: input).contents))
        let current = CurrentSnapshot(old)
        #expect(current.replace(with: new))
        #expect(current.snapshot === new)
        #expect(!current.replace(with: old))
        #expect(current.snapshot === new)
    }
}
