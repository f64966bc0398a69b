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
        func gain(_ likes: Int, _ snapshot: Snapshot) -> Double {
            let (reader, scorer) = (UserEncoder(snapshot), Scorer(snapshot))
            return world.gain(likes: likes) {
                scorer.best(snapshot.itemCount, for: reader.taste(of: TasteProfile(likes: $0))).map(\.item)
            }
        }
        let popularity = world.gain(likes: 0) { _ in popular }
        let snapshot = try world.snapshot()
        let gains = [1, 3, 10].map { gain($0, snapshot) }
        #expect(gains[0] >= popularity)
        #expect(gains[1] >= gains[0])
        #expect(gains[2] >= gains[1] * 1.02)
        // As on a server whose own people are few: the imagined ones choose what goes together, and nothing by popularity.
        #expect(gain(1, try world.snapshot(besides: world.fans)) >= popularity * 0.97)
    }

    /// Ten fields of twenty items, which imagined people know; real ones choose of two of them.
    @Test func `a like of what no real person knows is followed, before what they choose`() throws {
        let fields = (0..<10).map { field in (0..<20).map { Int32(field * 20 + $0) } }
        let fans = fields.flatMap { field in (0..<20).map { _ in field } }
        let real = (0..<300).map { person in
            (0..<20).map { (choice: Int) -> Int32 in Int32(160 + (choice * 7 + person * (choice % 3)) % 40) }
        }
        let rows: [[Int32]] = fans + real.map { Array(Set($0)).sorted() }
        var settings = ModelSettings(items: 200, pairs: rows.reduce(0) { $0 + $1.count })
        (settings.isTried, settings.evidence, settings.factorCount) = (false, 1, 16)
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        let choices = InteractionMatrix(rows: rows, columnCount: 200)
        let input = TrainingInput(choices: choices, imaginedPeople: fans.count)
        let snapshot = try Snapshot(trainer.train(input).contents)
        let (reader, scorer) = (UserEncoder(snapshot), Scorer(snapshot))
        let taste = reader.taste(of: TasteProfile(likes: [3]))
        let following = try #require(reader.following(taste))
        #expect(scorer.best(10, for: following).allSatisfy { $0.item < 20 })
        #expect(scorer.best(30, for: taste).contains { $0.item >= 160 })
        #expect(reader.following(reader.taste(of: TasteProfile())) == nil)
        let explained = Explainer(snapshot).explanation(of: 5, for: following)
        #expect(abs(explained.score - scorer.score(of: 5, for: following)) < 1e-3)
    }

    /// What having answered adds is told within each kind: else it takes back what real people tell of the popular.
    @Test func `answers of imagined people leave what most choose as it is`() throws {
        let algebra = LinearAlgebra(openBLAS: nil)
        let people: [Float] = [[1.9, 0], [2.1, 0], [0, 3.9], [0, 4.1], [0, 3.9], [0, 4.1]].flatMap { $0 }
        let prior = try PersonPrior(
            rows: Array(people[..<4]),
            imagined: Array(people[4...]),
            width: 2,
            algebra: algebra
        )
        let tags = TagIndex([ItemDescription(tags: ["puzzle"])], questions: ["puzzle"])
        let choices = InteractionMatrix(rows: Array(repeating: [0], count: 6), columnCount: 1)
        let trainer = AnswerTrainer(algebra: algebra, tags: tags, regularization: 1)
        let imaginedFirst = Array(people[4...] + people[..<4])
        let model = try #require(
            try trainer.train(people: imaginedFirst, prior: prior, imagined: 4, choices: choices)
        )
        #expect(zip(model.base, model.weights).allSatisfy { abs($0 + $1) < 0.01 })
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
        let prior = try PersonPrior(rows: real, imagined: others, width: 2, algebra: algebra)
        #expect(prior.mean == [0.5, 3])
        #expect(prior.popular == [2, -4])
        #expect(prior.mean(popularShare: 0) == [0, 4])
        #expect(prior.mean(popularShare: 1) == [2, 0])
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
