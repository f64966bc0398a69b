package import Calls
package import Foundation

/// The calls of a ``DiscoveryService`` about decks and their cards.
package enum DeckEndpoints {
    package static let list = Endpoint<NoInput, [Deck], DiscoveryError>(
        "listDecks",
        .get,
        "/api/v1/discovery/decks",
        for: .person,
        subject: "Discovery",
        summary: "List the decks, oldest first"
    )

    package static let create = Endpoint<CreateDeckInput, Deck, DiscoveryError>(
        "createDeck",
        .post,
        "/api/v1/discovery/decks",
        for: .person,
        subject: "Discovery",
        summary: "Make a deck",
        problems: [.deckLimitReached]
    )

    package static let update = Endpoint<UpdateDeckInput, Deck, DiscoveryError>(
        "updateDeck",
        .put,
        "/api/v1/discovery/decks/{deck}",
        for: .person,
        subject: "Discovery",
        summary: "Replace name and filters of a deck",
        problems: [.deckNotFound]
    )

    package static let delete = Endpoint<DeckInput, NoContent, DiscoveryError>(
        "deleteDeck",
        .delete,
        "/api/v1/discovery/decks/{deck}",
        for: .person,
        subject: "Discovery",
        summary: "Remove a deck, or do nothing when it is gone",
        problems: [.lastDeck]
    )

    package static let cards = Endpoint<CardsInput, CardBatch, DiscoveryError>(
        "drawCards",
        .post,
        "/api/v1/discovery/cards",
        for: .person,
        subject: "Discovery",
        summary: "Give the next cards of a deck",
        problems: [.deckNotFound]
    )
}

/// Which cards are wanted.
package struct CardsInput: EndpointInput, Hashable {
    package var next: CardRequest

    package init(_ next: CardRequest) {
        self.next = next
    }

    package static let fields: [InputField] = [.body("next", CardRequest.schema, "Which cards are wanted.")]
}

/// Names a deck.
package struct DeckInput: EndpointInput, Hashable {
    package var deck: UUID

    package init(deck: Deck.ID) {
        self.deck = deck
    }

    package static let fields: [InputField] = [.path("deck", .uuid, "The deck's id.")]
}

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
