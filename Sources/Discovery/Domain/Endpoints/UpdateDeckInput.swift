package import Calls
package import Foundation

/// A deck as it shall be.
package struct UpdateDeckInput: EndpointInput, Hashable {
    package var deck: UUID
    package var name: String
    package var filters: DeckFilters

    package init(_ deck: Deck) {
        self.deck = deck.id
        name = deck.name
        filters = deck.filters
    }

    package var value: Deck { Deck(id: deck, name: name, filters: filters) }

    package static let fields: [InputField] = [
        .path("deck", .uuid, "The deck's id."),
        .body("name", .string(0...Deck.maximumNameLength), "What the deck is called; only the first may have none."),
        .body("filters", DeckFilters.schema, "What it shows."),
    ]
}
