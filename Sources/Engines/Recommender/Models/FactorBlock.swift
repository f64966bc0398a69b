/// A few rows whose factors are improved together.
struct FactorBlock {
    let algebra: LinearAlgebra
    let settings: ModelSettings
    let exponent: Float
    let rows: InteractionMatrix
    let range: Range<Int>
    let fixed: UnsafePointer<Float>
    let common: UnsafePointer<Float>
    let meanCount: Float

    private var width: Int { settings.factorCount }

    /// Conjugate gradients from the values given.
    func solve(_ values: UnsafeMutablePointer<Float>, steps: Int) {
        let count = range.count * width
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * count) { buffer in
            guard let residual = buffer.baseAddress else { return }
            let direction = residual + count
            let image = direction + count
            begin(values, residual: residual, image: image)
            direction.update(from: residual, count: count)
            for _ in 0..<steps {
                apply(direction, into: image)
                for row in 0..<range.count {
                    let at = row * width
                    step(values + at, residual + at, direction + at, image + at)
                }
            }
        }
    }

    private func begin(
        _ values: UnsafeMutablePointer<Float>,
        residual: UnsafeMutablePointer<Float>,
        image: UnsafeMutablePointer<Float>
    ) {
        for row in 0..<range.count where rows[range.lowerBound + row].isEmpty {
            (values + row * width).update(repeating: 0, count: width)
        }
        apply(values, into: image)
        for row in 0..<range.count {
            let right = residual + row * width
            right.update(repeating: 0, count: width)
            forEachChoice(row) { VectorKernels.add(1 + settings.positiveWeight, times: $0, to: right, count: width) }
            VectorKernels.add(-1, times: image + row * width, to: right, count: width)
        }
    }

    /// The products of every row's matrix with its vector.
    private func apply(_ vectors: UnsafeMutablePointer<Float>, into image: UnsafeMutablePointer<Float>) {
        algebra.multiply(vectors, rowCount: range.count, bySymmetric: common, size: width, into: image)
        for row in 0..<range.count {
            let vector = vectors + row * width
            let output = image + row * width
            VectorKernels.add(regularization(row), times: vector, to: output, count: width)
            forEachChoice(row) { chosen in
                let fit = VectorKernels.dot(chosen, vector, count: width)
                VectorKernels.add(settings.positiveWeight * fit, times: chosen, to: output, count: width)
            }
        }
    }

    private func step(
        _ value: UnsafeMutablePointer<Float>,
        _ residual: UnsafeMutablePointer<Float>,
        _ direction: UnsafeMutablePointer<Float>,
        _ image: UnsafeMutablePointer<Float>
    ) {
        let before = VectorKernels.dot(residual, residual, count: width)
        guard before > 1e-20 else { return }
        let length = before / VectorKernels.dot(direction, image, count: width)
        VectorKernels.add(length, times: direction, to: value, count: width)
        VectorKernels.add(-length, times: image, to: residual, count: width)
        let after = VectorKernels.dot(residual, residual, count: width)
        VectorKernels.scale(direction, by: after / before, adding: residual, count: width)
    }

    private func regularization(_ row: Int) -> Float {
        guard exponent != 0 else { return settings.regularization }
        let index = range.lowerBound + row
        let count = Float(rows.offsets[index + 1] - rows.offsets[index])
        return settings.regularization * Float(power(Double(count / meanCount), Double(exponent)))
    }

    @inline(__always)
    private func forEachChoice(_ row: Int, _ body: (UnsafePointer<Float>) -> Void) {
        let index = range.lowerBound + row
        rows.columns.withUnsafeBufferPointer { columns in
            for position in rows.offsets[index]..<rows.offsets[index + 1] {
                body(fixed + Int(columns[position]) * width)
            }
        }
    }
}

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

/// Factors of people and items, and how far training them is; enough to go on from.
package struct FactorModel: Sendable, Equatable {
    package let width: Int

    /// One row of `width` numbers per person.
    package internal(set) var people: [Float]

    /// One row of `width` numbers per item.
    package internal(set) var items: [Float]

    /// How many sweeps were made.
    package internal(set) var sweeps: Int

    /// Factors to start from: small noise for items, zero for people.
    package init(people: Int, items: Int, settings: ModelSettings) {
        width = settings.factorCount
        self.people = [Float](repeating: 0, count: people * width)
        sweeps = 0
        var random = SplitMix64(seed: settings.seed)
        let scale = 0.1 / Double(width).squareRoot()
        self.items = (0..<items * width).map { _ in Float(random.nextNormal() * scale) }
    }

    init(width: Int, people: [Float], items: [Float], sweeps: Int) {
        self.width = width
        self.people = people
        self.items = items
        self.sweeps = sweeps
    }

    /// Makes room for people and items that came since; the new ones start from zero.
    package mutating func grow(people: Int, items: Int) {
        self.people += [Float](repeating: 0, count: max(0, people * width - self.people.count))
        self.items += [Float](repeating: 0, count: max(0, items * width - self.items.count))
    }
}
