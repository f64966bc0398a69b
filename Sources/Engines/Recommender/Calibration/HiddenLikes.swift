/// Outcomes to calibrate with while nobody has swiped: likes that were hidden, each beside a random item.
///
/// A fifth of what a person chose is hidden, the person is read from the rest, and each hidden like is paired with an
/// item drawn at random from those the person did not choose. The like rate is then the chance that the person is one
/// who chose the item, against an item drawn blindly.
package struct HiddenLikes: Sendable {
    package let snapshot: Snapshot

    /// How many people are taken, spread over all.
    var personLimit = 400

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// Scores with whether the item was a hidden like.
    package func outcomes(_ choices: InteractionMatrix, seed: UInt64) -> [(score: Float, liked: Bool)] {
        var random = SplitMix64(seed: seed)
        let reader = TasteReader(snapshot)
        let scorer = Scorer(snapshot)
        var outcomes: [(score: Float, liked: Bool)] = []
        for person in stride(from: 0, to: choices.rowCount, by: max(1, choices.rowCount / personLimit)) {
            let chosen = choices[person].map(Int.init)
            let shuffled = chosen.shuffled(using: &random)
            let hidden = shuffled.prefix(shuffled.count / 5)
            guard !hidden.isEmpty, chosen.count < snapshot.itemCount else { continue }
            let taste = reader.taste(of: TasteProfile(likes: shuffled.dropFirst(hidden.count)))
            let known = Set(chosen)
            for item in hidden {
                var other = Int.random(in: 0..<snapshot.itemCount, using: &random)
                while known.contains(other) { other = Int.random(in: 0..<snapshot.itemCount, using: &random) }
                outcomes.append((scorer.score(of: item, for: taste), true))
                outcomes.append((scorer.score(of: other, for: taste), false))
            }
        }
        return outcomes
    }
}
