/// A score taken apart: its parts sum to it.
package struct ScoreExplanation: Sendable, Equatable {
    /// What a part comes from.
    package enum Source: Sendable, Equatable {
        /// An event with this item.
        case event(TasteEvent)
        /// The answer of this index.
        case answer(Int)
        /// The wish for less of the topic of this index; it speaks against the item.
        case lessOf(Int)
    }

    package struct Part: Sendable, Equatable {
        package let source: Source

        /// What the score would lack without it, everything else unchanged.
        package let value: Float
    }

    package let item: Int

    /// What people in general contribute, how well known the item is elsewhere, and the standardization.
    package let base: Float

    /// One per event, answer and unwanted topic, the strongest first.
    package let parts: [Part]

    package var score: Float { Float(parts.reduce(Double(base)) { $0 + Double($1.value) }) }

    /// The strongest reasons for the item with their shares of all that speaks for it, 0...1; at most `limit`.
    package func reasons(_ limit: Int) -> [(source: Source, share: Float)] {
        let supporting = parts.filter { $0.value > 0 }
        let total = supporting.reduce(0) { $0 + $1.value }
        return supporting.prefix(limit).map { ($0.source, $0.value / total) }
    }
}
