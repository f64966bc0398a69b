import Testing

@testable import Recommender

/// Every loop against the plainest one, with counts that fill registers and counts that do not.
struct VectorKernelsTests {
    private static let counts = [0, 1, 3, 16, 31, 64, 77, 128, 200]

    private func values(_ count: Int, seed: UInt64 = 1) -> [Float] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in Float(random.nextNormal()) }
    }

    @Test(arguments: counts) func `inner products are sums of products`(count: Int) {
        let (left, right) = (values(count), values(count, seed: 2))
        let exact = zip(left, right).reduce(0) { $0 + Double($1.0) * Double($1.1) }
        #expect(abs(Double(VectorKernels.dot(left, right, count: count)) - exact) < 1e-4)
        #expect(abs(VectorKernels.preciseDot(left, right, count: count) - exact) < 1e-12)
    }

    @Test(arguments: counts) func `rows are multiplied one by one`(width: Int) {
        let (rows, vector) = (values(9 * width), values(width, seed: 2))
        var products = [Float](repeating: .nan, count: 9)
        VectorKernels.dots(rows, rowCount: 9, vector, count: width, into: &products)
        for row in 0..<9 {
            let exact = (0..<width).reduce(0) { $0 + Double(rows[row * width + $1]) * Double(vector[$1]) }
            #expect(abs(Double(products[row]) - exact) < 1e-4)
        }
    }

    @Test(arguments: counts) func `rows of bytes are multiplied exactly`(width: Int) {
        var random = SplitMix64(seed: 3)
        let rows = (0..<21 * width).map { _ in Int8.random(in: -127...127, using: &random) }
        let vector = (0..<width).map { _ in Int16.random(in: -2_047...2_047, using: &random) }
        var products = [Int32](repeating: -1, count: 21)
        VectorKernels.scan(rows, rowCount: 21, width: width, with: vector, into: &products)
        for row in 0..<21 {
            #expect(Int(products[row]) == (0..<width).reduce(0) { $0 + Int(rows[row * width + $1]) * Int(vector[$1]) })
        }
    }

    @Test(arguments: counts) func `moments are sums of values and of squares`(count: Int) {
        let values = values(count)
        let moments = values.withUnsafeBufferPointer(VectorKernels.moments)
        #expect(abs(moments.sum - values.reduce(0) { $0 + Double($1) }) < 1e-10)
        #expect(abs(moments.squares - values.reduce(0) { $0 + Double($1) * Double($1) }) < 1e-10)
    }

    @Test(arguments: counts) func `scores are made of products, and mixed where the mask says`(count: Int) {
        let (scales, addends) = (values(count), values(count, seed: 2))
        let products = (0..<count).map { Int32($0 * 37 - 900) }
        let mask = (0..<count).map { UInt8($0 % 3) }
        var scores = [Float](repeating: .nan, count: count)
        VectorKernels.unscale(products, scales, by: 0.01, adding: 2, count: count, into: &scores)
        for index in 0..<count {
            #expect(abs(scores[index] - (0.01 * scales[index] * Float(products[index]) + 2)) < 1e-4)
        }
        let before = scores
        VectorKernels.mix(&scores, by: 0.5, addends, weight: 3, offset: 1, where: mask, count: count)
        for index in 0..<count {
            let mixed = 0.5 * before[index] + 3 * addends[index] + 1
            #expect(abs(scores[index] - (mask[index] == 0 ? before[index] : mixed)) < 1e-4)
        }
    }

    @Test(arguments: counts) func `what is not below a line is listed in order`(count: Int) {
        var values = values(count)
        if count > 2 { values[1] = 0.5 }
        for line: Float in [-.infinity, -1, 0.5, 2, .infinity] {
            let found = values.withUnsafeBufferPointer { VectorKernels.positions(notBelow: line, in: $0) }
            #expect(found.map(Int.init) == values.indices.filter { values[$0] >= line })
        }
    }

    @Test(arguments: [1, 2, 7, 8, 15, 16, 17, 24, 33, 64, 100, 128, 131])
    func `a factor times itself is the matrix`(size: Int) throws {
        let rows = values(3 * size * size)
        var matrix = [Double](repeating: 0, count: size * size)
        for row in 0..<size {
            for column in 0...row {
                matrix[row * size + column] = (0..<3 * size).reduce(0) {
                    $0 + Double(rows[$1 * size + row]) * Double(rows[$1 * size + column])
                }
            }
        }
        // What is above the diagonal must not matter.
        var factor = matrix.map(Float.init)
        for row in 0..<size { for column in row + 1..<max(size, row + 1) { factor[row * size + column] = .nan } }
        #expect(factor.withUnsafeMutableBufferPointer { VectorKernels.factor($0.baseAddress!, size: size) })
        func element(_ row: Int, _ column: Int) -> Double {
            row == column ? 1 / Double(factor[row * size + row]) : Double(factor[row * size + column])
        }
        for row in 0..<size {
            for column in 0...row {
                let product = (0...column).reduce(0) { $0 + element(row, $1) * element(column, $1) }
                #expect(abs(product - matrix[row * size + column]) < 2e-3 * Double(size))
            }
        }
    }

    @Test(arguments: [1, 16, 40]) func `a matrix without a factor is told`(size: Int) {
        for place in [0, size / 2, size - 1] {
            for wrong: Float in [0, -1, .nan, .infinity] {
                var matrix = [Float](repeating: 0, count: size * size)
                for index in 0..<size { matrix[index * size + index] = index == place ? wrong : 1 }
                #expect(!matrix.withUnsafeMutableBufferPointer { VectorKernels.factor($0.baseAddress!, size: size) })
            }
        }
    }

    @Test func `nearly normal values have mean 0 and deviation 1, and few lie far out`() {
        var random = SplitMix64(seed: 5)
        let drawn = random.nearlyNormals(100_000)
        let moments = drawn.withUnsafeBufferPointer(VectorKernels.moments)
        #expect(abs(moments.sum / 100_000) < 0.02)
        #expect(abs(moments.squares / 100_000 - 1) < 0.02)
        // 4.6 % of normal values are further out than two deviations.
        #expect((0.03...0.06).contains(Double(drawn.count { abs($0) > 2 }) / 100_000))
    }
}
