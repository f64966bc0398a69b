/// The loops everything hot is made of, written for four-wide registers, which every 64-bit machine has.
///
/// Counts need not be multiples of anything. Memory must hold the counts given and outputs must not overlap inputs.
enum VectorKernels {
    typealias Lanes = SIMD16<Float>
    static let width = Lanes.scalarCount

    @inline(__always)
    private static func lanes(_ pointer: UnsafePointer<Float>, _ index: Int) -> Lanes {
        UnsafeRawPointer(pointer + index).loadUnaligned(as: Lanes.self)
    }

    @inline(__always)
    private static func store(_ value: Lanes, _ pointer: UnsafeMutablePointer<Float>, _ index: Int) {
        UnsafeMutableRawPointer(pointer + index).storeBytes(of: value, as: Lanes.self)
    }

    /// The inner product of two vectors.
    @inline(__always)
    static func dot(_ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int) -> Float {
        var sums = Lanes.zero
        var index = 0
        while index + width <= count {
            sums += lanes(left, index) * lanes(right, index)
            index += width
        }
        var sum = sums.sum()
        while index < count {
            sum += left[index] * right[index]
            index += 1
        }
        return sum
    }

    /// Adds a multiple of one vector to another.
    @inline(__always)
    static func add(
        _ factor: Float,
        times vector: UnsafePointer<Float>,
        to output: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        let factors = Lanes(repeating: factor)
        var index = 0
        while index + width <= count {
            store(lanes(output, index) + factors * lanes(vector, index), output, index)
            index += width
        }
        while index < count {
            output[index] += factor * vector[index]
            index += 1
        }
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

    /// The inner product of two vectors of bytes, exact.
    ///
    /// Products of two bytes fit 16 bits, and a sum of pairs 32; compilers make one multiply-and-add of it.
    @inline(__always)
    static func dot(_ left: UnsafePointer<Int8>, _ right: UnsafePointer<Int16>, count: Int) -> Int32 {
        var sum: Int32 = 0
        for index in 0..<count { sum &+= Int32(left[index]) &* Int32(right[index]) }
        return sum
    }
}
