/// How much candidates resemble each other and the cards a person sees already: cosines of factors.
///
/// Each is computed when it is first asked for: most candidates are out of the question whatever they resemble, and
/// several slates from the same ones share the work. It is for one thread.
final class CandidateCosines {
    /// As many as are compared at a time; rows are as long as a multiple of it.
    typealias Lanes = SIMD8<Float>

    let items: [Int]
    let paddedCount: Int

    private let snapshot: Snapshot
    private let norms: [Float]
    private var rows: [[Float]]
    private let held: [(item: Int, norm: Float)]
    private var toHeld: [Float?]

    init(snapshot: Snapshot, items: [Int], held: [Int]) {
        self.snapshot = snapshot
        self.items = items
        let padded = (items.count + Lanes.scalarCount - 1) / Lanes.scalarCount * Lanes.scalarCount
        paddedCount = padded
        let norms = items.map { Self.norm(snapshot, $0) }
        self.norms = norms
        rows = [[Float]](repeating: [], count: items.count)
        self.held = held.map { ($0, Self.norm(snapshot, $0)) }
        toHeld = [Float?](repeating: nil, count: items.count)
    }

    /// The greatest cosine of a candidate to a card seen already, at least 0.
    func greatestToHeld(_ position: Int) -> Float {
        if let known = toHeld[position] { return known }
        let factors = snapshot.factors(of: items[position])
        let greatest = held.reduce(Float(0)) { greatest, other in
            let product = VectorKernels.dot(factors, snapshot.factors(of: other.item), count: snapshot.width)
            return max(greatest, product / (other.norm * norms[position]))
        }
        toHeld[position] = greatest
        return greatest
    }

    /// The cosines of one candidate to all, and zeros.
    func row(_ position: Int) -> [Float] {
        if rows[position].isEmpty {
            let item = items[position]
            rows[position] = Self.cosines(snapshot, of: item, norm: norms[position], to: items, norms, paddedCount)
        }
        return rows[position]
    }

    private static func norm(_ snapshot: Snapshot, _ item: Int) -> Float {
        let factors = snapshot.factors(of: item)
        return max(VectorKernels.dot(factors, factors, count: snapshot.width).squareRoot(), 1e-12)
    }

    private static func cosines(
        _ snapshot: Snapshot,
        of item: Int,
        norm: Float,
        to others: [Int],
        _ norms: [Float],
        _ paddedCount: Int
    ) -> [Float] {
        let factors = snapshot.factors(of: item)
        return [Float](unsafeUninitializedCapacity: paddedCount) { row, count in
            for (position, other) in others.enumerated() {
                let product = VectorKernels.dot(factors, snapshot.factors(of: other), count: snapshot.width)
                row.initializeElement(at: position, to: product / (norm * norms[position]))
            }
            for position in others.count..<paddedCount { row.initializeElement(at: position, to: 0) }
            count = paddedCount
        }
    }
}
