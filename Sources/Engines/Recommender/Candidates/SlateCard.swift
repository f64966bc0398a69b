/// One card of a slate.
package struct SlateCard: Sendable, Equatable {
    package let item: Int
    package let score: Float

    /// The estimated chance that this person likes it, between 0 and 1.
    package let likeRate: Float

    /// The probability with which the item was chosen.
    ///
    /// For a card by exact score 1; for one by a drawn score an estimate of how often draws put it among the cards by
    /// score, from 16 slates; for an exploring card exactly its chance at this place after the cards before. Log it with
    /// the card, so that other ways of choosing can be judged by what came of this one (inverse propensity weighting).
    package let propensity: Double

    /// Whether the card's place was kept for an item that few have seen.
    package let isExploring: Bool

    /// The like rate as people read it, 0...100.
    package var fit: Int { Int((likeRate * 100).rounded()) }
}
