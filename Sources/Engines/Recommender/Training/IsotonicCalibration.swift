/// How often people liked what had a given score: a curve that never falls, straight between its knots.
package struct IsotonicCalibration: Sendable, Equatable {
    /// Ascending.
    package let scores: [Float]

    /// The share of likes at each score, 0...1, not falling.
    package let rates: [Float]

    init(scores: [Float], rates: [Float]) {
        self.scores = scores
        self.rates = rates
    }

    /// What to expect while there are no outcomes: an average item pleases one person in four, one that is two
    /// standard deviations above it two in three, and nothing is certain.
    package static let expected: IsotonicCalibration = {
        let scores = (-8...16).map { Float($0) / 2 }
        return IsotonicCalibration(
            scores: scores,
            rates: scores.map { 0.04 + 0.92 / (1 + Float(exponential(Double(1.15 - 0.95 * $0)))) }
        )
    }()

    /// Fits the curve to outcomes, scores with whether the item was liked; without any it is the prior.
    ///
    /// Isotonic regression by pooling adjacent violators (Ayer and others 1955). The prior counts as a few outcomes at
    /// each of its knots, so that no curve claims certainty and one swipe does not turn it.
    ///
    /// - Parameters:
    ///   - outcomes: In any order; scores that are not finite are left out.
    ///   - prior: What was expected before them.
    package init(outcomes: [(score: Float, liked: Bool)], prior: IsotonicCalibration = .expected) {
        let sorted = outcomes.filter(\.score.isFinite).sorted { $0.score < $1.score }
        let expectations = zip(prior.scores, prior.rates).map { score, rate in
            Block(scoreSum: Double(score) * Self.priorOutcomes, likes: Double(rate) * Self.priorOutcomes)
        }
        var blocks: [Block] = []
        for bin in (Self.bins(sorted) + expectations).sorted(by: { $0.score < $1.score }) {
            blocks.append(bin)
            while blocks.count > 1, blocks[blocks.count - 2].rate >= blocks[blocks.count - 1].rate {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].merge(last)
            }
        }
        scores = blocks.map { Float($0.score) }
        rates = blocks.map { Float($0.rate) }
    }

    /// For how many outcomes each knot of the prior counts.
    private static let priorOutcomes = 4.0

    /// Runs of at most a hundredth of the outcomes, equal scores together.
    private static func bins(_ sorted: [(score: Float, liked: Bool)]) -> [Block] {
        let size = Double(max(1, sorted.count / 100))
        var bins: [Block] = []
        var last = Float.nan
        for outcome in sorted {
            let single = Block(
                scoreSum: Double(outcome.score),
                likes: outcome.liked ? 1 : 0,
                count: 1
            )
            if let bin = bins.last, bin.count < size || outcome.score == last {
                bins[bins.count - 1].merge(single)
            } else {
                bins.append(single)
            }
            last = outcome.score
        }
        return bins
    }

    /// The estimated share of likes at a score.
    package func rate(at score: Float) -> Float {
        guard let first = scores.first, score > first else { return rates.first ?? 0.5 }
        guard let upper = scores.firstIndex(where: { $0 >= score }) else { return rates.last ?? 0.5 }
        let share = (score - scores[upper - 1]) / (scores[upper] - scores[upper - 1])
        return rates[upper - 1] + share * (rates[upper] - rates[upper - 1])
    }

    /// The mean distance between estimated and observed shares, over tenths of the estimates.
    ///
    /// The expected calibration error of Naeini, Cooper, Hauskrecht 2015.
    package func calibrationError(on outcomes: [(score: Float, liked: Bool)]) -> Double {
        var sums = [(rate: Double, likes: Double, count: Double)](repeating: (0, 0, 0), count: 10)
        for outcome in outcomes {
            let rate = Double(rate(at: outcome.score))
            let bin = min(9, Int(rate * 10))
            sums[bin] = (sums[bin].rate + rate, sums[bin].likes + (outcome.liked ? 1 : 0), sums[bin].count + 1)
        }
        return sums.reduce(0) { $0 + ($1.rate - $1.likes).magnitude } / Double(max(1, outcomes.count))
    }

    private struct Block {
        var scoreSum: Double
        var likes: Double
        var count = IsotonicCalibration.priorOutcomes

        var rate: Double { likes / count }
        var score: Double { scoreSum / count }

        mutating func merge(_ other: Block) {
            scoreSum += other.scoreSum
            likes += other.likes
            count += other.count
        }
    }
}
