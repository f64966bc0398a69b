package import Calls
package import DiscoveryDomain
package import Foundation
import Storage

extension PersonalDiscovery {
    /// What the judgements say, inside a transaction.
    package func reading<Value: Sendable>(
        _ body: @escaping @Sendable (JudgementStore<Kind>) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        let account = account
        return try await core.database.reading {
            try body(JudgementStore(connection: $0, account: account))
        }
    }

    /// Changes a judgement, or takes it back (`nil`), whereupon the item may return.
    ///
    /// - Throws: What ``DiscoverableCatalogue/missing(_:)`` says of a key nobody knows.
    package func changeJudgement(
        of named: String,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError) {
        try await appending(key) { store in
            guard let item = try Kind.key(named, store.connection) else { throw Kind.missing(named) }
            return judgement.map { .judge(item, $0 == .like ? .like : .skip) } ?? .forget(item)
        }
    }

    /// The subjects that are shown less or never, newest first.
    package func rules() async throws(DiscoveryError) -> [TopicRule] {
        try await person().ledger.rules.values.sorted {
            ($0.since, $1.subject.name) > ($1.since, $0.subject.name)
        }
    }

    /// Takes a rule away, or does nothing when there is none.
    package func removeRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError) {
        try await appending(key) { _ in .allow(subject.normalized) }
    }

    /// Appends one event, unless its key is known.
    private func appending(
        _ key: IdempotencyKey,
        _ act: @escaping @Sendable (EventStore<Kind>) throws -> LedgerEvent.Act
    ) async throws(DiscoveryError) {
        let (account, changes) = (account, changes)
        let (copy, now) = (core.people[account], core.now())
        let person = try await core.database.writing { connection in
            var person = try PersonStore<Kind>(connection: connection, account: account).current(copy, at: now)
            let store = EventStore<Kind>(connection: connection, account: account)
            let act = try act(store)
            if let known = try store.event(key) {
                guard known.act == act else { throw DiscoveryError.keyReused }
            } else {
                try store.append(act, key: key, decidedAt: now, recordedAt: now, to: &person)
                try changes.announce(connection)
            }
            return person
        }
        core.people.keep(person, of: account)
    }

    // MARK: Decks

    /// Makes a deck, or gives the one with this id.
    ///
    /// - Throws: `deckLimitReached`.
    package func createDeck(_ deck: Kind.Deck) async throws(DiscoveryError) -> Kind.Deck {
        try await changingDecks { store in
            let decks = try store.all()
            if let known = decks.first(where: { $0.id == deck.id }) { return known }
            guard decks.count < Deck.maximumCount else {
                throw DiscoveryError.deckLimitReached(limit: Deck.maximumCount)
            }
            try store.insert(deck)
            return deck
        }
    }

    /// - Throws: `deckNotFound`.
    package func updateDeck(_ deck: Kind.Deck) async throws(DiscoveryError) -> Kind.Deck {
        try await changingDecks { store in
            guard try store.update(deck) else { throw DiscoveryError.deckNotFound }
            return deck
        }
    }

    /// Removes a deck, or does nothing when it is gone.
    ///
    /// - Throws: `lastDeck`.
    package func deleteDeck(_ id: UUID) async throws(DiscoveryError) {
        _ = try await changingDecks { store in
            let decks = try store.all()
            guard decks.contains(where: { $0.id == id }) else { return }
            guard decks.count > 1 else { throw DiscoveryError.lastDeck }
            try store.delete(id)
        }
    }

    private func changingDecks<Value: Sendable>(
        _ work: @escaping @Sendable (DeckStore<Kind>) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        let (account, changes) = (account, changes)
        return try await core.database.writing { connection in
            let store = DeckStore<Kind>(connection: connection, account: account)
            try store.materialize()
            let value = try work(store)
            try PersonStore<Kind>(connection: connection, account: account).touch()
            try changes.announce(connection)
            return value
        }
    }
}
