/// Picks candidates one by one, weighing score against resemblance to those picked, within the caps.
///
/// Carbonell, Goldstein 1998, "The use of MMR": the next is the candidate with the greatest
/// `l·relevance − (1 − l)·(greatest resemblance to any before)`. Relevance is 1 for the best score and falls by 1 down
/// to the score at twice as many places as cards are asked for; resemblance is the cosine of factors.
struct Diversity {
    let candidates: [ScoredItem]

    /// The positions of the candidates picked.
    private(set) var chosen: Set<Int> = []

    private let snapshot: Snapshot
    private let request: SlateRequest
    private let relevance: [Float]
    private let norms: [Float]
    private var resemblance: [Float]
    private var isOpen: [Bool]
    private var ownerCounts: [Int32: Int] = [:]
    private var poolCounts: [Int32: Int] = [:]

    init(snapshot: Snapshot, candidates: [ScoredItem], request: SlateRequest) {
        self.snapshot = snapshot
        self.candidates = candidates
        self.request = request
        let highest = candidates.first?.score ?? 0
        let far = candidates.isEmpty ? 0 : candidates[min(candidates.count - 1, 2 * request.count)].score
        let range = max(highest - far, 1e-6)
        relevance = candidates.map { 1 - (highest - $0.score) / range }
        norms = candidates.map { candidate in
            let factors = snapshot.factors(of: candidate.item)
            return max(VectorKernels.dot(factors, factors, count: snapshot.width).squareRoot(), 1e-12)
        }
        resemblance = [Float](repeating: 0, count: candidates.count)
        isOpen = [Bool](repeating: true, count: candidates.count)
    }

    /// The position of the next candidate, which is then taken; nil when none is left within the caps.
    mutating func next() -> Int? {
        var best: (position: Int, value: Float)?
        for position in candidates.indices where isOpen[position] {
            let value = request.relevance * relevance[position] - (1 - request.relevance) * resemblance[position]
            guard value > best?.value ?? -.infinity else { continue }
            guard isWithinCaps(position) else {
                // Counts only grow, so a full owner or pool stays full.
                isOpen[position] = false
                continue
            }
            best = (position, value)
        }
        guard let best else { return nil }
        note(best.position)
        return best.position
    }

    /// Takes a candidate.
    mutating func note(_ position: Int) {
        chosen.insert(position)
        isOpen[position] = false
        let item = candidates[position].item
        if let owner = owner(of: item) { ownerCounts[owner, default: 0] += 1 }
        if let pool = snapshot.pools?.assignments[item] { poolCounts[pool, default: 0] += 1 }
        guard request.relevance < 1 else { return }
        let factors = snapshot.factors(of: item)
        for other in candidates.indices where isOpen[other] {
            let product = VectorKernels.dot(
                factors,
                snapshot.factors(of: candidates[other].item),
                count: snapshot.width
            )
            resemblance[other] = max(resemblance[other], product / (norms[position] * norms[other]))
        }
    }

    private func owner(of item: Int) -> Int32? { item < request.owners.count ? request.owners[item] : nil }

    private func isWithinCaps(_ position: Int) -> Bool {
        let item = candidates[position].item
        if let owner = owner(of: item), ownerCounts[owner, default: 0] >= request.cardsPerOwner { return false }
        if let most = request.cardsPerPool, let pool = snapshot.pools?.assignments[item] {
            return poolCounts[pool, default: 0] < most
        }
        return true
    }
}
