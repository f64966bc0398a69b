/// The Cholesky factor of a small positive definite matrix, for solving.
struct CholeskyFactor: Sendable {
    let size: Int

    /// The lower triangle `L` row by row in a full square; what is above it is not read.
    private let lower: [Float]

    /// Factors a matrix given by its lower triangle, row-major in a full square; nil when it is not positive definite.
    init?(lower matrix: consuming [Float], size: Int) {
        var factor = consume matrix
        let succeeded = factor.withUnsafeMutableBufferPointer { buffer in
            // The diagonal keeps 1/L, so that solving multiplies where it would divide.
            buffer.baseAddress.map { VectorKernels.factor($0, size: size) } ?? (size == 0)
        }
        guard succeeded else { return nil }
        self.size = size
        self.lower = factor
    }

    /// Factors a matrix that is positive definite but for rounding: the diagonal is raised until factoring succeeds.
    ///
    /// The matrix is made anew for each attempt, as hardly ever there is a second: none is copied before the first.
    init(size: Int, positiveDefinite matrix: () -> [Float]) {
        var lifts: Float = 0
        while true {
            var attempt = matrix()
            for index in 0..<size where lifts > 0 { attempt[index * size + index] += lifts }
            let greatest = (0..<size).reduce(Float(0)) { max($0, attempt[$1 * size + $1].magnitude) }
            if let factor = CholeskyFactor(lower: consume attempt, size: size) {
                self = factor
                return
            }
            lifts = max(10 * lifts, greatest * 1e-6, .leastNormalMagnitude)
            precondition(lifts.isFinite, "a matrix that is not finite")
        }
    }

    /// Replaces a right-hand side by the solution.
    func solve(_ values: UnsafeMutablePointer<Float>) {
        lower.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<size {
                let current = base + row * size
                values[row] = (values[row] - VectorKernels.dot(current, values, count: row)) * current[row]
            }
            solveUpper(values, base)
        }
    }

    /// What turns independent standard normal values into normal ones whose covariance is the matrix's inverse.
    func deviation(_ values: [Float]) -> [Float] {
        var values = values
        values.withUnsafeMutableBufferPointer { buffer in
            lower.withUnsafeBufferPointer { lower in
                guard let values = buffer.baseAddress, let base = lower.baseAddress else { return }
                solveUpper(values, base)
            }
        }
        return values
    }

    /// Solves with the transpose of the factor.
    @inline(__always)
    private func solveUpper(_ values: UnsafeMutablePointer<Float>, _ base: UnsafePointer<Float>) {
        for row in stride(from: size - 1, through: 0, by: -1) {
            let current = base + row * size
            values[row] *= current[row]
            VectorKernels.add(-values[row], times: current, to: values, count: row)
        }
    }

    /// The solution for a right-hand side.
    func solution(of rightHandSide: [Float]) -> [Float] {
        var values = rightHandSide
        values.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { solve(base) }
        }
        return values
    }
}

extension CholeskyFactor {
    /// The inverse of the factored matrix, row-major and symmetric to the last bit.
    func inverse() -> [Float] {
        var result = [Float](repeating: 0, count: size * size)
        for column in 0..<size {
            var unit = [Float](repeating: 0, count: size)
            unit[column] = 1
            let values = solution(of: unit)
            for row in column..<size {
                result[row * size + column] = values[row]
                result[column * size + row] = values[row]
            }
        }
        return result
    }
}

/// A symmetric matrix that stores each pair once, in LAPACK's rectangular full packed form.
///
/// Half the memory of a square, and still made of rectangles that fast kernels like: Gustavson et al. 2010,
/// "Rectangular full packed format for Cholesky's algorithm". The variant is TRANSR = 'N', UPLO = 'L'.
final class PackedSymmetricMatrix {
    let size: Int
    let elements: UnsafeMutableBufferPointer<Float>
    private let stride: Int
    private let split: Int
    private let isOdd: Int

    /// A matrix of zeros.
    init(size: Int) {
        self.size = size
        isOdd = size & 1
        stride = size + 1 - isOdd
        split = (size + 1) / 2
        elements = .allocate(capacity: max(1, size * (size + 1) / 2))
        elements.initialize(repeating: 0)
    }

    deinit {
        elements.deallocate()
    }

    /// Where the pair is stored; `row` must not be less than `column`.
    @inline(__always)
    func index(_ row: Int, _ column: Int) -> Int {
        // The first half of the columns lies upright; the last triangle is turned and fills the corner above it.
        column < split
            ? row + 1 - isOdd + column * stride
            : column - split + (row - split + isOdd) * stride
    }

    /// The element of a row and a column in any order.
    subscript(row: Int, column: Int) -> Float {
        get { elements[row >= column ? index(row, column) : index(column, row)] }
        set { elements[row >= column ? index(row, column) : index(column, row)] = newValue }
    }

    /// The elements for loops that read many.
    var reader: Reader {
        Reader(
            elements: UnsafePointer(elements.baseAddress.unsafelyUnwrapped),
            split: split,
            stride: stride,
            isOdd: isOdd
        )
    }

    /// Reads without going through the object; valid while the matrix lives.
    struct Reader {
        fileprivate let elements: UnsafePointer<Float>
        fileprivate let split: Int
        fileprivate let stride: Int
        fileprivate let isOdd: Int

        @inline(__always)
        func element(_ first: Int, _ second: Int) -> Float {
            let (row, column) = first >= second ? (first, second) : (second, first)
            return column < split
                ? elements[row + 1 - isOdd + column * stride]
                : elements[column - split + (row - split + isOdd) * stride]
        }
    }
}
