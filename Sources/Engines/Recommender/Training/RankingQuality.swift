/// How well ranked lists found what people chose: means over people with their standard errors.
///
/// Liang et al. 2018, "Variational autoencoders for collaborative filtering", section 4.2: Recall@k divides by
/// `min(k, truth)`, NDCG@100 by the best gain that is possible in 100 places.
package struct RankingQuality: Sendable, Equatable {
    package let personCount: Int
    package let recallAt20: MeanWithError
    package let recallAt50: MeanWithError
    package let gainAt100: MeanWithError

    /// - Parameters:
    ///   - lists: The ranked items by person, best first.
    ///   - truth: What each person chose; people without a list score 0, lists without truth do not count.
    package init(lists: [Int: [Int]], truth: [Int: Set<Int>]) {
        var recall20: [Double] = []
        var recall50: [Double] = []
        var gain: [Double] = []
        for (person, chosen) in truth.sorted(by: { $0.key < $1.key }) where !chosen.isEmpty {
            let list = lists[person] ?? []
            recall20.append(Self.recall(list, chosen, at: 20))
            recall50.append(Self.recall(list, chosen, at: 50))
            gain.append(Self.gain(list, chosen, at: 100))
        }
        personCount = gain.count
        recallAt20 = MeanWithError(recall20)
        recallAt50 = MeanWithError(recall50)
        gainAt100 = MeanWithError(gain)
    }

    /// The share of the truth among the first places.
    package static func recall(_ list: [Int], _ truth: Set<Int>, at places: Int) -> Double {
        Double(list.prefix(places).count { truth.contains($0) }) / Double(min(places, truth.count))
    }

    /// The discounted gain of the first places, as a share of the best possible.
    package static func gain(_ list: [Int], _ truth: Set<Int>, at places: Int) -> Double {
        func discount(_ place: Int) -> Double { logarithm(2) / logarithm(Double(place) + 2) }
        let found = list.prefix(places).enumerated().reduce(0.0) { sum, entry in
            truth.contains(entry.element) ? sum + discount(entry.offset) : sum
        }
        return found / (0..<min(places, truth.count)).reduce(0.0) { $0 + discount($1) }
    }
}

/// A mean and its standard error.
package struct MeanWithError: Sendable, Equatable {
    package let mean: Double
    package let error: Double

    package init(_ values: [Double]) {
        let count = Double(max(1, values.count))
        let mean = values.reduce(0, +) / count
        self.mean = mean
        error = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count / count).squareRoot()
    }
}

/// Outcomes to calibrate with while nobody has swiped: likes that were hidden, each beside a random item.
///
/// A fifth of what a person chose is hidden, the person is read from the rest, and each hidden like is paired with an
/// item drawn at random from those the person did not choose. The like rate is then the chance that the person is one
/// who chose the item, against an item drawn blindly. The people must be strangers to the snapshot: a model scores
/// what it was trained on too high (calibration error 0.14–0.19 instead of 0.02–0.04).
package struct HoldoutSampler: Sendable {
    package let snapshot: Snapshot

    /// How often each person's choices are split anew.
    private let rounds = 3

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// The people to leave out of training: every thirty-third, at most about 300; nobody when there are few.
    static func strangers(of choices: InteractionMatrix) -> [Int] {
        guard choices.rowCount >= 200 else { return [] }
        return Array(stride(from: 0, to: choices.rowCount, by: max(33, choices.rowCount / 300)))
    }

    /// Scores with whether the item was a hidden like.
    ///
    /// - Parameters:
    ///   - people: What each stranger chose.
    ///   - seed: The same seed hides the same.
    /// - Returns: As many likes as others; none for people with fewer than five choices.
    package func outcomes(_ people: [ArraySlice<Int32>], _ seed: UInt64) -> [(score: Float, liked: Bool)] {
        var random = SplitMix64(seed: seed)
        var outcomes: [(score: Float, liked: Bool)] = []
        for chosen in people where chosen.count >= 5 && chosen.count * 2 < snapshot.itemCount {
            for _ in 0..<rounds {
                let shuffled = chosen.map(Int.init).shuffled(using: &random)
                let hidden = shuffled.prefix(shuffled.count / 5)
                outcomes += self.outcomes(
                    hidden: Array(hidden),
                    known: Array(shuffled.dropFirst(hidden.count)),
                    &random
                )
            }
        }
        return outcomes
    }

    /// The outcomes of one person.
    package func outcomes(
        hidden: [Int],
        known: [Int],
        _ random: inout SplitMix64
    ) -> [(score: Float, liked: Bool)] {
        let taste = UserEncoder(snapshot).taste(of: TasteProfile(likes: known))
        let scorer = Scorer(snapshot)
        let chosen = Set(known).union(hidden)
        return hidden.flatMap { item in
            var other = Int.random(in: 0..<snapshot.itemCount, using: &random)
            while chosen.contains(other) { other = Int.random(in: 0..<snapshot.itemCount, using: &random) }
            return [(scorer.score(of: item, for: taste), true), (scorer.score(of: other, for: taste), false)]
        }
    }
}
