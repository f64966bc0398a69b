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
    @Test(arguments: [10, 1_000]) func `what most choose is told by real people for a fixed share`(
        imagined: Int
    ) throws {
        func people(_ count: Int, at place: [Float]) -> [Float] {
            (0..<count).flatMap { _ in place }
        }
        let algebra = LinearAlgebra(openBLAS: nil)
        let (real, others) = (people(20, at: [2, 0]), people(imagined, at: [0, 4]))
        #expect(try PersonPrior(rows: real, imagined: others, width: 2, algebra: algebra).mean == [0.5, 3])
        #expect(try PersonPrior(rows: real, width: 2, algebra: algebra).mean == [2, 0])
        #expect(try PersonPrior(rows: [], imagined: others, width: 2, algebra: algebra).mean == [0, 4])
    }

    @Test func `an event weighs less where most choices are everybody's`() throws {
        let world = DenseWorld(Self.shapes[0])
        let settings = ModelSettings(items: world.choices.columnCount, pairs: world.choices.count)
        let settled = try HyperparameterSearch(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
            .settled(for: world.choices)
        #expect(settled.evidence < settings.evidence)
    }
}
