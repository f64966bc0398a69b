import CVectorKernels

/// The loops everything hot is made of; each runs with the widest registers the processor has.
///
/// Counts need not be multiples of anything. Memory must hold the counts given and outputs must not overlap inputs.
enum VectorKernels {
    /// The inner product of two vectors.
    @inline(__always)
    static func dot(_ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int) -> Float {
        vector_dot(left, right, count)
    }

    /// The inner product with doubled precision, for sums that must agree closely with other sums.
    static func preciseDot(_ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int) -> Double {
        vector_precise_dot(left, right, count)
    }

    /// The inner products of rows with one vector.
    static func dots(
        _ rows: UnsafePointer<Float>,
        rowCount: Int,
        _ vector: UnsafePointer<Float>,
        count: Int,
        into output: UnsafeMutablePointer<Float>
    ) {
        vector_dots(rows, vector, rowCount, count, output)
    }

    /// The sum of the values, and that of their squares.
    static func moments(_ values: UnsafeBufferPointer<Float>) -> (sum: Double, squares: Double) {
        var (sum, squares) = (0.0, 0.0)
        if let first = values.baseAddress { vector_moments(first, values.count, &sum, &squares) }
        return (sum, squares)
    }

    /// Adds a multiple of one vector to another.
    @inline(__always)
    static func add(
        _ factor: Float,
        times vector: UnsafePointer<Float>,
        to output: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        vector_add(factor, vector, output, count)
    }

    /// Replaces a vector by a multiple of itself plus another.
    @inline(__always)
    static func scale(
        _ output: UnsafeMutablePointer<Float>,
        by factor: Float,
        adding vector: UnsafePointer<Float>,
        count: Int
    ) {
        for index in 0..<count { output[index] = output[index] * factor + vector[index] }
    }
}

// MARK: Scanning all items

extension VectorKernels {
    /// The inner products of rows of bytes with one vector of twelve bits, exact for up to 8,000 columns.
    static func scan(
        _ rows: UnsafePointer<Int8>,
        rowCount: Int,
        width: Int,
        with vector: UnsafePointer<Int16>,
        into output: UnsafeMutablePointer<Int32>
    ) {
        vector_scan(rows, vector, rowCount, width, output)
    }

    /// `output = factor · scales · products + offset`, element by element.
    static func unscale(
        _ products: UnsafePointer<Int32>,
        _ scales: UnsafePointer<Float>,
        by factor: Float,
        adding offset: Float,
        count: Int,
        into output: UnsafeMutablePointer<Float>
    ) {
        vector_unscale(products, scales, factor, offset, count, output)
    }

    /// `values = factor · values + weight · addends + offset` where the mask is not 0.
    static func mix(
        _ values: UnsafeMutablePointer<Float>,
        by factor: Float,
        _ addends: UnsafePointer<Float>,
        weight: Float,
        offset: Float,
        where mask: UnsafePointer<UInt8>,
        count: Int
    ) {
        vector_mix(values, factor, addends, weight, offset, mask, count)
    }

    /// The positions of the values that are not below the line, ascending.
    static func positions(notBelow line: Float, in values: UnsafeBufferPointer<Float>) -> [Int32] {
        [Int32](unsafeUninitializedCapacity: values.count) { buffer, count in
            guard let first = values.baseAddress, let positions = buffer.baseAddress else { return }
            count = vector_not_below(first, line, values.count, positions)
        }
    }
}

// MARK: Matrices

extension VectorKernels {
    /// A square, row-major, times a vector.
    static func product(_ square: UnsafeBufferPointer<Float>, _ vector: [Float]) -> [Float] {
        [Float](unsafeUninitializedCapacity: vector.count) { output, count in
            guard let rows = square.baseAddress, let first = output.baseAddress else { return }
            dots(rows, rowCount: vector.count, vector, count: vector.count, into: first)
            count = vector.count
        }
    }

    /// Replaces a matrix, given by its lower triangle, row-major in a full square, by its Cholesky factor with an
    /// inverted diagonal; false when it is not positive definite.
    static func factor(_ matrix: UnsafeMutablePointer<Float>, size: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 16 * size) { workspace in
            workspace.baseAddress.map { vector_factor(matrix, size, $0) } ?? (size == 0)
        }
    }
}
