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
