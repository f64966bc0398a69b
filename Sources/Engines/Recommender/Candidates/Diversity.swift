/// Picks candidates one by one, weighing score against resemblance to those picked, within the caps.
///
/// Carbonell, Goldstein 1998, "The use of MMR": the next is the candidate with the greatest
/// `l·relevance − (1 − l)·(greatest resemblance to any before)`. Relevance is 1 for the best score and falls by 1 down
/// to the score at twice as many places as cards are asked for; resemblance is the cosine of factors.
struct Diversity {
    private let snapshot: Snapshot
    private let request: SlateRequest
    private let cosines: CandidateCosines

    /// What a candidate's score is worth; nothing is below it for candidates that are closed.
    private var merits: [Float]

    /// The greatest cosine to any card picked before.
    private var resemblances: [Float]
    private var ownerCounts: [Int32: Int] = [:]
    private var poolCounts: [Int32: Int] = [:]
    private var taken = 0

    /// Begins with nothing picked; there is a score per candidate of the cosines, in any order.
    init(snapshot: Snapshot, cosines: CandidateCosines, scores: [Float], request: SlateRequest) {
        self.snapshot = snapshot
        self.request = request
        self.cosines = cosines
        let highest = scores.max() ?? 0
        let places = min(scores.count, 2 * (request.count + request.held.count) + 1)
        var ranked = scores
        let far = scores.isEmpty ? 0 : ranked.smallestOfLargest(places)
        let range = max(highest - far, 1e-6)
        merits = [Float](repeating: -.infinity, count: cosines.paddedCount)
        let slope = request.relevance / range
        for position in scores.indices { merits[position] = request.relevance - slope * (highest - scores[position]) }
        resemblances = [Float](repeating: 0, count: cosines.paddedCount)
        for item in request.held { count(item) }
    }

    /// Whether the candidate was not taken and its owner and pool have room.
    func isOpen(_ position: Int) -> Bool { merits[position] > -.infinity && isWithinCaps(position) }

    /// The position of the next candidate, which is then taken; nil when none is left within the caps.
    mutating func next() -> Int? {
        while let best = highest() {
            if isWithinCaps(best) {
                take(best)
                return best
            }
            // Counts only grow, so a full owner or pool stays full.
            merits[best] = -.infinity
        }
        return nil
    }

    /// Takes a candidate.
    mutating func take(_ position: Int) {
        merits[position] = -.infinity
        count(cosines.items[position])
        taken += 1
        // Nothing is picked after the last card that would have to differ from it.
        guard request.relevance < 1, taken < request.count else { return }
        cosines.row(position).withUnsafeBytes { row in
            resemblances.withUnsafeMutableBytes { resemblances in
                for offset in stride(from: 0, to: row.count, by: MemoryLayout<Lanes>.size) {
                    let new = row.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
                    var greatest = resemblances.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
                    greatest.replace(with: new, where: new .> greatest)
                    resemblances.storeBytes(of: greatest, toByteOffset: offset, as: Lanes.self)
                }
            }
        }
    }

    private typealias Lanes = CandidateCosines.Lanes

    /// The open candidate with the greatest value, of equals the first.
    private func highest() -> Int? {
        var best: (position: Int?, value: Float) = (nil, -.infinity)
        let weight = 1 - request.relevance
        merits.withUnsafeBytes { merits in
            resemblances.withUnsafeBytes { resemblances in
                for offset in stride(from: 0, to: merits.count, by: MemoryLayout<Lanes>.size) {
                    let merits = merits.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
                    let resemblances = resemblances.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
                    let atMost = merits - weight * resemblances
                    guard any(atMost .> best.value) else { continue }
                    for lane in 0..<Lanes.scalarCount where atMost[lane] > best.value {
                        let position = offset / MemoryLayout<Float>.size + lane
                        let resemblance = max(resemblances[lane], cosines.greatestToHeld(position))
                        let value = merits[lane] - weight * resemblance
                        if value > best.value { best = (position, value) }
                    }
                }
            }
        }
        return best.position
    }

    private mutating func count(_ item: Int) {
        if let owner = owner(of: item) { ownerCounts[owner, default: 0] += 1 }
        if request.cardsPerPool != nil, let pool = snapshot.pools?.assignments[item] {
            poolCounts[pool, default: 0] += 1
        }
    }

    private func owner(of item: Int) -> Int32? { item < request.owners.count ? request.owners[item] : nil }

    private func isWithinCaps(_ position: Int) -> Bool {
        let item = cosines.items[position]
        if let owner = owner(of: item), ownerCounts[owner, default: 0] >= request.cardsPerOwner { return false }
        if let most = request.cardsPerPool, let pool = snapshot.pools?.assignments[item] {
            return poolCounts[pool, default: 0] < most
        }
        return true
    }
}

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
