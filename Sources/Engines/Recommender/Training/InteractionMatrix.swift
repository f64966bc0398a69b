/// Who chose what: for every row the sorted, distinct columns, as one compressed table.
///
/// Rows are people and columns items in training data; the transposed table swaps them. Indexes are dense from 0.
package struct InteractionMatrix: Sendable, Equatable {
    package let columnCount: Int

    /// The row's entries are `columns[offsets[row]..<offsets[row + 1]]`.
    package let offsets: [Int]
    package let columns: [Int32]

    package var rowCount: Int { offsets.count - 1 }
    package var count: Int { columns.count }

    /// Builds the table from pairs in any order; repeated pairs count once.
    ///
    /// - Parameters:
    ///   - pairs: Row and column, each within the counts given.
    ///   - rowCount: How many rows there are, empty ones included.
    ///   - columnCount: How many columns there are, empty ones included.
    package init(pairs: some Sequence<(row: Int32, column: Int32)>, rowCount: Int, columnCount: Int) {
        var rows: [[Int32]] = Array(repeating: [], count: rowCount)
        for pair in pairs {
            precondition(pair.column >= 0 && Int(pair.column) < columnCount, "a column outside the table")
            rows[Int(pair.row)].append(pair.column)
        }
        self.init(rows: rows, columnCount: columnCount)
    }

    /// Builds the table from one list of columns per row; repeated columns of a row count once.
    package init(rows: [[Int32]], columnCount: Int) {
        var offsets = [0]
        offsets.reserveCapacity(rows.count + 1)
        var columns: [Int32] = []
        columns.reserveCapacity(rows.reduce(0) { $0 + $1.count })
        for row in rows {
            var last: Int32 = -1
            for column in row.sorted() where column != last {
                columns.append(column)
                last = column
            }
            offsets.append(columns.count)
        }
        self.columnCount = columnCount
        self.offsets = offsets
        self.columns = columns
    }

    /// Takes over what lies as this does: a row's columns ascend, and the offsets begin at 0.
    init(columnCount: Int, offsets: [Int], columns: [Int32]) {
        self.columnCount = columnCount
        self.offsets = offsets
        self.columns = columns
    }

    /// The sorted columns of one row.
    package subscript(row: Int) -> ArraySlice<Int32> { columns[offsets[row]..<offsets[row + 1]] }

    /// How many entries each column has.
    package var columnTotals: [Int32] {
        var totals = [Int32](repeating: 0, count: columnCount)
        for column in columns { totals[Int(column)] += 1 }
        return totals
    }

    /// The same entries by column.
    package func transposed() -> InteractionMatrix {
        var starts = [Int](repeating: 0, count: columnCount + 1)
        for column in columns { starts[Int(column) + 1] += 1 }
        for column in 0..<columnCount { starts[column + 1] += starts[column] }
        var next = starts
        var rows = [Int32](repeating: 0, count: columns.count)
        for row in 0..<rowCount {
            for column in self[row] {
                rows[next[Int(column)]] = Int32(row)
                next[Int(column)] += 1
            }
        }
        return InteractionMatrix(columnCount: rowCount, offsets: starts, columns: rows)
    }

    /// The table of the chosen rows only, in the order given; columns keep their indexes.
    package func selecting(rows: some Sequence<Int>) -> InteractionMatrix {
        InteractionMatrix(rows: rows.map { Array(self[$0]) }, columnCount: columnCount)
    }
}
