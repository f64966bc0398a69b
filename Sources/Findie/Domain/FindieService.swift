package import Calls
package import DiscoveryDomain
package import Foundation

/// One person's discovering of games; every conformer is bound to that person.
package protocol FindieService: Sendable {
    /// What the person said of themselves; empty before they said anything.
    func preferences() async throws(FindieError) -> PlayerPreferences

    /// Replaces the preferences; the next cards follow them.
    func setPreferences(_ preferences: PlayerPreferences) async throws(FindieError) -> PlayerPreferences

    /// What the deck shows that was chosen.
    func filters() async throws(FindieError) -> GameFilters

    /// Replaces what the deck shows that was chosen.
    ///
    /// - Returns: The filters as they are kept.
    /// - Throws: `invalid` with the field that is wrong, such as a tag that is none.
    func setFilters(_ filters: GameFilters) async throws(FindieError) -> GameFilters

    func decks() async throws(FindieError) -> GameDecks

    /// Makes a deck, which is played from then on; the same `key` makes one.
    ///
    /// - Throws: `invalid` for its name or its filters; `deckLimitReached` above 20.
    func createDeck(
        named name: String,
        filters: GameFilters,
        key: IdempotencyKey
    ) async throws(FindieError) -> GameDeck

    /// Replaces name and filters; only the first deck may have no name.
    ///
    /// - Throws: `deckNotFound`, `invalid`.
    func updateDeck(_ deck: GameDeck) async throws(FindieError) -> GameDeck

    /// Removes a deck, or does nothing when it is gone; what was judged in it stays.
    ///
    /// - Throws: `lastDeck` for the one that everybody has.
    func deleteDeck(_ id: UUID) async throws(FindieError)

    /// Deals the cards of another deck from now on.
    ///
    /// - Throws: `deckNotFound`.
    func chooseDeck(_ id: UUID) async throws(FindieError)

    /// How many games of the catalogue filters let through, judged ones among them.
    ///
    /// - Throws: `invalid` as ``setFilters(_:)`` does.
    func count(_ filters: GameFilters) async throws(FindieError) -> FilterCount

    /// The next cards, best first; nothing judged and nothing held is among them.
    ///
    /// - Throws: `invalid` for a count above 50; `rateLimited` for whoever asks too often.
    func cards(_ request: GameRequest) async throws(FindieError) -> GameBatch

    /// Records decisions in order and gives the cards that follow; every decision is in those cards already.
    ///
    /// - Throws: `keyReused` when a key was sent with another decision; the errors of `cards`, after which none of them
    ///   is recorded.
    func decide(_ decisions: [GameDecision], then next: GameRequest) async throws(FindieError) -> GameAnswer

    /// What was judged, newest first, `count` at most 100; `before` is `older` of the page before.
    func history(before: Int?, count: Int) async throws(FindieError) -> JudgedGames

    /// Changes a judgement, or takes it back (`nil`), whereupon the game may return.
    ///
    /// - Throws: `gameNotFound`.
    func changeJudgement(of slug: String, to judgement: Judgement?, key: IdempotencyKey) async throws(FindieError)

    /// A game with what is like it and what else its maker made.
    ///
    /// - Throws: `gameNotFound`.
    func game(_ slug: String) async throws(FindieError) -> GamePage

    /// Games whose title, maker or tags a text names, best first, at most 50; a few letters may be wrong.
    func search(_ text: String, count: Int) async throws(FindieError) -> [Game]

    /// What is wished for, newest first.
    func wishes() async throws(FindieError) -> [Wish]

    /// Puts a game on the wishlist, or does nothing when it is there.
    ///
    /// - Throws: `gameNotFound`; `invalid` above 2,000 wishes.
    func addWish(_ slug: String) async throws(FindieError) -> Wish

    /// Takes a game off the wishlist, or does nothing when it is not there.
    func removeWish(_ slug: String) async throws(FindieError)

    /// Replaces what is noted with a wish.
    ///
    /// - Throws: `gameNotFound` when it is not wished for; `invalid` with the field that is wrong.
    func noteWish(_ slug: String, _ note: WishNote) async throws(FindieError) -> Wish

    /// Takes note that the person has seen how the wishes are today; only what comes about later is news.
    func lookAtWishes() async throws(FindieError)

    /// Adds wishes of a file; what is wished for already stays as it is, and nothing is kept of a file that is wrong.
    func importWishes(_ wishes: [PortableWish]) async throws(FindieError) -> WishImport

    func statistics() async throws(FindieError) -> PlayerStatistics

    /// Takes note of what the person saw of games that are made here; of others nothing is kept.
    func note(_ sightings: [GameSighting]) async throws(FindieError)

    /// Speaks when another page or device of the person changed something; ends at once where there is no way to know.
    func changesElsewhere() -> AsyncStream<Void>
}

