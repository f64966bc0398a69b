package import Calls

/// The next cards of a deck.
package struct CardBatch: Hashable, Codable, Sendable {
    /// Best first; fewer than asked for when no more fit the deck.
    package var cards: [Card]
    /// Nothing is left beyond these and the ones held: time to widen the filters.
    package var isEnd: Bool
    /// Decisions that can be taken back, one after the other.
    package var undoDepth: Int

    package init(cards: [Card], isEnd: Bool, undoDepth: Int) {
        self.cards = cards
        self.isEnd = isEnd
        self.undoDepth = undoDepth
    }
}

extension CardBatch: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("cards", .array(of: Card.schema, maximum: CardRequest.maximumCount)),
        .required("isEnd", .boolean.described("Nothing fits the deck beyond these and the ones held.")),
        .required("undoDepth", .count.described("How many decisions can be taken back."))
    ).named("CardBatch")
}
