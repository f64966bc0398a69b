/// Chooses items that few have seen for the places kept for them.
///
/// An item's like rate is estimated from its showings and, with the weight of ten of them, from its score's like rate.
/// The draw is proportional to that estimate plus one standard deviation, so that the little known come first and the
/// probability of each draw is known exactly (with Thompson's rule it would have to be estimated).
struct Explorer {
    private let request: SlateRequest
    private let weights: [(candidate: Int, weight: Double)]
    private var random: SplitMix64

    /// How many showings the score's like rate counts for.
    private static let priorShowings = 10.0

    /// How many of the best unseen candidates the draw is among.
    private static let breadth = 64

    init(snapshot: Snapshot, candidates: [ScoredItem], request: SlateRequest) {
        self.request = request
        random = SplitMix64(seed: request.seed)
        guard request.explorationInterval > 0, !request.exposure.isEmpty else {
            weights = []
            return
        }
        let unseen = candidates.indices.lazy.filter { position in
            let item = candidates[position].item
            return item >= request.exposure.count || request.exposure[item].shown < request.exposureFloor
        }
        weights = unseen.prefix(Self.breadth).map { position in
            let candidate = candidates[position]
            let exposure = candidate.item < request.exposure.count ? request.exposure[candidate.item] : ItemExposure()
            let prior = Double(snapshot.calibration?.rate(at: candidate.score) ?? 0.5)
            return (position, Self.optimisticRate(exposure, prior: prior))
        }
    }

    /// Whether the place, counted from 0, is kept for exploring: the last of every interval.
    func isDue(at place: Int) -> Bool {
        !weights.isEmpty && place % request.explorationInterval == request.explorationInterval - 1
    }

    /// A candidate not yet taken, with the probability it had; nil when none is left.
    mutating func next(excluding taken: Set<Int>) -> (candidate: Int, propensity: Double)? {
        let open = weights.filter { !taken.contains($0.candidate) }
        let total = open.reduce(0) { $0 + $1.weight }
        guard let last = open.last, total > 0 else { return nil }
        var rest = Double.random(in: 0..<total, using: &random)
        for entry in open {
            rest -= entry.weight
            if rest < 0 { return (entry.candidate, entry.weight / total) }
        }
        return (last.candidate, last.weight / total)
    }

    /// Mean plus standard deviation of the beta distribution of the like rate.
    static func optimisticRate(_ exposure: ItemExposure, prior: Double) -> Double {
        let likes = min(max(prior, 0.01), 0.99) * priorShowings + Double(exposure.liked)
        let total = priorShowings + Double(max(exposure.shown, exposure.liked))
        let mean = likes / total
        return mean + (mean * (1 - mean) / (total + 1)).squareRoot()
    }
}
