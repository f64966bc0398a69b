package import Calls

/// Which cards are wanted.
package struct CardsInput: EndpointInput, Hashable {
    package var next: CardRequest

    package init(_ next: CardRequest) {
        self.next = next
    }

    package static let fields: [InputField] = [.body("next", CardRequest.schema, "Which cards are wanted.")]
}
