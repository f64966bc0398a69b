/// Half a pass of alternating least squares for choices without ratings: new factors of the rows, columns fixed.
///
/// Hu, Koren, Volinsky 2008, "Collaborative filtering for implicit feedback datasets". Each row minimizes
/// `Σ (1 + a)(x·y − 1)²` over its chosen columns plus `Σ (x·y)²` over all others plus `r |x|²`. Three steps of
/// conjugate gradients from the previous value replace solving (Takács, Pilászy, Tikk 2011); rows of a block share the
/// product with the common matrix.
struct FactorSweep {
    let algebra: LinearAlgebra
    let settings: ModelSettings

    /// The power with which regularization grows with a row's number of choices.
    let exponent: Float
    private let steps = 3
    private let blockSize = 64

    /// - Parameters:
    ///   - factors: The rows' factors, row-major; the previous values in, the new ones out.
    ///   - rows: What each row has chosen.
    ///   - fixed: The columns' factors, row-major.
    func update(_ factors: inout [Float], of rows: InteractionMatrix, against fixed: [Float]) {
        let width = settings.factorCount
        fixed.withUnsafeBufferPointer { fixedBuffer in
            factors.withUnsafeMutableBufferPointer { factorBuffer in
                guard let fixed = fixedBuffer.baseAddress, let factors = factorBuffer.baseAddress else { return }
                let common = algebra.gram(fixed, rowCount: rows.columnCount, width: width)
                let meanCount = Float(max(1, rows.count)) / Float(max(1, rows.rowCount))
                common.withUnsafeBufferPointer { commonBuffer in
                    guard let common = commonBuffer.baseAddress else { return }
                    algebra.inParallel(rows.rowCount, partSize: blockSize) { range in
                        FactorBlock(
                            algebra: algebra,
                            settings: settings,
                            exponent: exponent,
                            rows: rows,
                            range: range,
                            fixed: fixed,
                            common: common,
                            meanCount: meanCount
                        ).solve(factors + range.lowerBound * width, steps: steps)
                    }
                }
            }
        }
    }
}
