package import Calls

/// A deck to make.
package struct CreateDeckInput: EndpointInput, Hashable {
    package var name: String
    package var filters: DeckFilters
    package var key: IdempotencyKey

    package init(name: String, filters: DeckFilters, key: IdempotencyKey) {
        self.name = name
        self.filters = filters
        self.key = key
    }

    package static let fields: [InputField] = [
        .body("name", .string(1...Deck.maximumNameLength), "What the deck is called."),
        .body("filters", DeckFilters.schema, "What it shows."),
        .idempotencyKey,
    ]
}
