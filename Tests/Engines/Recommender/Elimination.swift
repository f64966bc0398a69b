/// Solving by elimination, for comparison.
enum Elimination {
    /// The solution of a system given as rows with the right-hand side at their end.
    static func solve(_ system: [[Double]]) -> [Double] {
        var matrix = system
        let count = matrix.count
        for pivot in 0..<count {
            let factor = matrix[pivot][pivot]
            for column in pivot...count { matrix[pivot][column] /= factor }
            for row in 0..<count where row != pivot {
                let factor = matrix[row][pivot]
                for column in pivot...count { matrix[row][column] -= factor * matrix[pivot][column] }
            }
        }
        return matrix.map { $0[count] }
    }
}
