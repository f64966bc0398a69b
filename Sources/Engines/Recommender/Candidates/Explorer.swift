/// Chooses items that few have seen for the places kept for them.
///
/// An item's like rate is believed to follow a beta distribution: its showings and likes and, with the weight of ten
/// showings, its score's like rate, which for a new item comes from its text. An item is drawn with the probability that
/// its rate is the highest (Thompson's rule), which is known exactly.
struct Explorer {
    private let request: SlateRequest

    /// Positions of the candidates that few have seen, best first.
    private let unseen: [Int]
    private let contest: ThompsonProbability
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
            (unseen, contest) = ([], ThompsonProbability([]))
            return
        }
        func exposure(_ position: Int) -> ItemExposure {
            let item = candidates[position].item
            return item < request.exposure.count ? request.exposure[item] : ItemExposure()
        }
        unseen = Array(
            candidates.indices.lazy.filter { exposure($0).shown < request.exposureFloor }.prefix(Self.breadth)
        )
        contest = ThompsonProbability(
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
    static func belief(_ exposure: ItemExposure, prior: Double) -> ThompsonProbability.Belief {
        let likes = min(max(prior, 0.01), 0.99) * priorShowings
        return ThompsonProbability.Belief(
            likes: likes + Double(exposure.liked),
            others: priorShowings - likes + Double(max(0, exposure.shown - exposure.liked))
        )
    }
}

/// How probable it is that each of several uncertain like rates is the highest: Thompson's rule (Thompson 1933) without
/// drawing.
///
/// Each rate is believed to follow a beta distribution. Drawing one rate of each and taking the highest chooses an item
/// with the probability that its rate is the highest; here that probability is computed, so that it can be logged. The
/// distributions are taken at `cells` places between 0 and 1; of equal rates the earlier wins.
struct ThompsonProbability {
    static let cells = 128

    /// Contestants × cells: the probability of each cell, and of it or a lower one.
    private let densities: [Float]
    private let cumulated: [Float]

    /// What is believed of a rate: pseudo-counts of likes and of showings without one, both above 0.
    struct Belief {
        let likes: Double
        let others: Double
    }

    init(_ beliefs: [Belief]) {
        var densities: [Float] = []
        var cumulated: [Float] = []
        for belief in beliefs {
            let row = Self.density(belief)
            var sum: Float = 0
            densities += row
            for value in row {
                sum += value
                cumulated.append(sum)
            }
        }
        (self.densities, self.cumulated) = (densities, cumulated)
    }

    /// The probability that each of these contestants has the highest rate among them, in their order.
    func chances(among contestants: [Int]) -> [Double] {
        let cells = Self.cells
        // Behind each contestant: the probability that all later ones are at most at a cell.
        var later = [Float](repeating: 1, count: (contestants.count + 1) * cells)
        for (place, contestant) in contestants.enumerated().reversed() {
            for cell in 0..<cells {
                later[place * cells + cell] =
                    later[(place + 1) * cells + cell] * cumulated[contestant * cells + cell]
            }
        }
        // The probability that all earlier ones are below a cell.
        var earlier = [Float](repeating: 1, count: cells)
        return contestants.enumerated().map { place, contestant in
            var chance: Float = 0
            for cell in stride(from: cells - 1, through: 0, by: -1) {
                chance +=
                    densities[contestant * cells + cell] * earlier[cell] * later[(place + 1) * cells + cell]
                earlier[cell] *= cell > 0 ? cumulated[contestant * cells + cell - 1] : 0
            }
            return Double(chance)
        }
    }

    /// The logarithms of the cells' middles and of what lacks to 1.
    private static let logarithms: [(rate: Double, rest: Double)] = (0..<cells).map { cell in
        let rate = (Double(cell) + 0.5) / Double(cells)
        return (logarithm(rate), logarithm(1 - rate))
    }

    private static func density(_ belief: Belief) -> [Float] {
        let exponents = logarithms.map { (belief.likes - 1) * $0.rate + (belief.others - 1) * $0.rest }
        let highest = exponents.max() ?? 0
        let values = exponents.map { exponential($0 - highest) }
        let total = values.reduce(0, +)
        return values.map { Float($0 / total) }
    }
}
