/// An item with its score.
package struct ScoredItem: Sendable, Equatable {
    package let item: Int
    package let score: Float

    package init(item: Int, score: Float) {
        self.item = item
        self.score = score
    }
}
