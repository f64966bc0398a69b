package import Calls

/// What came of decisions, and the cards that follow.
package struct DecisionAnswer: Hashable, Codable, Sendable {
    /// One per decision, in the same order.
    package var outcomes: [DecisionOutcome]
    /// The next cards, which know the decisions already.
    package var next: CardBatch

    package init(outcomes: [DecisionOutcome], next: CardBatch) {
        self.outcomes = outcomes
        self.next = next
    }
}

extension DecisionAnswer: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("outcomes", .array(of: DecisionOutcome.schema, maximum: Decision.maximumBatch)),
        .required("next", CardBatch.schema)
    ).named("DecisionAnswer")
}
