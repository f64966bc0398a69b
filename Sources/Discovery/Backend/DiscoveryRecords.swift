package import AccountsDomain
import DiscoveryDomain
package import Calls
import Foundation
import AccountData
import RepositoriesDomain
package import Storage

/// What people decided and said of their taste, as the accounts' service asks for it.
package struct DiscoveryRecords: AccountData {
    package var subject: String { "discovery" }

    package init() {}

    /// The guest's decisions are the account's latest; its answers, decks and notes are taken where the account has none.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        let stores = (
            from: PersonStore(connection: connection, account: guest),
            into: PersonStore(connection: connection, account: account)
        )
        let now = Date()
        let old = try stores.from.current(nil, at: now)
        var person = try stores.into.current(nil, at: now)
        try appendEvents(of: guest, to: &person, EventStore(connection: connection, account: account))
        try takeNotes(of: guest, into: account, connection)
        if !person.preferences.onboardingCompleted, old.preferences.onboardingCompleted {
            try stores.into.setPreferences(old.preferences)
        }
        try takeDecks(old.decks, beside: person.decks, DeckStore(connection: connection, account: account))
        let settings = SettingsStore(connection: connection, account: account)
        if try settings.settings() == nil,
            let brought = try SettingsStore(connection: connection, account: guest).settings()
        {
            try settings.keep(brought)
        }
        try connection.execute(
            """
            UPDATE discovery_star_imports SET account_id = \(account) WHERE account_id = \(guest)
                AND NOT EXISTS (SELECT 1 FROM discovery_star_imports AS own WHERE own.account_id = \(account))
            """
        )
        try stores.into.touch()
        try PersonalChanges(of: PersonDiscoveryService.subject, account: account).announce(connection)
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let person = try PersonStore(connection: connection, account: account).current(nil, at: Date())
        let judgements = JudgementStore(connection: connection, account: account)
        let export = DiscoveryExport(
            exportedAt: Date(),
            preferences: person.preferences,
            settings: try SettingsStore(connection: connection, account: account).settings() ?? AppSettings(),
            decks: person.decks,
            history: try judgements.history(before: nil, count: 1_000_000).entries,
            rules: person.ledger.rules.values.sorted { $0.since > $1.since },
            liked: try judgements.liked(),
            // The favourites' own subject has them.
            saved: [],
            starred: try judgements.starred()
        )
        return try JSONCoding.value(from: try JSONCoding.encode(export))
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        // A row of these is written for what somebody has done; showings are for what they have only looked at.
        let row = try connection.row(
            """
            SELECT 1 AS one FROM discovery_judgements WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM discovery_people WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM discovery_events WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM discovery_decks WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM discovery_settings WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM discovery_star_imports WHERE account_id = \(account)
            LIMIT 1
            """
        )
        return row != nil
    }

    // MARK: Parts

    /// Events that the account has under the same key, as a phone may have sent them twice, count once.
    private func appendEvents(of guest: Account.ID, to person: inout Person, _ store: EventStore) throws {
        let rows = try store.connection.rows(
            """
            SELECT sequence, id, act, subject, decided_at, recorded_at FROM discovery_events
            WHERE account_id = \(guest) ORDER BY sequence
            """
        )
        var moved: [Int64: Int64] = [:]
        for row in rows {
            let (event, key) = (try LedgerEvent(row), IdempotencyKey(try row["id"]))
            guard try store.event(key) == nil, let act = try self.act(event.act, moved, store) else { continue }
            try store.append(
                act,
                key: key,
                decidedAt: event.decidedAt,
                recordedAt: try row["recorded_at"],
                to: &person
            )
            moved[event.sequence] = person.ledger.last
        }
        try keepPropensities(of: guest, store)
    }

    /// An act as the account's ledger says it; `nil` for one about what is not there any more.
    private func act(
        _ act: LedgerEvent.Act,
        _ moved: [Int64: Int64],
        _ store: EventStore
    ) throws -> LedgerEvent.Act? {
        switch act {
        case .undo(let sequence): moved[sequence].map { .undo($0) }
        case .judge(let key, _), .forget(let key): try store.repository(key) == nil ? nil : act
        case .rule, .allow: act
        }
    }

    /// With what chance a card was shown stays known, whoever the person has become.
    private func keepPropensities(of guest: Account.ID, _ store: EventStore) throws {
        try store.connection.execute(
            """
            UPDATE discovery_events SET
                score = (SELECT old.score FROM discovery_events AS old
                    WHERE old.account_id = \(guest) AND old.id = discovery_events.id),
                propensity = (SELECT old.propensity FROM discovery_events AS old
                    WHERE old.account_id = \(guest) AND old.id = discovery_events.id)
            WHERE account_id = \(store.account)
                AND id IN (SELECT old.id FROM discovery_events AS old WHERE old.account_id = \(guest))
            """
        )
    }

    private func takeNotes(
        of guest: Account.ID,
        into account: Account.ID,
        _ connection: any SQLConnection
    ) throws {
        let store = JudgementStore(connection: connection, account: account)
        for liked in try JudgementStore(connection: connection, account: guest).liked() {
            guard !liked.tags.isEmpty || !liked.note.isEmpty, let own = try store.liked(liked.id.key) else { continue }
            try store.annotate(
                liked.id.key,
                tags: own.tags.isEmpty ? liked.tags : own.tags,
                note: own.note.isEmpty ? liked.note : own.note
            )
        }
    }

    /// A deck whose name the account has already is the account's.
    private func takeDecks(_ guests: [Deck], beside own: [Deck], _ store: DeckStore) throws {
        let known = Set(own.map(\.name))
        let new = guests.filter { !$0.name.isEmpty && !known.contains($0.name) }.prefix(Deck.maximumCount - own.count)
        guard !new.isEmpty else { return }
        try store.materialize()
        for deck in new { try store.insert(deck) }
    }
}
