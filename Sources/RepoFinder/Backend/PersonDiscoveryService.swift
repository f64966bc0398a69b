import AccountsDomain
package import Calls
package import DiscoveryDomain
import DiscoveryService
import Foundation
package import RepositoriesDomain
import RepositoriesService
import Storage

/// One account's discovering of repositories, over the database and the shared model.
package struct PersonDiscoveryService: DiscoveryService {
    let backend: DiscoveryBackend
    let account: Account.ID
    /// What repositories have in common with everything else that is discovered.
    let own: PersonalDiscovery<RepositoryCatalogue>

    init(backend: DiscoveryBackend, account: Account.ID) {
        self.backend = backend
        self.account = account
        own = backend.core.person(account)
    }

    package func changesElsewhere() -> AsyncStream<Void> { own.changesElsewhere() }

    /// The person as the database has them now.
    func person() async throws(DiscoveryError) -> Person<RepositoryCatalogue> { try await own.person() }

    // MARK: Preferences

    package func clusters() async throws(DiscoveryError) -> [ClusterSummary] {
        let catalogue = try await backend.keeper.current().catalogue
        return Cluster.allCases.map { cluster in
            let items = catalogue.items(of: TasteSubject(.cluster, cluster.rawValue)).map(Int.init)
            let known = items.sorted { catalogue.items[$0].popularity > catalogue.items[$1].popularity }
            return ClusterSummary(
                cluster: cluster,
                repositoryCount: items.count,
                examples: known.prefix(3).map { catalogue.items[$0].repository.id }
            )
        }
    }

    package func preferences() async throws(DiscoveryError) -> Preferences {
        try await person().preferences
    }

    package func setPreferences(_ preferences: Preferences) async throws(DiscoveryError) -> Preferences {
        let preferences = try preferences.validated()
        try await own.setPreferences(preferences)
        return preferences
    }

    // MARK: Cards and decisions

    package func cards(_ request: CardRequest) async throws(DiscoveryError) -> CardBatch {
        try await cards(request, in: nil)
    }

    /// The next cards of a deck, of one field where one is named; nothing is noted of a person who is not there.
    package func cards(
        _ request: CardRequest,
        in cluster: Cluster?,
        isThere: Bool = true
    ) async throws(DiscoveryError) -> CardBatch {
        let subject = cluster.map { TasteSubject(.cluster, $0.rawValue) }
        var batch = CardBatch(
            try await own.cards(try request.checked(), in: subject, isThere: isThere),
            at: backend.now()
        )
        batch.cards = try await withSigns(batch.cards)
        return batch
    }

    package func similar(to id: Repository.ID, count: Int) async throws(DiscoveryError) -> [Card] {
        guard (1...20).contains(count) else { throw .invalid(field: "count", reason: .outOfRange) }
        guard let (model, cards) = try await own.similar(to: id.key, count: count) else {
            throw .repositoryNotFound(id)
        }
        let now = backend.now()
        return try await withSigns(cards.map { Card($0, of: model, at: now) })
    }

    package func decide(
        _ decisions: [Decision],
        then next: CardRequest
    ) async throws(DiscoveryError) -> DecisionAnswer {
        let request = try next.checked()
        guard decisions.count <= Decision.maximumBatch else { throw .invalid(field: "decisions", reason: .tooMany) }
        let answer = try await own.decide(decisions.map(DeckDecision.init), then: request)
        let now = backend.now()
        var batch = CardBatch(answer.next, at: now)
        batch.cards = try await withSigns(batch.cards)
        return DecisionAnswer(
            outcomes: answer.outcomes.map { record, restored in
                DecisionOutcome(
                    key: record.key,
                    result: DecisionOutcome.Result(record.result),
                    restored: restored.map { Card($0, of: answer.next.model, at: now) },
                    undone: record.undone
                )
            },
            next: batch
        )
    }

    package func export() async throws(DiscoveryError) -> DiscoveryExport {
        let (account, now) = (account, backend.now())
        let person = try await person()
        let rules = try await topicRules()
        let saved: [Favourite]
        do {
            saved = try await AccountFavouriteService(database: backend.database, account: account, now: backend.now)
                .favourites()
        } catch {
            throw DiscoveryError(error)
        }
        return try await backend.database.reading { connection in
            var export = try DiscoveryExport(of: person, account, rules: rules, connection, at: now)
            export.saved = saved
            return export
        }
    }
}

extension DiscoveryExport {
    /// All but what the favourites' own subject has, inside a transaction.
    init(
        of person: Person<RepositoryCatalogue>,
        _ account: Account.ID,
        rules: [TopicRule],
        _ connection: any SQLConnection,
        at now: Date
    ) throws {
        let judgements = JudgementStore<RepositoryCatalogue>(connection: connection, account: account)
        self.init(
            exportedAt: now,
            preferences: person.preferences,
            settings: try SettingsStore(connection: connection, account: account).settings() ?? AppSettings(),
            decks: person.decks,
            history: try judgements.history(before: nil, count: 1_000_000).entries.map(HistoryEntry.init),
            rules: rules,
            liked: try judgements.liked().map(Favourite.init),
            saved: [],
            starred: try judgements.starred().map { try $0.repository().id }
        )
    }
}

extension PersonDiscoveryService {
    package func decks() async throws(DiscoveryError) -> [Deck] {
        try await person().decks
    }

    package func createDeck(
        named name: String,
        filters: DeckFilters,
        key: IdempotencyKey
    ) async throws(DiscoveryError) -> Deck {
        // The key is the deck's id, so that making it twice makes one.
        let deck = Deck(id: key.value, name: try Deck.validated(name: name), filters: try filters.validated())
        return try await own.createDeck(deck)
    }

    package func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck {
        let name = deck.name.isEmpty && deck.id == account ? "" : try Deck.validated(name: deck.name)
        return try await own.updateDeck(Deck(id: deck.id, name: name, filters: try deck.filters.validated()))
    }

    package func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError) {
        try await own.deleteDeck(id)
    }
}
