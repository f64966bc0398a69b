/// A person as a snapshot sees them: what is needed to score any item, and to say why.
package struct UserState: Sendable {
    /// The latest event of each item, in the order of summing.
    package let judgements: [TasteEvent]

    /// Answers the snapshot knows.
    let answers: [Int]

    /// The person's factors.
    var vector: [Float]

    /// The factored matrix of the fold-in, for explanations.
    let factor: CholeskyFactor

    /// What was expected of the person before anything was judged: without their answers, and what each answer adds.
    var priorMean: [Float]
    let answerShifts: [[Float]]

    /// A covered item scores `factorScale·(v·x) + neighbourScale·e + offset`.
    var factorScale: Float
    let neighbourScale: Float
    var offset: Float

    /// An item EASE does not cover scores `bareScale·(v·x) + bareOffset`.
    var bareScale: Float
    var bareOffset: Float

    /// The sum of the neighbours' weights for every item, empty when there are none to sum.
    let neighbourSums: [Float]

    /// What every item loses because the person wants less of its topics; empty when there are none.
    let demotions: [Float]

    /// The topics the person wants less of, with what an item of each loses.
    let aversions: [(answer: Int, loss: Float)]

    /// How many events were likes or saves.
    package let likeCount: Int

    @inline(__always)
    func demotion(of item: Int) -> Float { demotions.isEmpty ? 0 : demotions[item] }
}

/// Folds a person's events and answers into a snapshot's factors.
///
/// The posterior mean of the person's factors under the prior `N(m, C)` of all people:
/// `A = t(S·min(1, n/20) + a Σ f y yᵀ) + C⁻¹`, `b = t(1 + a) Σ c y + C⁻¹ m`, `x = A⁻¹ b`; `S` is the sum over all items,
/// `f` the firmness and `c` the pull of a reaction. With no events this is the prior, with many the usual fold-in.
package struct UserEncoder: Sendable {
    package let snapshot: Snapshot

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// The person as the snapshot sees them; items and answers it does not know are left out.
    package func taste(of profile: TasteProfile) -> UserState {
        var sums = JudgementSums()
        return taste(of: profile, keeping: &sums)
    }

    /// The same, with what was summed of the person's earlier judgements, and is for the later ones.
    package func taste(of profile: TasteProfile, keeping sums: inout JudgementSums) -> UserState {
        let judgements = profile.judgements(itemCount: snapshot.itemCount)
        sums.follow(judgements, in: snapshot)
        let answers = Set(profile.answers.filter { $0 >= 0 && $0 < snapshot.header.answers.count }).sorted()
        let aversions = self.aversions(profile)
        let likeCount = judgements.count { $0.reaction.isPositive }
        let system = FoldIn(snapshot: snapshot, sums: sums, answers: answers, likeCount: likeCount)
        let neighbours =
            NeighbourSums.areKept(snapshot)
            ? NeighbourSums(kept: sums.neighbours) : NeighbourSums(snapshot: snapshot, judgements: judgements)
        let hasNeighbours = !neighbours.values.isEmpty && neighbours.deviation > 0
        let share = hasNeighbours ? neighbourShare(likes: likeCount) : 0
        let moments = factorMoments(system.vector)
        let neighbourScale = hasNeighbours ? share / neighbours.deviation : 0
        let bareScale = 1 / moments.deviation
        return UserState(
            judgements: judgements,
            answers: answers,
            vector: system.vector,
            factor: system.factor,
            priorMean: system.priorMean,
            answerShifts: system.answerShifts,
            factorScale: (1 - share) * bareScale,
            neighbourScale: neighbourScale,
            offset: -(1 - share) * bareScale * moments.mean - neighbourScale * neighbours.mean,
            bareScale: bareScale,
            bareOffset: -bareScale * moments.mean,
            neighbourSums: hasNeighbours ? neighbours.values : [],
            demotions: demotions(aversions),
            aversions: aversions,
            likeCount: likeCount
        )
    }

    /// The same person as somebody who cares little for what is popular: what ranks first for them follows the likes.
    ///
    /// Another mean changes no matrix, so this costs one solution of the system.
    ///
    /// - Returns: `nil` when nothing is liked, or what is popular is not told apart.
    package func following(_ taste: UserState) -> UserState? {
        guard taste.likeCount > 0, !snapshot.priorPopular.isEmpty else { return nil }
        let less = snapshot.priorPopular.map { (PopularShare.following - PopularShare.likely) * $0 }
        let pull = VectorKernels.product(snapshot.precision(hasAnswers: !taste.answers.isEmpty), less)
        var following = taste
        following.vector = zip(taste.vector, taste.factor.solution(of: pull)).map(+)
        following.priorMean = zip(taste.priorMean, less).map(+)
        let moments = factorMoments(following.vector)
        let share = taste.factorScale / taste.bareScale
        following.bareScale = 1 / moments.deviation
        following.bareOffset = -following.bareScale * moments.mean
        following.factorScale = share * following.bareScale
        following.offset += share * (following.bareOffset - taste.bareOffset)
        return following
    }

    /// The share of the neighbours in the score.
    private func neighbourShare(likes: Int) -> Float {
        let settings = snapshot.header.settings
        return settings.easeShare * Float(likes) / (Float(likes) + settings.easeShareLikes)
    }

    /// What "less of this" takes from the score of a topic's items, each time it is said, three times at most.
    private static let lossPerWish: Float = 1.5

    private func aversions(_ profile: TasteProfile) -> [(answer: Int, loss: Float)] {
        var counts: [Int: Int] = [:]
        for answer in profile.lessOf where answer >= 0 && answer < snapshot.header.answers.count {
            counts[answer, default: 0] += 1
        }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, Float(min(3, $0.value)) * Self.lossPerWish) }
    }

    private func demotions(_ aversions: [(answer: Int, loss: Float)]) -> [Float] {
        guard !aversions.isEmpty else { return [] }
        var demotions = [Float](repeating: 0, count: snapshot.itemCount)
        for aversion in aversions {
            snapshot.forEachItem(withAnswer: aversion.answer) { demotions[$0] += aversion.loss }
        }
        return demotions
    }

    /// Mean and deviation of the predictions over all items, from sums kept in the snapshot.
    private func factorMoments(_ vector: [Float]) -> (mean: Float, deviation: Float) {
        let width = snapshot.width
        let count = Double(max(1, snapshot.itemCount))
        return vector.withUnsafeBufferPointer { vector in
            guard let x = vector.baseAddress, let sum = snapshot.itemSum.baseAddress,
                let gram = snapshot.itemGram.baseAddress
            else { return (0, 1) }
            let mean = VectorKernels.preciseDot(sum, x, count: width) / count
            var square = 0.0
            for row in 0..<width {
                square += Double(x[row]) * Double(VectorKernels.dot(gram + row * width, x, count: width))
            }
            let deviation = max(0, square / count - mean * mean).squareRoot()
            return (Float(mean), Float(max(deviation, 1e-9)))
        }
    }
}
