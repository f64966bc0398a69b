package import AccountsDomain
import Calls
import DiscoveryDomain
package import Foundation
package import Storage

/// Takes what a guest decided and said into the account they became, inside a transaction.
package struct PersonMerge<Kind: DiscoverableCatalogue> {
    private let guest: Account.ID
    private let account: Account.ID
    private let connection: any SQLConnection

    package init(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) {
        self.guest = guest
        self.account = account
        self.connection = connection
    }

    /// The guest's decisions are the account's latest; its answers, decks and notes are taken where the account has none.
    ///
    /// `isAnswered` tells preferences from what everybody begins with.
    package func merge(isAnswered: (Kind.Preferences) -> Bool, at now: Date) throws {
        let from = PersonStore<Kind>(connection: connection, account: guest)
        let into = PersonStore<Kind>(connection: connection, account: account)
        let old = try from.current(nil, at: now)
        var person = try into.current(nil, at: now)
        try appendEvents(to: &person)
        try takeNotes()
        if !isAnswered(person.preferences), isAnswered(old.preferences) { try into.setPreferences(old.preferences) }
        try takeDecks(old.decks, beside: person.decks)
        try into.touch()
        try PersonalChanges(of: Kind.names.changes, account: account).announce(connection)
    }

    /// Whether somebody did more than look.
    package static func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        // A row of these is written for what somebody has done; showings are for what they have only looked at.
        let row = try connection.row(
            """
            SELECT 1 AS one FROM \(Kind.table("judgements")) WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM \(Kind.table("people")) WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM \(Kind.table("events")) WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM \(Kind.table("decks")) WHERE account_id = \(account)
            LIMIT 1
            """
        )
        return row != nil
    }

    /// Events that the account has under the same key, as a phone may have sent them twice, count once.
    private func appendEvents(to person: inout Person<Kind>) throws {
        let store = EventStore<Kind>(connection: connection, account: account)
        let rows = try connection.rows(
            """
            SELECT sequence, id, act, subject, decided_at, recorded_at FROM \(Kind.table("events"))
            WHERE account_id = \(guest) ORDER BY sequence
            """
        )
        var moved: [Int64: Int64] = [:]
        for row in rows {
            let (event, key) = (try LedgerEvent(row), IdempotencyKey(try row["id"]))
            guard try store.event(key) == nil, let act = try self.act(event.act, moved) else { continue }
            try store.append(
                act,
                key: key,
                decidedAt: event.decidedAt,
                recordedAt: try row["recorded_at"],
                to: &person
            )
            moved[event.sequence] = person.ledger.last
        }
        try keepPropensities()
    }

    /// An act as the account's ledger says it; `nil` for one about what is not there any more.
    private func act(_ act: LedgerEvent.Act, _ moved: [Int64: Int64]) throws -> LedgerEvent.Act? {
        switch act {
        case .undo(let sequence): moved[sequence].map { .undo($0) }
        case .judge(let key, _), .forget(let key): try Kind.facts(of: key, connection) == nil ? nil : act
        case .rule, .allow: act
        }
    }

    /// With what chance a card was shown stays known, whoever the person has become.
    private func keepPropensities() throws {
        let events = Kind.table("events")
        try connection.execute(
            """
            UPDATE \(events) SET
                score = (SELECT old.score FROM \(events) AS old
                    WHERE old.account_id = \(guest) AND old.id = \(events).id),
                propensity = (SELECT old.propensity FROM \(events) AS old
                    WHERE old.account_id = \(guest) AND old.id = \(events).id)
            WHERE account_id = \(account)
                AND id IN (SELECT old.id FROM \(events) AS old WHERE old.account_id = \(guest))
            """
        )
    }

    private func takeNotes() throws {
        let noted = try connection.rows(
            """
            SELECT key, tags, note FROM \(Kind.table("judgements"))
            WHERE account_id = \(guest) AND opinion = 'like' AND (tags <> '[]' OR note <> '')
            """
        )
        let store = JudgementStore<Kind>(connection: connection, account: account)
        for row in noted {
            guard let key = try Kind.key(try row["key"], connection), let own = try store.liked(key) else { continue }
            try store.annotate(
                key,
                tags: own.tags.isEmpty ? try StoredJSON.value(try row["tags"]) : own.tags,
                note: own.note.isEmpty ? try row["note"] : own.note
            )
        }
    }

    /// A deck whose name the account has already is the account's.
    private func takeDecks(_ guests: [Kind.Deck], beside own: [Kind.Deck]) throws {
        let store = DeckStore<Kind>(connection: connection, account: account)
        let known = Set(own.map(\.name))
        let new = guests.filter { !$0.name.isEmpty && !known.contains($0.name) }.prefix(Deck.maximumCount - own.count)
        guard !new.isEmpty else { return }
        try store.materialize()
        for deck in new { try store.insert(deck) }
    }
}