extension FindieService {
    package func changesElsewhere() -> AsyncStream<Void> { AsyncStream { nil } }
}

/// A game with its surroundings.
package struct GamePage: Hashable, Codable, Sendable {
    package var card: GameCard
    /// `nil` when it was not judged.
    package var judgement: Judgement?
    /// What the same people like or what is alike, best first; at most 8.
    package var similar: [GameCard]
    /// More of the same maker, the best reviewed first; at most 8.
    package var byMaker: [Game]
    /// A moderator has taken it out of sight, and only who decides about it sees this; `nil` where anybody does.
    package var isHidden: Bool?

    package init(
        card: GameCard,
        judgement: Judgement?,
        similar: [GameCard],
        byMaker: [Game],
        isHidden: Bool? = nil
    ) {
        self.isHidden = isHidden
        self.card = card
        self.judgement = judgement
        self.similar = similar
        self.byMaker = byMaker
    }
}

extension GamePage: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("card", GameCard.schema),
        .optional("judgement", .choice(Judgement.self)),
        .required("similar", .array(of: GameCard.schema, maximum: 8)),
        .required("byMaker", .array(of: Game.schema, maximum: 8)),
        .optional("isHidden", .boolean.described("A moderator has taken it out of sight; only moderators see it."))
    ).named("GamePage")
}

/// Everything that can go wrong with games, decks and wishes.
package enum FindieError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalid(field: String, reason: DiscoveryError.InputProblem)
    /// The key was sent with another request.
    case keyReused
    case gameNotFound(String)
    case deckNotFound
    case deckLimitReached(limit: Int)
    /// The deck that everybody has stays.
    case lastDeck
    /// The deck was asked too often; it answers again at this time.
    case rateLimited(until: Date)
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// A server answered what we could not read; the text is for the log, not for people.
    case failed(String)
    case notSignedIn
}

extension FindieError {
    /// The same failure of discovering, which games are a kind of.
    package init(_ error: DiscoveryError) {
        self =
            switch error {
            case .invalid(let field, let reason): .invalid(field: field, reason: reason)
            case .keyReused: .keyReused
            case .offline: .offline
            case .noRoom: .noRoom
            case .notSignedIn: .notSignedIn
            case .failed(let text): .failed(text)
            case .deckNotFound: .deckNotFound
            case .deckLimitReached(let limit): .deckLimitReached(limit: limit)
            case .lastDeck: .lastDeck
            case .rateLimited(let until): .rateLimited(until: until)
            case .repositoryNotFound: .failed("\(error)")
            }
    }
}

extension FindieError {
    /// The same failure as decks of anything know it.
    package var discoveryError: DiscoveryError {
        switch self {
        case .invalid(let field, let reason): .invalid(field: field, reason: reason)
        case .keyReused: .keyReused
        case .rateLimited(let until): .rateLimited(until: until)
        case .offline: .offline
        case .noRoom: .noRoom
        case .notSignedIn: .notSignedIn
        case .deckNotFound: .deckNotFound
        case .deckLimitReached(let limit): .deckLimitReached(limit: limit)
        case .lastDeck: .lastDeck
        case .gameNotFound(let slug): .failed("no game \(slug)")
        case .failed(let text): .failed(text)
        }
    }
}
