/// One card of a slate.
package struct SlateCard: Sendable, Equatable {
    package let item: Int
    package let score: Float

    /// The estimated chance that this person likes it, 0...1; nil when the snapshot has no curve.
    package let likeRate: Float?

    /// The probability with which the item was chosen for its place: 1 for cards by score; log it with the card, so
    /// that other ways of choosing can be judged by what came of this one (inverse propensity weighting).
    package let propensity: Double

    /// Whether the card's place was kept for an item that few have seen.
    package let isExploring: Bool

    /// The like rate as people read it, 0...100.
    package var fit: Int? { likeRate.map { Int(($0 * 100).rounded()) } }
}
