import Dispatch

/// Matrix arithmetic in single precision: through OpenBLAS where there is one, in Swift otherwise.
package struct LinearAlgebra: Sendable {
    package let openBLAS: OpenBLAS?

    /// How many threads training may use.
    package let threadCount: Int

    /// - Parameters:
    ///   - openBLAS: The library to use, or nil for the Swift loops.
    ///   - threadCount: How many threads training may use, at least 1.
    package init(openBLAS: OpenBLAS? = OpenBLAS(), threadCount: Int = processorCount) {
        self.openBLAS = openBLAS
        self.threadCount = max(1, threadCount)
    }

    /// Runs the body for the parts of a range, several at a time; parts do not overlap and cover the range.
    func inParallel(_ count: Int, partSize: Int, _ body: (Range<Int>) -> Void) {
        let parts = (count + partSize - 1) / partSize
        guard threadCount > 1, parts > 1 else {
            for part in 0..<parts { body(part * partSize..<min(count, (part + 1) * partSize)) }
            return
        }
        let lanes = min(threadCount, parts)
        let next = AtomicCounter()
        withoutActuallyEscaping(body) { body in
            // The call below returns after the last part, and parts do not overlap, so the body needs no isolation.
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: lanes) { _ in
                while case let part = next.increment(), part < parts {
                    body(part * partSize..<min(count, (part + 1) * partSize))
                }
            }
        }
    }

    /// Sets how many threads one call of OpenBLAS may use; 1 while the callers are parallel themselves.
    func setLibraryThreads(_ count: Int) {
        openBLAS?.setThreadCount(CInt(count))
    }

    /// Rows times a symmetric square, row-major: `output = rows · square`.
    func multiply(
        _ rows: UnsafePointer<Float>,
        rowCount: Int,
        bySymmetric square: UnsafePointer<Float>,
        size: Int,
        into output: UnsafeMutablePointer<Float>
    ) {
        if let openBLAS, rowCount > 1 {
            let n = CInt(size)
            // 101: row-major, 111: not transposed.
            openBLAS.multiply(101, 111, 111, CInt(rowCount), n, n, 1, rows, n, square, n, 0, output, n)
            return
        }
        for row in 0..<rowCount {
            let from = rows + row * size
            let to = output + row * size
            for column in 0..<size { to[column] = 0 }
            for inner in 0..<size where from[inner] != 0 {
                VectorKernels.add(from[inner], times: square + inner * size, to: to, count: size)
            }
        }
    }

    /// The square of inner products of the columns of a tall matrix: `Fᵀ·F`, row-major and full.
    func gram(_ rows: UnsafePointer<Float>, rowCount: Int, width: Int) -> [Float] {
        let partSize = max(256, (rowCount + threadCount * 4 - 1) / (threadCount * 4))
        let parts = (rowCount + partSize - 1) / partSize
        var partial = [Float](repeating: 0, count: max(1, parts) * width * width)
        partial.withUnsafeMutableBufferPointer { partial in
            guard let partialBase = partial.baseAddress else { return }
            inParallel(rowCount, partSize: partSize) { range in
                let output = partialBase + range.lowerBound / partSize * width * width
                self.addGram(rows + range.lowerBound * width, rowCount: range.count, width: width, to: output)
            }
            for part in stride(from: 1, to: parts, by: 1) {
                VectorKernels.add(
                    1,
                    times: partialBase + part * width * width,
                    to: partialBase,
                    count: width * width
                )
            }
        }
        return Array(partial[0..<width * width])
    }

    private func addGram(
        _ rows: UnsafePointer<Float>,
        rowCount: Int,
        width: Int,
        to output: UnsafeMutablePointer<Float>
    ) {
        if let openBLAS {
            let n = CInt(width)
            // 112: transposed.
            openBLAS.multiply(101, 112, 111, n, n, CInt(rowCount), 1, rows, n, rows, n, 1, output, n)
            return
        }
        for row in 0..<rowCount {
            let vector = rows + row * width
            for inner in 0..<width {
                VectorKernels.add(vector[inner], times: vector, to: output + inner * width, count: width)
            }
        }
    }

    /// Replaces a positive definite matrix by its inverse.
    ///
    /// - Throws: `TrainingError.notPositiveDefinite` when it is not.
    func invert(_ matrix: PackedSymmetricMatrix) throws(TrainingError) {
        guard matrix.size > 0 else { return }
        guard let openBLAS, let elements = matrix.elements.baseAddress else {
            return try invertInSwift(matrix)
        }
        openBLAS.setThreadCount(CInt(threadCount))
        defer { openBLAS.setThreadCount(1) }
        var size = CInt(matrix.size)
        var failure: CInt = 0
        openBLAS.factorPacked("N", "L", &size, elements, &failure, 1, 1)
        guard failure == 0 else { throw .notPositiveDefinite }
        openBLAS.invertPacked("N", "L", &size, elements, &failure, 1, 1)
        guard failure == 0 else { throw .notPositiveDefinite }
    }

    /// The inverse without a library: for small catalogues, and for machines that have none.
    private func invertInSwift(_ matrix: PackedSymmetricMatrix) throws(TrainingError) {
        let size = matrix.size
        var square = [Float](repeating: 0, count: size * size)
        for row in 0..<size {
            for column in 0...row { square[row * size + column] = matrix[row, column] }
        }
        guard let factor = CholeskyFactor(lower: square, size: size) else { throw .notPositiveDefinite }
        inverseColumns(of: factor) { column, values in
            for row in column..<size { matrix[row, column] = values[row] }
        }
    }

    private func inverseColumns(of factor: CholeskyFactor, body: (Int, UnsafeMutablePointer<Float>) -> Void) {
        let size = factor.size
        inParallel(size, partSize: 16) { columns in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: size) { buffer in
                guard let values = buffer.baseAddress else { return }
                for column in columns {
                    buffer.initialize(repeating: 0)
                    values[column] = 1
                    factor.solve(values)
                    body(column, values)
                }
            }
        }
    }
}
