/// Scores as they would be for people this person may turn out to be: Thompson's rule (Thompson 1933).
///
/// A draw adds to the person's factors a normal deviation with the covariance of the fold-in, `A⁻¹`, times `spread`
/// squared. Items the model is unsure about change places; with many judgements draws come to agree.
struct PosteriorDraws {
    /// The scores of the candidates in the draw that decides.
    let scores: [Float]

    /// Their scores in further draws, which tell how probable a card was.
    let further: [[Float]]

    /// So many further deviations, each taken in both directions.
    private static let furtherDeviations = 8

    /// Exact scores where the request or the person's few judgements ask for no draws.
    init(snapshot: Snapshot, taste: UserState, candidates: [ScoredItem], request: SlateRequest) {
        let means = candidates.map(\.score)
        guard request.thompsonSpread > 0, taste.judgements.count >= request.thompsonStart else {
            (scores, further) = (means, [])
            return
        }
        let changes = Self.changes(snapshot, taste, candidates, request)
        scores = Self.sum(means, 1, changes[0])
        further = changes.dropFirst().flatMap { [Self.sum(means, 1, $0), Self.sum(means, -1, $0)] }
    }

    private static func sum(_ means: [Float], _ sign: Float, _ change: [Float]) -> [Float] {
        var sum = means
        VectorKernels.add(sign, times: change, to: &sum, count: sum.count)
        return sum
    }

    /// How probable each candidate was to be picked by score; 1 where nothing was drawn.
    ///
    /// That is the share of further draws that pick it, with one more draw of either kind so that none is certain or
    /// impossible. The positions picked for a draw's scores come from `picks`.
    func propensities(_ picks: ([Float]) -> [Int]) -> [Double] {
        guard !further.isEmpty else { return [Double](repeating: 1, count: scores.count) }
        var counts = [Double](repeating: 1, count: scores.count)
        for draw in further { for position in picks(draw) { counts[position] += 1 } }
        return counts.map { $0 / Double(further.count + 2) }
    }

    /// What deviations drawn at random add to the candidates' scores: that which decides, and the further ones.
    private static func changes(
        _ snapshot: Snapshot,
        _ taste: UserState,
        _ candidates: [ScoredItem],
        _ request: SlateRequest
    ) -> [[Float]] {
        let (width, count) = (snapshot.width, 1 + furtherDeviations)
        // The explorer draws from the same seed; this keeps the two apart.
        var random = SplitMix64(seed: request.seed ^ 0x5448_4F4D_5053_4F4E)
        let deviations = (0..<count).flatMap { _ in taste.factor.deviation(random.nearlyNormals(width)) }
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: candidates.count * count) { products in
            guard let first = products.baseAddress else { return [] }
            for (position, candidate) in candidates.enumerated() {
                let (factors, row) = (snapshot.factors(of: candidate.item), first + position * count)
                VectorKernels.dots(deviations, rowCount: count, factors, count: width, into: row)
                let isMixed = !taste.neighbourSums.isEmpty && snapshot.neighbours.covered[candidate.item] != 0
                let scale = request.thompsonSpread * (isMixed ? taste.factorScale : taste.bareScale)
                for draw in 0..<count { row[draw] *= scale }
            }
            return (0..<count).map { draw in
                [Float](unsafeUninitializedCapacity: candidates.count) { change, filled in
                    for position in candidates.indices {
                        change.initializeElement(at: position, to: first[position * count + draw])
                    }
                    filled = candidates.count
                }
            }
        }
    }
}
