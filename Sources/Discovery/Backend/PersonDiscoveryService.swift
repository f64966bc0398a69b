import AccountsDomain
package import DiscoveryDomain
import Calls
import Foundation
import Recommender
package import RepositoriesDomain
import RepositoriesService
import Storage
import Synchronization

/// One account's discovering, over the database and the shared model.
package struct PersonDiscoveryService: DiscoveryService {
    let backend: DiscoveryBackend
    let account: Account.ID
    let changes: PersonalChanges

    init(backend: DiscoveryBackend, account: Account.ID) {
        self.backend = backend
        self.account = account
        changes = PersonalChanges(of: Self.subject, account: account)
    }

    /// What its changes are announced under.
    static let subject = "discovery"

    package func changesElsewhere() -> AsyncStream<Void> { changes.elsewhere(in: backend.database) }

    // MARK: Preferences

    package func clusters() async throws(DiscoveryError) -> [ClusterSummary] {
        let catalogue = try await backend.keeper.current().catalogue
        return Cluster.allCases.map { cluster in
            let items = catalogue.items(of: TasteSubject(.cluster, cluster.rawValue)).map(Int.init)
            let known = items.sorted { catalogue.repositories[$0].stars > catalogue.repositories[$1].stars }
            return ClusterSummary(
                cluster: cluster,
                repositoryCount: items.count,
                examples: known.prefix(3).map { catalogue.repositories[$0].id }
            )
        }
    }

    package func preferences() async throws(DiscoveryError) -> Preferences {
        try await person().preferences
    }

    package func setPreferences(_ preferences: Preferences) async throws(DiscoveryError) -> Preferences {
        let preferences = try preferences.validated()
        let account = account
        try await backend.database.writing { connection in
            try PersonStore(connection: connection, account: account).setPreferences(preferences)
        }
        return preferences
    }

    // MARK: Cards

    package func cards(_ request: CardRequest) async throws(DiscoveryError) -> CardBatch {
        try Self.check(request)
        let model = try await backend.keeper.current()
        let deal = try deal(request, to: try await person(), model: model)
        guard !deal.batch.cards.isEmpty else { return deal.batch }
        do {
            backend.people.keep(try await writtenShowings(of: deal.person), of: account)
        } catch .noRoom {
            // Cards are there to be read; that they were shown only keeps them from coming again soon.
        }
        return deal.batch
    }

    private func writtenShowings(of person: Person) async throws(DiscoveryError) -> Person {
        let account = account
        return try await backend.database.writing { connection in
            var person = person
            try PersonStore(connection: connection, account: account).writeShowings(of: &person)
            return person
        }
    }

    /// Cards for a person as they are known now, and the person with the cards noted.
    private func deal(
        _ request: CardRequest,
        to person: consuming Person,
        model: DeckModel
    ) throws(DiscoveryError) -> (batch: CardBatch, person: Person) {
        let deck = request.deck.map { id in person.decks.first { $0.id == id } } ?? person.decks.first
        guard let deck else { throw .deckNotFound }
        let depth = person.ledger.undoDepth
        guard request.count > 0 else { return (CardBatch(cards: [], isEnd: false, undoDepth: depth), person) }
        let now = backend.now()
        // Handed on and never copied: what is kept of a person is as large as all they ever judged.
        let dealer = CardDealer(model: model, person: consume person, now: now)
        let deal = dealer.deal(deck.filters, count: request.count, held: request.held)
        // With what was brought up to date for the model, so that the next swipe need not.
        var dealt = (consume dealer).end()
        dealt.note(deal.shown, at: now)
        return (CardBatch(cards: deal.cards, isEnd: deal.isEnd, undoDepth: depth), dealt)
    }

    private static func check(_ request: CardRequest) throws(DiscoveryError) {
        guard (0...CardRequest.maximumCount).contains(request.count) else {
            throw .invalid(field: "next.count", reason: .outOfRange)
        }
        guard request.held.count <= CardRequest.maximumHeld else {
            throw .invalid(field: "next.held", reason: .tooMany)
        }
    }

    /// The person as the database has them now.
    func person() async throws(DiscoveryError) -> Person {
        let (account, copy, now) = (account, backend.people[account], backend.now())
        let person = try await backend.database.reading { connection in
            try PersonStore(connection: connection, account: account).current(copy, at: now)
        }
        backend.people.keep(person, of: account)
        return person
    }

    package func similar(to id: Repository.ID, count: Int) async throws(DiscoveryError) -> [Card] {
        guard (1...20).contains(count) else { throw .invalid(field: "count", reason: .outOfRange) }
        let model = try await backend.keeper.current()
        guard let item = model.item(id.key) else {
            guard model.catalogue.item(id.key) == nil, try await !isKnown(id) else { return [] }
            throw .repositoryNotFound(id)
        }
        return CardDealer(model: model, person: try await person(), now: backend.now()).similar(to: item, count: count)
    }

    private func isKnown(_ id: Repository.ID) async throws(DiscoveryError) -> Bool {
        let account = account
        return try await backend.database.reading { connection in
            try EventStore(connection: connection, account: account).catalogueKey(of: id) != nil
        }
    }

    // MARK: Decisions

    package func decide(
        _ decisions: [Decision],
        then next: CardRequest
    ) async throws(DiscoveryError) -> DecisionAnswer {
        try Self.check(next)
        guard decisions.count <= Decision.maximumBatch else { throw .invalid(field: "decisions", reason: .tooMany) }
        let model = try await backend.keeper.current()
        let (account, changes) = (account, changes)
        let now = backend.now()
        // A transaction that has to begin again finds no copy and reads the database.
        let copy = Mutex(backend.people.take(account))
        let (person, records) = try await backend.database.writing { connection in
            let store = PersonStore(connection: connection, account: account)
            var person = try store.current(copy.withLock { $0.take() }, at: now)
            let recorder = DecisionRecorder(connection: connection, account: account, now: now)
            let records = try decisions.map { try recorder.record($0, to: &person) }
            try store.writeShowings(of: &person)
            if !decisions.isEmpty { try changes.announce(connection) }
            return (person, records)
        }
        count(records, in: model)
        let dealt = try deal(next, to: consume person, model: model)
        backend.people.keep(dealt.person, of: account)
        backend.keeper.note(opinions: records.count { $0.isNewOpinion })
        return DecisionAnswer(
            outcomes: records.map { record in
                var outcome = record.outcome
                outcome.restored = record.restoredKey.flatMap {
                    CardDealer(model: model, person: dealt.person, now: now).card(of: $0)
                }
                return outcome
            },
            next: dealt.batch
        )
    }

    private func count(_ records: [DecisionRecorder.Record], in model: DeckModel) {
        for record in records where record.isNewOpinion {
            guard case .judge(let key, let opinion)? = record.act, let item = model.item(key) else { continue }
            model.note(item, isLike: opinion == .like)
        }
    }

    package func export() async throws(DiscoveryError) -> DiscoveryExport {
        let (account, now) = (account, backend.now())
        let person = try await person()
        let rules = try await topicRules()
        let saved: [Favourite]
        do {
            saved = try await AccountFavouriteService(database: backend.database, account: account).favourites()
        } catch {
            throw DiscoveryError(error)
        }
        return try await backend.database.reading { connection in
            let judgements = JudgementStore(connection: connection, account: account)
            return DiscoveryExport(
                exportedAt: now,
                preferences: person.preferences,
                settings: try SettingsStore(connection: connection, account: account).settings() ?? AppSettings(),
                decks: person.decks,
                history: try judgements.history(before: nil, count: 1_000_000).entries,
                rules: rules,
                liked: try judgements.liked(),
                saved: saved,
                starred: try judgements.starred()
            )
        }
    }
}
