import Foundation
import Testing

@testable import Recommender

struct FactorSweepTests {
    /// The row that minimizes the loss, from its normal equations in doubled precision.
    private func naiveRow(_ chosen: ArraySlice<Int32>, fixed: [Float], settings: ModelSettings) -> [Double] {
        let width = settings.factorCount
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: width + 1), count: width)
        func add(_ item: Int, _ weight: Double) {
            for row in 0..<width {
                for column in 0..<width {
                    matrix[row][column] +=
                        weight * Double(fixed[item * width + row]) * Double(fixed[item * width + column])
                }
            }
        }
        for item in 0..<fixed.count / width { add(item, 1) }
        for item in chosen {
            add(Int(item), Double(settings.positiveWeight))
            for row in 0..<width {
                matrix[row][width] += Double(1 + settings.positiveWeight) * Double(fixed[Int(item) * width + row])
            }
        }
        for row in 0..<width { matrix[row][row] += Double(settings.regularization) }
        return Elimination.solve(matrix)
    }

    @Test(arguments: LinearAlgebraTests.all) func `repeated half sweeps reach the minimum of each row's loss`(
        algebra: LinearAlgebra
    ) {
        let choices = SyntheticWorld(people: 90, items: 20, choicesEach: 4).choices
        var settings = ModelSettings(items: 20, pairs: choices.count)
        settings.factorCount = 6
        settings.regularization = 2
        settings.personExponent = 0
        let model = FactorModel(people: 90, items: 20, settings: settings)
        let fixed = model.items.map { $0 * 30 }
        var people = model.people
        let sweep = FactorSweep(algebra: algebra, settings: settings, exponent: 0)
        for _ in 0..<6 { sweep.update(&people, of: choices, against: fixed) }
        for person in 0..<90 {
            let expected = naiveRow(choices[person], fixed: fixed, settings: settings)
            for index in 0..<6 { #expect(abs(Double(people[person * 6 + index]) - expected[index]) < 1e-3) }
        }
    }

    @Test func `a row that chose nothing is zero`() {
        let choices = InteractionMatrix(rows: [[0], []], columnCount: 2)
        var settings = ModelSettings(items: 2, pairs: 1)
        settings.factorCount = 2
        var people: [Float] = [0, 0, 5, 5]
        FactorSweep(algebra: LinearAlgebra(openBLAS: nil), settings: settings, exponent: 1)
            .update(&people, of: choices, against: [1, 0, 0, 1])
        #expect(people[2...] == [0, 0])
        #expect(people[0] > 0)
    }
}

struct FactorCheckpointTests {
    @Test func `a checkpoint read back is the one written, and a damaged one is refused`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).checkpoint").path
        defer { unlink(path) }
        let world = SyntheticWorld(people: 40, items: 12)
        let model = try world.trained().factors
        let written = FactorCheckpoint(settings: world.settings, factors: model)
        try written.save(to: path)
        #expect(try FactorCheckpoint(contentsOfFile: path) == written)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count / 2] ^= 4
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: SnapshotError.damaged) { try FactorCheckpoint(contentsOfFile: path) }
    }
}

struct InteractionMatrixTests {
    @Test func `pairs in any order, repeated ones once, come back sorted by row and by column`() {
        let pairs: [(row: Int32, column: Int32)] = [(2, 1), (0, 3), (2, 0), (0, 3), (0, 1)]
        let matrix = InteractionMatrix(pairs: pairs, rowCount: 4, columnCount: 5)
        #expect((0..<4).map { Array(matrix[$0]) } == [[1, 3], [], [0, 1], []])
        let turned = matrix.transposed()
        #expect((0..<5).map { Array(turned[$0]) } == [[2], [0, 2], [], [0], []])
        #expect(turned.transposed() == matrix)
        #expect(matrix.columnTotals == [1, 2, 0, 1, 0])
    }
}
