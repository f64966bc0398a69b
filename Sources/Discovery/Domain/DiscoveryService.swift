package import Calls
package import Foundation
package import RepositoriesDomain

/// One person's discovering of repositories; every conformer is bound to that person.
///
/// Saved repositories are the person's favourites (`FavouriteService`): a save speaks for what is like it, and a card
/// that was saved stays in the deck until it is judged.
package protocol DiscoveryService: Sendable {
    /// All clusters there are, with how much is in them.
    func clusters() async throws(DiscoveryError) -> [ClusterSummary]

    /// What the person said of themselves; empty before they said anything.
    func preferences() async throws(DiscoveryError) -> Preferences

    /// Replaces the preferences; the next cards follow them.
    ///
    /// - Returns: The preferences as they are kept.
    /// - Throws: `invalid` for texts that are too long or too many.
    func setPreferences(_ preferences: Preferences) async throws(DiscoveryError) -> Preferences

    /// The person's decks in the order they were made; never empty.
    func decks() async throws(DiscoveryError) -> [Deck]

    /// - Throws: `invalid`; `deckLimitReached` above 20.
    func createDeck(named name: String, filters: DeckFilters, key: IdempotencyKey) async throws(DiscoveryError) -> Deck

    /// Replaces name and filters of the deck with this id.
    ///
    /// - Throws: `invalid`, `deckNotFound`. The first deck may keep its empty name.
    func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck

    /// Removes a deck, or does nothing when it is gone.
    ///
    /// - Throws: `lastDeck`.
    func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError)

    /// The next cards of a deck, best first; nothing judged and nothing held is among them.
    ///
    /// - Throws: `deckNotFound`; `invalid` for a count above 50.
    func cards(_ request: CardRequest) async throws(DiscoveryError) -> CardBatch

    /// Records decisions in order and gives the cards that follow; every decision is in those cards already.
    ///
    /// A swipe sends one; what was decided offline is sent at once, at most 500. A key that is known counts once.
    ///
    /// - Throws: `keyReused` when a key was sent with another decision; the errors of `cards`.
    func decide(_ decisions: [Decision], then next: CardRequest) async throws(DiscoveryError) -> DecisionAnswer

    /// What was judged, newest first, `count` at most 100; `before` is `older` of the page before.
    func history(before: Int?, count: Int) async throws(DiscoveryError) -> HistoryPage

    /// Changes a judgement, or takes it back (`nil`), whereupon the repository may return.
    ///
    /// - Throws: `repositoryNotFound` for a repository nobody knows.
    func changeJudgement(
        of id: Repository.ID,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError)

    /// The subjects that are shown less or never, newest first.
    func topicRules() async throws(DiscoveryError) -> [TopicRule]

    /// Takes a rule away, or does nothing when there is none.
    func removeTopicRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError)

    func statistics() async throws(DiscoveryError) -> Statistics

    /// What was liked, newest first; `savedAt` is when it was liked.
    func liked() async throws(DiscoveryError) -> [Favourite]

    /// - Throws: `repositoryNotFound` when it is not liked; `invalid` for a tag or note that is too long.
    func annotateLiked(
        _ id: Repository.ID,
        tags: [String],
        note: String
    ) async throws(DiscoveryError) -> Favourite

    /// A trending list of at most 100.
    func trending(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList

    /// Repositories that the same people like or that are alike, best first, at most 20.
    ///
    /// - Throws: `repositoryNotFound` for a repository nobody knows.
    func similar(to id: Repository.ID, count: Int) async throws(DiscoveryError) -> [Card]

    /// Begins to take over a GitHub user's public stars, or goes on with it; stars count as taste, not as saves.
    ///
    /// - Throws: `invalid` for a name GitHub does not allow; `offline` when the server never asks GitHub.
    func startStarImport(of login: String) async throws(DiscoveryError) -> StarImport

    /// The latest import; `nil` when there was none.
    func starImport() async throws(DiscoveryError) -> StarImport?

    /// Ends a running import; what was read stays.
    func stopStarImport() async throws(DiscoveryError)

    /// Looks at what has been released of the person's saved repositories since they last looked.
    ///
    /// Looks that follow each other within half an hour are one, so that a reload shows the same again. `refresh` asks
    /// GitHub about at most 20 repositories that it was not asked about for a day, and waits for it.
    func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar

    /// Everything that is kept.
    func export() async throws(DiscoveryError) -> DiscoveryExport

    /// Speaks when decks or judgements were changed, or may have been, by another page or device of the person; it
    /// listens from the call on. Ends at once where there is no way to know.
    func changesElsewhere() -> AsyncStream<Void>

    /// Speaks when stars were counted anew, from the call on. Ends at once where there is no way to know.
    func newTrends() -> AsyncStream<Void>
}

extension DiscoveryService {
    package func changesElsewhere() -> AsyncStream<Void> { AsyncStream { nil } }

    package func newTrends() -> AsyncStream<Void> { AsyncStream { nil } }

    /// One decision.
    package func decide(
        _ decision: Decision,
        then next: CardRequest = .none
    ) async throws(DiscoveryError) -> DecisionAnswer {
        try await decide([decision], then: next)
    }
}

/// Everything that can go wrong with decks, decisions, trends and imports.
package enum DiscoveryError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalid(field: String, reason: InputProblem)
    /// The key was sent with another request.
    case keyReused
    case repositoryNotFound(Repository.ID)
    case deckNotFound
    case deckLimitReached(limit: Int)
    /// One deck always stays.
    case lastDeck
    /// GitHub, or a server that is asked too often, allows again at this time.
    case rateLimited(until: Date)
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// A server or a source answered what we could not read; the text is for the log, not for people.
    case failed(String)
    case notSignedIn

    package enum InputProblem: String, Codable, Hashable, Sendable {
        case empty, tooLong, tooMany, outOfRange, unknownValue
    }
}
