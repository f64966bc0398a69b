import Calls
package import DiscoveryDomain
package import Foundation
package import RepositoriesDomain

/// A person's discovering in memory: decks that react to likes, and that a test can make refuse or wait.
package actor MemoryDiscoveryService: DiscoveryService {
    let catalogue: [Repository]
    let now: @Sendable () -> Date
    var taste: [String: Double] = [:]
    package internal(set) var judgements: [Repository.ID: Judgement] = [:]
    var entries: [HistoryEntry] = []
    package internal(set) var decisions: [Decision] = []
    package internal(set) var requests: [CardRequest] = []
    /// How often decisions came, however many at once.
    package internal(set) var decideCount = 0
    var undone: Set<IdempotencyKey> = []
    var stored = Preferences()
    var storedDecks = [Deck(id: UUID(), name: "", filters: .none)]
    var rules: [TopicRule] = []
    var likedNotes: [Repository.ID: Favourite] = [:]
    var stars: StarImport?
    /// What each further look at releases answers; the last one stays.
    package var radars: [ReleaseRadar] = [.off]
    /// Whether each look asked the source.
    package internal(set) var looks: [Bool] = []
    private let favourites: (any FavouriteService)?
    private var refusal: DiscoveryError?
    private var gate: Gate?

    package init(
        _ catalogue: [Repository],
        preferences: Preferences = Preferences(),
        favourites: (any FavouriteService)? = nil,
        now: @escaping @Sendable () -> Date = { .testNow }
    ) {
        self.catalogue = catalogue
        self.favourites = favourites
        self.now = now
        stored = preferences
    }

    /// `nil` ends the refusing.
    package func refuse(_ error: DiscoveryError?) { refusal = error }

    /// `nil` lets everybody pass again.
    package func wait(at gate: Gate?) { self.gate = gate }

    package func answerLooks(with radars: [ReleaseRadar]) { self.radars = radars }

    func enter() async throws(DiscoveryError) {
        await gate?.pass()
        if let refusal { throw refusal }
    }

    func savedIDs() async -> Set<Repository.ID> {
        // A shelf that cannot be read has nothing on it.
        let saved = try? await favourites?.favourites()
        return Set((saved ?? []).map(\.id))
    }
}
