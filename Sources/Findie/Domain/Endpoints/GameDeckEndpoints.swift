package import Calls
package import DiscoveryDomain
package import Foundation

/// The calls of a ``FindieService`` about named decks.
extension FindieEndpoints {
    package static let decks = call(
        "listGameDecks",
        .get,
        "decks",
        NoInput.self,
        GameDecks.self,
        "List the decks of games, oldest first"
    )
    package static let createDeck = call(
        "createGameDeck",
        .post,
        "decks",
        NewGameDeckInput.self,
        GameDeck.self,
        "Make a deck of games and play it",
        problems: [.deckLimitReached]
    )
    package static let updateDeck = call(
        "updateGameDeck",
        .put,
        "decks/{deck}",
        GameDeckInput.self,
        GameDeck.self,
        "Replace name and filters of a deck of games",
        problems: [.deckNotFound]
    )
    package static let deleteDeck = call(
        "deleteGameDeck",
        .delete,
        "decks/{deck}",
        DeckInput.self,
        NoContent.self,
        "Remove a deck of games, or do nothing when it is gone",
        problems: [.lastDeck]
    )
    package static let chooseDeck = call(
        "chooseGameDeck",
        .put,
        "decks/{deck}/chosen",
        DeckInput.self,
        NoContent.self,
        "Play another deck of games",
        problems: [.deckNotFound]
    )
}

/// A deck of games to make.
package struct NewGameDeckInput: EndpointInput, Hashable {
    package var name: String
    package var filters: GameFilters
    package var key: IdempotencyKey

    package init(_ name: String, _ filters: GameFilters, key: IdempotencyKey) {
        (self.name, self.filters, self.key) = (name, filters, key)
    }

    package static let fields: [InputField] = [
        .body("name", .string(0...400), "What the deck is called."),
        .body("filters", GameFilters.schema, "What it shows."),
        .idempotencyKey,
    ]
}

/// A deck of games as it shall be.
package struct GameDeckInput: EndpointInput, Hashable {
    package var deck: UUID
    package var name: String
    package var filters: GameFilters

    package init(_ deck: GameDeck) { (self.deck, name, filters) = (deck.id, deck.name, deck.filters) }

    package var value: GameDeck { GameDeck(id: deck, name: name, filters: filters) }

    package static let fields: [InputField] = [
        .path("deck", .uuid, "The deck's id."),
        .body("name", .string(0...400), "What the deck is called; only the first may have none."),
        .body("filters", GameFilters.schema, "What it shows."),
    ]
}
