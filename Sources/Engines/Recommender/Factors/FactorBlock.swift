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
