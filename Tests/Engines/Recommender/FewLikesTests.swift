import Testing

@testable import Recommender

struct FewLikesTests {
    private static let shapes = [
        DenseWorld.Shape(popularity: 1.2, taste: 1.2, directions: 12, choices: 40, seed: 1),
        DenseWorld.Shape(popularity: 1.5, taste: 1.2, directions: 6, choices: 30, seed: 2),
        DenseWorld.Shape(popularity: 2, taste: 1.5, directions: 8, choices: 50, seed: 3),
    ]

    @Test(arguments: shapes) func `a few likes are never worse than popularity, and more are better`(
        shape: DenseWorld.Shape
    ) throws {
        let world = DenseWorld(shape)
        let counts = world.choices.columnTotals
        let popular = counts.indices.sorted { (counts[$0], $1) > (counts[$1], $0) }
        let snapshot = try world.snapshot()
        let (reader, scorer) = (UserEncoder(snapshot), Scorer(snapshot))
        func gain(_ likes: Int) -> Double {
            world.gain(likes: likes) {
                scorer.best(snapshot.itemCount, for: reader.taste(of: TasteProfile(likes: $0))).map(\.item)
            }
        }
        let popularity = world.gain(likes: 0) { _ in popular }
        let gains = [1, 3, 10].map(gain)
        #expect(gains[0] >= popularity)
        #expect(gains[1] >= gains[0])
        #expect(gains[2] >= gains[1] * 1.02)
    }

    /// A server whose own people are few is trained on people who like what goes together, beside some like real ones.
    @Test(arguments: shapes) func `imagined people do not hide what most people choose`(
        shape: DenseWorld.Shape
    ) throws {
        let world = DenseWorld(shape)
        let counts = world.choices.columnTotals
        let popular = counts.indices.sorted { (counts[$0], $1) > (counts[$1], $0) }
        // Everything of a kind, be it known or not.
        let imagined: [[Int32]] = (0..<1_500).map { person in
            let (kinds, kind) = (8 + person % 40, person % 7)
            return Array(stride(from: Int32(kind), to: Int32(counts.count), by: kinds))
        }
        let real = (0..<world.choices.rowCount).map { Array(world.choices[$0]) }
        let choices = InteractionMatrix(rows: imagined + real, columnCount: counts.count)
        var settings = ModelSettings(items: counts.count, pairs: choices.count)
        settings.isTried = false
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        let input = TrainingInput(choices: choices, imaginedPeople: imagined.count)
        let snapshot = try Snapshot(trainer.train(input).contents)
        let (reader, scorer) = (UserEncoder(snapshot), Scorer(snapshot))
        let popularity = world.gain(likes: 0) { _ in popular }
        let gain = world.gain(likes: 1) { told in
            let taste = reader.taste(of: TasteProfile(likes: told))
            return scorer.best(snapshot.itemCount, for: taste).map(\.item)
        }
        // A sixth less when imagined people count for what most people choose.
        #expect(gain > 0.9 * popularity, "\(gain), popularity \(popularity)")
    }

    @Test func `an event weighs less where most choices are everybody's`() throws {
        let world = DenseWorld(Self.shapes[0])
        let settings = ModelSettings(items: world.choices.columnCount, pairs: world.choices.count)
        let settled = try HyperparameterSearch(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
            .settled(for: world.choices)
        #expect(settled.evidence < settings.evidence)
    }
}
