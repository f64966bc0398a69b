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
