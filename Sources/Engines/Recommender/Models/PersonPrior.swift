/// What people are like before anything is known of them: the normal distribution of the trained people's factors.
package struct PersonPrior: Sendable, Equatable {
    package let mean: [Float]

    /// The inverse of the covariance, row-major.
    package let precision: [Float]

    init(mean: [Float], precision: [Float]) {
        self.mean = mean
        self.precision = precision
    }

    /// The distribution of the rows given, of at most 20,000 spread over them.
    ///
    /// The covariance is drawn towards a multiple of the identity by a little, so that few people suffice.
    init(rows: [Float], width: Int, algebra: LinearAlgebra) throws(TrainingError) {
        let count = rows.count / max(1, width)
        let every = max(1, count / 20_000)
        var centred: [Float] = []
        centred.reserveCapacity((count / every + 1) * width)
        let mean = Self.mean(of: rows, width: width)
        for row in stride(from: 0, to: count, by: every) {
            for index in 0..<width { centred.append(Float(Double(rows[row * width + index]) - mean[index])) }
        }
        self.mean = mean.map(Float.init)
        precision = try Self.precision(ofCentred: centred, width: width, algebra: algebra)
    }

    /// The inverse covariance of rows whose mean is zero.
    static func precision(
        ofCentred rows: [Float],
        width: Int,
        algebra: LinearAlgebra
    ) throws(TrainingError) -> [Float] {
        let count = rows.count / max(1, width)
        var covariance = algebra.gram(rows, rowCount: count, width: width).map { $0 / Float(max(1, count - 1)) }
        let trace = (0..<width).reduce(Float(0)) { $0 + covariance[$1 * width + $1] }
        let floor = max(1e-5, trace / Float(max(1, width)) * 1e-3)
        for index in 0..<width { covariance[index * width + index] += floor }
        guard let factor = CholeskyFactor(lower: covariance, size: width) else { throw .notPositiveDefinite }
        return factor.inverse()
    }

    /// The mean of the rows.
    static func mean(of rows: [Float], width: Int) -> [Double] {
        let count = rows.count / max(1, width)
        var mean = [Double](repeating: 0, count: width)
        for row in 0..<count {
            for index in 0..<width { mean[index] += Double(rows[row * width + index]) }
        }
        return mean.map { $0 / Double(max(1, count)) }
    }
}
