/// What people are like before anything is known of them: the normal distribution of the trained people's factors.
package struct PersonPrior: Sendable, Equatable {
    package let mean: [Float]

    /// The inverse of the covariance, row-major.
    package let precision: [Float]

    /// What real people choose beyond imagined ones: the mean of the ones without that of the others.
    ///
    /// It says what is popular, which the imagined do not heed; empty where there is one kind alone.
    package let popular: [Float]

    init(mean: [Float], precision: [Float], popular: [Float] = []) {
        self.mean = mean
        self.precision = precision
        self.popular = popular
    }

    /// The distribution of the rows given, of at most 20,000 spread over them.
    ///
    /// The covariance is drawn towards a multiple of the identity by a little, so that few people suffice.
    ///
    /// - Parameters:
    ///   - rows: People × factors.
    ///   - imagined: Further people, who tell how people differ more than what they have in common.
    ///   - width: How many factors there are.
    ///   - algebra: Computes the covariance.
    /// - Throws: `TrainingError.notPositiveDefinite` when factors are not finite.
    init(rows: [Float], imagined: [Float] = [], width: Int, algebra: LinearAlgebra) throws(TrainingError) {
        let centred = Self.centred(rows, width: width) + Self.centred(imagined, width: width)
        let (real, others) = (Self.mean(of: rows, width: width), Self.mean(of: imagined, width: width))
        popular = rows.isEmpty || imagined.isEmpty ? [] : zip(real, others).map { Float($0 - $1) }
        let share = imagined.isEmpty ? 1 : rows.isEmpty ? 0 : Double(PopularShare.unheard)
        mean = zip(real, others).map { Float(share * $0 + (1 - share) * $1) }
        precision = try Self.precision(ofCentred: centred, width: width, algebra: algebra)
    }

    /// What is expected of people who heed what is popular to this share; the mean where there is one kind alone.
    func mean(popularShare share: Float) -> [Float] {
        popular.isEmpty ? mean : zip(mean, popular).map { $0 + (share - PopularShare.unheard) * $1 }
    }

    /// At most 20,000 of the rows without their mean.
    private static func centred(_ rows: [Float], width: Int) -> [Float] {
        let count = rows.count / max(1, width)
        let every = max(1, count / 20_000)
        let mean = mean(of: rows, width: width)
        return stride(from: 0, to: count, by: every).flatMap { row in
            (0..<width).map { Float(Double(rows[row * width + $0]) - mean[$0]) }
        }
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

/// How far what is expected of a person is what real people choose, where imagined ones stand beside them.
///
/// After one like nothing foretells what else people chose like popularity does, and to somebody who came for something
/// new it is worth little. So both are ranked: cards that follow a like come first, the more popular of them before the
/// others, and after them what is likely. `docs/discovery.md` has what that is worth.
enum PopularShare {
    /// Of somebody who has liked nothing.
    static let unheard: Float = 0.25
    /// Of somebody who has.
    static let likely: Float = 0.7
    /// Where what follows a like is looked for: with more, cards after a like of what no real person knew are everybody's.
    static let following: Float = 0.05
}
