import Testing

@testable import Recommender

struct NeighbourTrainerTests {
    /// The closed form, written down as the paper has it, in doubled precision.
    private func naiveWeights(_ choices: InteractionMatrix, regularization: Double) -> [[Double]] {
        let count = choices.columnCount
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: 2 * count), count: count)
        for row in 0..<choices.rowCount {
            for first in choices[row] { for second in choices[row] { matrix[Int(first)][Int(second)] += 1 } }
        }
        for index in 0..<count {
            matrix[index][index] += regularization
            matrix[index][count + index] = 1
        }
        for pivot in 0..<count {
            let factor = matrix[pivot][pivot]
            for column in 0..<2 * count { matrix[pivot][column] /= factor }
            for row in 0..<count where row != pivot {
                let factor = matrix[row][pivot]
                for column in 0..<2 * count { matrix[row][column] -= factor * matrix[pivot][column] }
            }
        }
        return (0..<count).map { source in
            (0..<count).map { target in
                source == target ? 0 : -matrix[source][count + target] / matrix[target][count + target]
            }
        }
    }

    @Test(arguments: LinearAlgebraTests.all, [5, 6]) func `all weights are those of the closed form`(
        algebra: LinearAlgebra,
        items: Int
    ) throws {
        let choices = SyntheticWorld(people: 40, items: items * 4, groups: 4, choicesEach: 5).choices
        var settings = ModelSettings(items: choices.columnCount, pairs: choices.count)
        settings.easeRegularization = 7
        let expected = naiveWeights(choices, regularization: 7)
        let trained = try NeighbourTrainer(algebra: algebra, settings: settings)
            .train(choices, byItem: choices.transposed())
        for source in expected.indices {
            for target in expected.indices {
                #expect(abs(Double(trained.weight(from: source, to: target)) - expected[source][target]) < 1e-5)
            }
        }
    }

    @Test(arguments: LinearAlgebraTests.all) func `a limit keeps each target's strongest weights`(
        algebra: LinearAlgebra
    ) throws {
        let choices = SyntheticWorld(people: 60, items: 20, groups: 4, choicesEach: 6).choices
        var settings = ModelSettings(items: 20, pairs: choices.count)
        settings.easeRegularization = 7
        settings.easeNeighbours = 6
        let expected = naiveWeights(choices, regularization: 7)
        let trained = try NeighbourTrainer(algebra: algebra, settings: settings)
            .train(choices, byItem: choices.transposed())
        for target in 0..<20 {
            let magnitudes = (0..<20).map { abs(expected[$0][target]) }.sorted(by: >)
            for source in 0..<20 {
                let weight = Double(trained.weight(from: source, to: target))
                let kept = abs(expected[source][target]) >= magnitudes[5] - 1e-6
                #expect(abs(weight - (kept ? expected[source][target] : 0)) < 1e-5)
            }
        }
    }

    @Test func `only the most chosen items are covered when there are too many`() throws {
        let choices = InteractionMatrix(rows: [[0, 1, 3], [0, 1], [1, 3], [2, 3], [3]], columnCount: 5)
        var settings = ModelSettings(items: 5, pairs: choices.count)
        settings.easeItemLimit = 2
        let trained = try NeighbourTrainer(algebra: LinearAlgebra(openBLAS: nil), settings: settings)
            .train(choices, byItem: choices.transposed())
        #expect(trained.covered == [0, 1, 0, 1, 0])
        #expect(trained.weight(from: 1, to: 3) != 0)
        #expect(trained.weight(from: 0, to: 3) == 0)
    }
}
