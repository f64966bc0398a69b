import Testing

@testable import Recommender

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
