package import Calls

/// Decisions in order, and the cards that are wanted after them.
package struct DecideInput: EndpointInput, Hashable {
    package var decisions: [Decision]
    package var next: CardRequest

    package init(_ decisions: [Decision], then next: CardRequest) {
        self.decisions = decisions
        self.next = next
    }

    package static let fields: [InputField] = [
        .body(
            "decisions",
            .array(of: Decision.schema, maximum: Decision.maximumBatch),
            "In the order they were made; each has its own key."
        ),
        .body("next", CardRequest.schema, "Which cards are wanted then."),
    ]
}
