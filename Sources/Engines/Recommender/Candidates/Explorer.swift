/// Chooses items that few have seen for the places kept for them.
///
/// An item's like rate is believed to follow a beta distribution: its showings and likes and, with the weight of ten
/// showings, its score's like rate, which for a new item comes from its text. An item is drawn with the probability that
/// its rate is the highest (Thompson's rule), which is known exactly.
struct Explorer {
    private let request: SlateRequest

    /// Positions of the candidates that few have seen, best first.
    private let unseen: [Int]
    private let contest: RateContest
    private var random: SplitMix64

    /// How many showings the score's like rate counts for.
    private static let priorShowings = 10.0

    /// How many of the best unseen candidates the draw is among.
    private static let breadth = 32

    /// An explorer among candidates that come best first.
    init(snapshot: Snapshot, candidates: [ScoredItem], request: SlateRequest) {
        self.request = request
        random = SplitMix64(seed: request.seed)
        guard request.explorationInterval > 0, !request.exposure.isEmpty else {
            (unseen, contest) = ([], RateContest([]))
            return
        }
        func exposure(_ position: Int) -> ItemExposure {
            let item = candidates[position].item
            return item < request.exposure.count ? request.exposure[item] : ItemExposure()
        }
        unseen = Array(
            candidates.indices.lazy.filter { exposure($0).shown < request.exposureFloor }.prefix(Self.breadth)
        )
        contest = RateContest(
            unseen.map { position in
                Self.belief(
                    exposure(position),
                    prior: Double(snapshot.calibration.rate(at: candidates[position].score))
                )
            }
        )
    }

    /// How many of the first places are kept for exploring.
    func places(among count: Int) -> Int { unseen.isEmpty ? 0 : count / request.explorationInterval }

    /// Whether the place, counted from 0, is kept for exploring: the last of every interval.
    func isDue(at place: Int) -> Bool {
        !unseen.isEmpty && place % request.explorationInterval == request.explorationInterval - 1
    }

    /// A candidate that is still open, with the probability it had among those; nil when none is left.
    mutating func next(_ isOpen: (Int) -> Bool) -> (candidate: Int, propensity: Double)? {
        let open = unseen.indices.filter { isOpen(unseen[$0]) }
        guard let last = open.last else { return nil }
        let chances = contest.chances(among: open)
        let total = chances.reduce(0, +)
        var rest = Double.random(in: 0..<1, using: &random) * total
        for (contestant, chance) in zip(open, chances) {
            rest -= chance
            if rest < 0 { return (unseen[contestant], chance / total) }
        }
        return (unseen[last], (chances.last ?? 1) / total)
    }

    /// What is believed of the like rate of an item.
    static func belief(_ exposure: ItemExposure, prior: Double) -> RateContest.Belief {
        let likes = min(max(prior, 0.01), 0.99) * priorShowings
        return RateContest.Belief(
            likes: likes + Double(exposure.liked),
            others: priorShowings - likes + Double(max(0, exposure.shown - exposure.liked))
        )
    }
}
