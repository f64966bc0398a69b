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

    /// The inner products of rows of bytes with one vector of twelve bits, exact for up to 8,000 columns.
    @inline(__always)
    static func scan(
        _ rows: UnsafePointer<Int8>,
        rowCount: Int,
        width: Int,
        with vector: UnsafePointer<Int16>,
        into output: UnsafeMutablePointer<Int32>
    ) {
        vector_scan(rows, vector, rowCount, width, output)
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

    /// The inner product with doubled precision, for sums that must agree closely with other sums.
    static func preciseDot(_ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int) -> Double {
        var sum = 0.0
        for index in 0..<count { sum += Double(left[index]) * Double(right[index]) }
        return sum
    }
}
