import Foundation
import Testing

@testable import Recommender

struct LinearAlgebraTests {
    /// What to compute with: the Swift loops, and OpenBLAS where it is installed.
    static let all = [LinearAlgebra(openBLAS: nil)] + (OpenBLAS().map { [LinearAlgebra(openBLAS: $0)] } ?? [])

    @Test(arguments: all, [1, 2, 3, 8, 17, 64])
    func `a matrix times its inverse is the identity`(algebra: LinearAlgebra, size: Int) throws {
        var random = SplitMix64(seed: UInt64(size))
        let matrix = PackedSymmetricMatrix(size: size)
        for row in 0..<size {
            for column in 0..<row { matrix[row, column] = Float.random(in: -1...1, using: &random) }
            matrix[row, row] = Float(size) + 1
        }
        let original = (0..<size).map { row in (0..<size).map { matrix[row, $0] } }
        try algebra.invert(matrix)
        for row in 0..<size {
            for column in 0..<size {
                let product = (0..<size).reduce(Float(0)) { $0 + original[row][$1] * matrix[$1, column] }
                #expect(abs(product - (row == column ? 1 : 0)) < 1e-4)
            }
        }
    }

    @Test(arguments: all) func `a matrix that is not positive definite has no inverse`(algebra: LinearAlgebra) {
        let matrix = PackedSymmetricMatrix(size: 3)
        for index in 0..<3 { matrix[index, index] = 1 }
        matrix[2, 0] = 2
        #expect(throws: TrainingError.notPositiveDefinite) { try algebra.invert(matrix) }
    }

    @Test(arguments: all, [(1, 1), (5, 3), (700, 16), (33, 20)])
    func `the gram matrix is the sum of the rows' outer products`(algebra: LinearAlgebra, shape: (Int, Int)) {
        let (rows, width) = shape
        var random = SplitMix64(seed: 3)
        let values = (0..<rows * width).map { _ in Float.random(in: -1...1, using: &random) }
        let gram = algebra.gram(values, rowCount: rows, width: width)
        for first in 0..<width {
            for second in 0..<width {
                let sum = (0..<rows).reduce(0.0) {
                    $0 + Double(values[$1 * width + first]) * Double(values[$1 * width + second])
                }
                #expect(abs(Double(gram[first * width + second]) - sum) < 1e-3)
            }
        }
    }

    @Test(arguments: all) func `parts of a parallel loop cover the range once`(algebra: LinearAlgebra) {
        let counter = AtomicCounter()
        let seen = (0..<1_003).map { _ in AtomicCounter() }
        algebra.inParallel(1_003, partSize: 10) { range in
            for index in range { _ = seen[index].increment() }
            _ = counter.increment()
        }
        #expect(counter.increment() == 101)
        #expect(seen.allSatisfy { $0.increment() == 1 })
    }

    @Test(arguments: 1...12) func `every pair of a packed matrix has a place of its own`(size: Int) {
        let matrix = PackedSymmetricMatrix(size: size)
        let places = (0..<size).flatMap { row in (0...row).map { matrix.index(row, $0) } }
        #expect(Set(places) == Set(0..<size * (size + 1) / 2))
    }
}

struct OpenBLASTests {
    @Test func `flags of the processor decide the kernels`() {
        let server = ProcessorFeatures(
            cpuInformation: "model name: x\nflags\t\t: fpu sse2 avx2 fma avx512f avx512bw avx512dq avx512vl\n"
        )
        #expect(server.openBLASCoreType == "SKYLAKEX")
        let desktop = ProcessorFeatures(cpuInformation: "flags : sse2 avx2 fma")
        #expect(desktop.openBLASCoreType == "HASWELL")
        let partial = ProcessorFeatures(cpuInformation: "flags : sse2 avx2 fma avx512f")
        #expect(partial.openBLASCoreType == "HASWELL")
        #expect(ProcessorFeatures(cpuInformation: "flags : sse2 avx").openBLASCoreType == nil)
        #expect(ProcessorFeatures(cpuInformation: "Features : fp asimd").openBLASCoreType == nil)
    }

    // The library sets the variable where nobody has.
    @Test(.enabled(if: OpenBLAS() != nil && ProcessorFeatures.current.openBLASCoreType != nil))
    func `the kernels that run are those of the processor, or those the environment names`() throws {
        let library = try #require(OpenBLAS())
        let expected = try #require(ProcessInfo.processInfo.environment["OPENBLAS_CORETYPE"])
        // A library newer than the guard may know a better name for the same instructions.
        #expect(library.coreName.uppercased() == expected.uppercased(), "kernels of \(library.coreName) run instead")
    }
}

/// Solving by elimination, for comparison.
enum Elimination {
    /// The solution of a system given as rows with the right-hand side at their end.
    static func solve(_ system: [[Double]]) -> [Double] {
        var matrix = system
        let count = matrix.count
        for pivot in 0..<count {
            let factor = matrix[pivot][pivot]
            for column in pivot...count { matrix[pivot][column] /= factor }
            for row in 0..<count where row != pivot {
                let factor = matrix[row][pivot]
                for column in pivot...count { matrix[row][column] -= factor * matrix[pivot][column] }
            }
        }
        return matrix.map { $0[count] }
    }
}
