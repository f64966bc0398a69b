package import AccountsDomain
import Calls
package import DiscoveryDomain
package import Foundation
import Recommender
package import Storage
import Synchronization

/// One account's discovering of one kind, over the database and the shared model.
///
/// The face of a kind puts its own cards, errors and calls before it.
package struct PersonalDiscovery<Kind: DiscoverableCatalogue>: Sendable {
    package let core: DiscoveryCore<Kind>
    package let account: Account.ID
    package let changes: PersonalChanges

    init(core: DiscoveryCore<Kind>, account: Account.ID) {
        self.core = core
        self.account = account
        changes = PersonalChanges(of: Kind.names.changes, account: account)
    }

    /// Speaks when another page or device of the person changed something.
    package func changesElsewhere() -> AsyncStream<Void> { changes.elsewhere(in: core.database) }

    /// The person as the database has them now.
    package func person() async throws(DiscoveryError) -> Person<Kind> {
        let (account, copy, now) = (account, core.people[account], core.now())
        let person = try await core.database.reading { connection in
            try PersonStore<Kind>(connection: connection, account: account).current(copy, at: now)
        }
        core.people.keep(person, of: account)
        return person
    }

    /// Keeps preferences; the next cards follow them.
    package func setPreferences(_ preferences: Kind.Preferences) async throws(DiscoveryError) {
        let account = account
        try await core.database.writing { connection in
            try PersonStore<Kind>(connection: connection, account: account).setPreferences(preferences)
        }
    }

    /// Changes what the person said, as the database has it then, and tells their other pages.
    ///
    /// - Parameter change: Gets the decks, too.
    /// - Returns: What the person said then.
    /// - Throws: What `change` throws.
    package func changePreferences(
        _ change: @escaping @Sendable (inout Kind.Preferences, [Kind.Deck]) throws -> Void
    ) async throws(DiscoveryError) -> Kind.Preferences {
        let (account, changes) = (account, changes)
        return try await core.database.writing { connection in
            let store = PersonStore<Kind>(connection: connection, account: account)
            let before = try store.preferences()
            var preferences = before
            try change(&preferences, try DeckStore<Kind>(connection: connection, account: account).all())
            guard preferences != before else { return before }
            try store.setPreferences(preferences)
            try changes.announce(connection)
            return preferences
        }
    }

    // MARK: Cards

    /// Which cards are wanted: of the chosen deck without one, none for a `count` of 0, none of the keys `held`.
    package struct Request: Sendable {
        var deck: UUID?
        var count: Int
        var held: [String]

        package init(deck: UUID?, count: Int, held: [String]) {
            self.deck = deck
            self.count = count
            self.held = held
        }
    }

    /// Cards with the model they are from.
    package struct Batch: Sendable {
        package var model: DeckModel<Kind>
        /// Best first.
        package var cards: [DealtCard]
        /// Nothing fits the deck beyond these and the ones held.
        package var isEnd: Bool
        package var undoDepth: Int
    }

    /// The next cards, of one subject where it is named; nothing is noted of a person who is not there.
    package func cards(
        _ request: Request,
        in subject: TasteSubject? = nil,
        isThere: Bool = true
    ) async throws(DiscoveryError) -> Batch {
        let model = try await core.keeper.current()
        let deal = try deal(request, in: subject, to: isThere ? try await person() : stranger, model: model)
        guard isThere, !deal.batch.cards.isEmpty else { return deal.batch }
        do {
            core.people.keep(try await writtenShowings(of: deal.person), of: account)
        } catch .noRoom {
            // Cards are there to be read; that they were shown only keeps them from coming again soon.
        }
        return deal.batch
    }

    /// Somebody of whom nothing is known.
    private var stranger: Person<Kind> {
        var person = Person<Kind>()
        person.decks = [Kind.Deck(id: account, name: "", filters: Kind.Deck.noFilters)]
        return person
    }

    private func writtenShowings(of person: Person<Kind>) async throws(DiscoveryError) -> Person<Kind> {
        let account = account
        return try await core.database.writing { connection in
            var person = person
            try PersonStore(connection: connection, account: account).writeShowings(of: &person)
            return person
        }
    }

    /// Cards for a person as they are known now, and the person with the cards noted.
    private func deal(
        _ request: Request,
        in subject: TasteSubject? = nil,
        to person: consuming Person<Kind>,
        model: DeckModel<Kind>
    ) throws(DiscoveryError) -> (batch: Batch, person: Person<Kind>) {
        let deck = request.deck.map { id in person.decks.first { $0.id == id } } ?? person.chosenDeck
        guard let deck else { throw .deckNotFound }
        let depth = person.ledger.undoDepth
        guard request.count > 0 else {
            return (Batch(model: model, cards: [], isEnd: false, undoDepth: depth), person)
        }
        let now = core.now()
        // Handed on and never copied: what is kept of a person is as large as all they ever judged.
        let dealer = CardDealer(model: model, person: consume person, now: now)
        let deal = dealer.deal(deck.filters, count: request.count, held: request.held, in: subject)
        // With what was brought up to date for the model, so that the next swipe need not.
        var dealt = (consume dealer).end()
        dealt.note(deal.shown, at: now)
        return (Batch(model: model, cards: deal.cards, isEnd: deal.isEnd, undoDepth: depth), dealt)
    }

    /// What resembles an item, nearest first, with the model; `nil` for a key nobody knows, nothing for an item that
    /// cannot be ranked yet.
    package func similar(
        to key: String,
        count: Int
    ) async throws(DiscoveryError) -> (model: DeckModel<Kind>, cards: [DealtCard])? {
        let model = try await core.keeper.current()
        guard let item = model.item(key) else {
            guard model.catalogue.item(key) == nil, try await !isKnown(key) else { return (model, []) }
            return nil
        }
        let dealer = CardDealer(model: model, person: try await person(), now: core.now())
        return (model, dealer.similar(to: item, count: count))
    }

    /// The card of one item as this person would see it, with the model; `nil` for one that cannot be ranked yet.
    package func card(
        of key: String
    ) async throws(DiscoveryError) -> (model: DeckModel<Kind>, card: DealtCard)? {
        let model = try await core.keeper.current()
        let dealer = CardDealer(model: model, person: try await person(), now: core.now())
        return dealer.card(of: key).map { (model, $0) }
    }

    /// How likely the person likes each of these, 0...100, by key; without those that cannot be ranked yet.
    package func fits(of keys: [String]) async throws(DiscoveryError) -> [String: Int] {
        let dealer = CardDealer(
            model: try await core.keeper.current(),
            person: try await person(),
            now: core.now()
        )
        return keys.reduce(into: [:]) { fits, key in fits[key] = dealer.card(of: key)?.fit }
    }

    private func isKnown(_ key: String) async throws(DiscoveryError) -> Bool {
        try await core.database.reading { try Kind.key(key, $0) != nil }
    }

    // MARK: Decisions

    /// What came of decisions, and the cards that follow.
    package struct Answer: Sendable {
        /// One per decision, in the same order, with what an undo brought back.
        package var outcomes: [(record: RecordedDecision, restored: DealtCard?)]
        package var next: Batch
    }

    /// Records decisions in order and gives the cards that follow.
    ///
    /// - Throws: `keyReused` when a key was sent with another decision.
    package func decide(_ decisions: [DeckDecision], then next: Request) async throws(DiscoveryError) -> Answer {
        let (account, changes) = (account, changes)
        let now = core.now()
        // A transaction that has to begin again finds no copy and reads the database.
        let copy = Mutex(core.people.take(account))
        let (person, records) = try await core.database.writing { connection in
            let store = PersonStore<Kind>(connection: connection, account: account)
            var person = try store.current(copy.withLock { $0.take() }, at: now)
            let recorder = DecisionRecorder<Kind>(connection: connection, account: account, now: now)
            let records = try decisions.map { try recorder.record($0, to: &person) }
            try store.writeShowings(of: &person)
            if !decisions.isEmpty { try changes.announce(connection) }
            return (person, records)
        }
        // Only cards need a model, which a server that has just started may have to make.
        let model = try await core.keeper.current()
        count(records, in: model)
        let dealt = try deal(next, to: consume person, model: model)
        core.people.keep(dealt.person, of: account)
        core.keeper.note(opinions: records.count { $0.isNewOpinion })
        return Answer(
            outcomes: records.map { record in
                let restored = record.restoredKey.flatMap {
                    CardDealer(model: model, person: dealt.person, now: now).card(of: $0)
                }
                return (record, restored)
            },
            next: dealt.batch
        )
    }

    private func count(_ records: [RecordedDecision], in model: DeckModel<Kind>) {
        for record in records where record.isNewOpinion {
            guard case .judge(let key, let opinion)? = record.act, let item = model.item(key) else { continue }
            model.note(item, isLike: opinion == .like)
        }
    }
}
