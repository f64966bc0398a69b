import AccountsDomain
package import Calls
package import DiscoveryDomain
import DiscoveryService
package import FindieDomain
import Foundation
import Storage

/// One account's discovering of games, over the database and the shared model.
package struct PersonFindieService: FindieService {
    let backend: FindieBackend
    let account: Account.ID
    /// What games have in common with everything else that is discovered.
    let own: PersonalDiscovery<GameCatalogue>
    private let isSeen: Bool

    init(backend: FindieBackend, account: Account.ID, isSeen: Bool) {
        self.backend = backend
        self.account = account
        self.isSeen = isSeen
        own = backend.core.person(account)
    }

    package func changesElsewhere() -> AsyncStream<Void> { own.changesElsewhere() }

    /// A call of the shared part, with its errors as Findie's.
    func asking<Value: Sendable>(
        _ body: () async throws(DiscoveryError) -> Value
    ) async throws(FindieError) -> Value {
        do throws(DiscoveryError) {
            return try await body()
        } catch {
            throw FindieError(error)
        }
    }

    func person() async throws(FindieError) -> Person<GameCatalogue> {
        try await asking { () async throws(DiscoveryError) in try await own.person() }
    }

    // MARK: What the person said

    package func preferences() async throws(FindieError) -> PlayerPreferences { try await person().preferences }

    package func setPreferences(_ preferences: PlayerPreferences) async throws(FindieError) -> PlayerPreferences {
        let genres = Genre.allCases.filter(preferences.genres.contains)
        return try await asking { () async throws(DiscoveryError) in
            try await own.changePreferences { kept, _ in
                var new = preferences
                new.genres = genres
                new.deck = preferences.deck ?? kept.deck
                new.showsStorePictures = preferences.showsStorePictures ?? kept.showsStorePictures
                kept = new
            }
        }
    }

    package func filters() async throws(FindieError) -> GameFilters {
        try await person().chosenDeck?.filters ?? .none
    }

    package func setFilters(_ filters: GameFilters) async throws(FindieError) -> GameFilters {
        let filters = try filters.validated()
        // The deck everybody has bears the account's id.
        let chosen = try await person().chosenDeck ?? GameDeck(id: account, name: "", filters: .none)
        let deck = GameDeck(id: chosen.id, name: chosen.name, filters: filters)
        return try await asking { () async throws(DiscoveryError) in try await own.updateDeck(deck) }.filters
    }

    package func count(_ filters: GameFilters) async throws(FindieError) -> FilterCount {
        let filters = try filters.validated()
        let model = try await asking { () async throws(DiscoveryError) in try await backend.core.keeper.current() }
        return model.catalogue.items.reduce(into: FilterCount(fitting: 0, unknown: 0)) { count, item in
            switch filters.standing(of: item.game) {
            case .fits: count.fitting += 1
            case .unknown: count.unknown += 1
            case .fails: break
            }
        }
    }

    // MARK: Cards and decisions

    package func cards(_ next: GameRequest) async throws(FindieError) -> GameBatch {
        let request = try next.checked()
        try takeTurn()
        let batch = GameBatch(try await asking { () async throws(DiscoveryError) in try await own.cards(request) })
        return try await completed(batch, for: next, earliest: Self.calmPlaces)
    }

    /// Counts a call of the deck.
    ///
    /// - Throws: `rateLimited` for one that comes too soon.
    private func takeTurn() throws(FindieError) {
        guard let seconds = backend.deckPause(account) else { return }
        throw .rateLimited(until: backend.core.now().addingTimeInterval(seconds))
    }

    /// A deck that is opened begins with what fits best.
    private static let calmPlaces = 3

    /// With cards that were promised to makers.
    private func completed(
        _ batch: GameBatch,
        for request: GameRequest,
        earliest: Int
    ) async throws(FindieError) -> GameBatch {
        guard request.count > 0 else { return batch }
        return try await ExposureDealer(backend: backend, account: account)
            .completed(batch, for: request, try await filters(), earliest: earliest)
    }

    package func note(_ sightings: [GameSighting]) async throws(FindieError) {
        guard sightings.count <= GameSighting.maximumBatch else { throw .invalid(field: "sightings", reason: .tooMany) }
        guard isSeen, !sightings.isEmpty else { return }
        let (account, now) = (account, backend.core.now())
        try await backend.database.findieWriting { connection in
            let store = FigureStore(connection: connection, account: account, now: now)
            for sighting in sightings { try store.note(sighting) }
        }
    }

    package func decide(
        _ decisions: [GameDecision],
        then next: GameRequest
    ) async throws(FindieError) -> GameAnswer {
        let request = try next.checked()
        guard decisions.count <= GameDecision.maximumBatch else {
            throw .invalid(field: "decisions", reason: .tooMany)
        }
        try takeTurn()
        let answer = try await asking { () async throws(DiscoveryError) in
            try await own.decide(decisions.map(DeckDecision.init), then: request)
        }
        return GameAnswer(
            outcomes: answer.outcomes.map { record, restored in
                GameOutcome(
                    key: record.key,
                    result: GameOutcome.Result(record.result),
                    restored: restored.map { GameCard($0, of: answer.next.model) },
                    undone: record.undone
                )
            },
            // These go below the cards that can be seen already.
            next: try await completed(GameBatch(answer.next), for: next, earliest: 0)
        )
    }

    package func history(before: Int?, count: Int) async throws(FindieError) -> JudgedGames {
        guard (1...JudgedGames.maximumCount).contains(count) else {
            throw .invalid(field: "count", reason: .outOfRange)
        }
        return try await asking { () async throws(DiscoveryError) in
            try await own.reading { store in
                let page = try store.history(before: before, count: count)
                return JudgedGames(entries: try page.entries.map(JudgedGame.init), older: page.older)
            }
        }
    }

    package func changeJudgement(
        of slug: String,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(FindieError) {
        guard try await backend.game(slug) != nil else { throw .gameNotFound(slug) }
        try await asking { () async throws(DiscoveryError) in
            try await own.changeJudgement(of: slug, to: judgement, key: key)
        }
    }
}
