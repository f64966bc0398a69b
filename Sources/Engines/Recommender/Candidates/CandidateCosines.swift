/// How much candidates resemble each other and the cards a person sees already: cosines of factors.
///
/// A row is computed when it is first asked for, so that several slates from the same candidates share the work. It is
/// for one thread.
final class CandidateCosines {
    /// As many as are compared at a time; rows are as long as a multiple of it.
    typealias Lanes = SIMD8<Float>

    let items: [Int]
    let paddedCount: Int

    /// For each candidate the greatest cosine to a card seen already, at least 0.
    let toHeld: [Float]

    private let snapshot: Snapshot
    private let norms: [Float]
    private var rows: [[Float]]

    init(snapshot: Snapshot, items: [Int], held: [Int]) {
        self.snapshot = snapshot
        self.items = items
        let padded = (items.count + Lanes.scalarCount - 1) / Lanes.scalarCount * Lanes.scalarCount
        paddedCount = padded
        let norms = items.map { Self.norm(snapshot, $0) }
        self.norms = norms
        rows = [[Float]](repeating: [], count: items.count)
        toHeld = held.reduce([Float](repeating: 0, count: padded)) { greatest, item in
            let row = Self.cosines(snapshot, of: item, norm: Self.norm(snapshot, item), to: items, norms, padded)
            return zip(greatest, row).map { max($0, $1) }
        }
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
