package import Calls

extension InputField {
    static let repositoryOwner = InputField.path("owner", .string(1...39), "Who the repository belongs to.")
    static let repositoryName = InputField.path("name", .string(1...100), "What the repository is called.")
}

extension ProblemKind {
    package static let deckNotFound = ProblemKind("deck-not-found", 404, "There is no such deck")
    package static let deckLimitReached = ProblemKind("deck-limit-reached", 409, "There is no room for more decks")
    package static let lastDeck = ProblemKind("last-deck", 409, "One deck always stays")
}
