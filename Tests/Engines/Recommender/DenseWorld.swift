import Testing

@testable import Recommender

/// Films rather than repositories: people choose much, and much of it is what everybody chooses.
///
/// A person's choices are those of the highest popularity plus liking plus chance.
struct DenseWorld {
    let choices: InteractionMatrix
    let judged: [[Int]]
    /// For each end of each direction somebody who chooses what lies furthest there, however unpopular.
    let fans: [[Int32]]

    /// How far items differ in popularity and people in taste, how many directions taste has, and how many choices the
    /// middle person makes.
    struct Shape: Sendable, CustomTestStringConvertible {
        var popularity: Double
        var taste: Double
        var directions: Int
        var choices: Double
        var seed: UInt64

        var testDescription: String { "popularity \(popularity), taste \(taste) in \(directions) directions" }
    }

    private static let items = 400
    private static let judgedPeople = 300

    init(_ shape: Shape, people: Int = 900) {
        var random = SplitMix64(seed: shape.seed)
        let popularity = (0..<Self.items).map { _ in shape.popularity * random.nextNormal() }
        let loadings = (0..<Self.items * shape.directions).map { _ in
            shape.taste * random.nextNormal() / Double(shape.directions).squareRoot()
        }
        fans = (0..<shape.directions * 2).map { fan in
            func place(_ item: Int) -> Double {
                loadings[item * shape.directions + fan / 2] * (fan % 2 == 0 ? 1 : -1)
            }
            return (0..<Self.items).sorted { place($0) > place($1) }.prefix(40).map(Int32.init).sorted()
        }
        let rows = (0..<people + Self.judgedPeople).map { _ -> [Int] in
            let taste = (0..<shape.directions).map { _ in random.nextNormal() }
            let liking = (0..<Self.items).map { item -> Double in
                let chance = -logarithm(-logarithm(Double.random(in: 1e-9..<1, using: &random)))
                let fit = (0..<shape.directions).reduce(0.0) { $0 + taste[$1] * loadings[item * shape.directions + $1] }
                return popularity[item] + fit + chance
            }
            let count = min(Double(Self.items / 3), max(5, shape.choices * (1 + 0.6 * abs(random.nextNormal()))))
            return Array((0..<Self.items).sorted { liking[$0] > liking[$1] }.prefix(Int(count)))
        }
        choices = InteractionMatrix(
            rows: rows.prefix(people).map { $0.map(Int32.init) },
            columnCount: Self.items
        )
        judged = rows.suffix(Self.judgedPeople).map { $0.shuffled(using: &random) }
    }

    func snapshot() throws -> Snapshot {
        var settings = ModelSettings(items: choices.columnCount, pairs: choices.count)
        settings.factorCount = 32
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        return try Snapshot(trainer.train(TrainingInput(choices: choices)).contents)
    }

    /// Trained as on a server with few people of its own: nothing is tried out.
    func snapshot(besides imagined: [[Int32]]) throws -> Snapshot {
        let rows = imagined + (0..<choices.rowCount).map { Array(choices[$0]) }
        let all = InteractionMatrix(rows: rows, columnCount: choices.columnCount)
        var settings = ModelSettings(items: all.columnCount, pairs: all.count)
        (settings.factorCount, settings.isTried, settings.evidence) = (32, false, 1)
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        return try Snapshot(
            trainer.train(TrainingInput(choices: all, imaginedPeople: imagined.count)).contents
        )
    }

    /// The mean gain of what `list` ranks for so many likes, where a fifth of everybody's choices is to be found and
    /// all others are left out.
    func gain(likes: Int, list: (_ likes: [Int]) -> [Int]) -> Double {
        let gains = judged.map { chosen in
            let (hidden, known) = (chosen.prefix(chosen.count / 5), Set(chosen.dropFirst(chosen.count / 5)))
            let ranked = list(Array(chosen.dropFirst(hidden.count).prefix(likes))).filter { !known.contains($0) }
            return RankingQuality.gain(ranked, Set(hidden), at: 100)
        }
        return MeanWithError(gains).mean
    }
}
