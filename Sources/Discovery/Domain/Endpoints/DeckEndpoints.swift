package import Calls

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
