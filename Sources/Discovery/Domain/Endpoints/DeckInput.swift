package import Calls
package import Foundation

/// Names a deck.
package struct DeckInput: EndpointInput, Hashable {
    package var deck: UUID

    package init(deck: Deck.ID) {
        self.deck = deck
    }

    package static let fields: [InputField] = [.path("deck", .uuid, "The deck's id.")]
}
