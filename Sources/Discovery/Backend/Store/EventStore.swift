package import AccountsDomain
package import Calls
package import Foundation
package import Storage

/// One person's events, and what they come to item by item, inside a transaction.
package struct EventStore<Kind: DiscoverableCatalogue> {
    package let connection: any SQLConnection
    package let account: Account.ID

    package init(connection: any SQLConnection, account: Account.ID) {
        self.connection = connection
        self.account = account
    }

    /// The event of a key; `nil` when the key is new.
    package func event(_ key: IdempotencyKey) throws -> LedgerEvent? {
        try connection.row(
            """
            SELECT sequence, act, subject, decided_at FROM \(Kind.table("events"))
            WHERE account_id = \(account) AND id = \(key.value)
            """
        ).map(LedgerEvent.init)
    }

    /// The key an event was sent with.
    func key(of sequence: Int64) throws -> IdempotencyKey? {
        let row = try connection.row(
            "SELECT id FROM \(Kind.table("events")) WHERE account_id = \(account) AND sequence = \(sequence)"
        )
        return try row.map { IdempotencyKey(try $0["id"]) }
    }

    /// Appends an act to the table and the person's ledger, and brings the judgements of what it is about up to date.
    package func append(
        _ act: LedgerEvent.Act,
        key: IdempotencyKey,
        decidedAt: Date,
        recordedAt: Date,
        to person: inout Person<Kind>
    ) throws {
        let event = LedgerEvent(sequence: person.ledger.last + 1, act: act, decidedAt: decidedAt)
        let columns = act.columns
        let showing: Showing? = if case .judge(let key, _) = act { person.showings[key] } else { nil }
        try connection.execute(
            """
            INSERT INTO \(Kind.table("events"))
                (account_id, sequence, id, act, subject, score, propensity, decided_at, recorded_at)
            VALUES (\(account), \(event.sequence), \(key.value), \(columns.act), \(columns.subject),
                \(showing.map { Double($0.score) }), \(showing?.propensity), \(decidedAt), \(recordedAt))
            """
        )
        let changed = person.ledger.item(of: act)
        let old = changed.flatMap { person.ledger.opinions[$0]?.opinion }
        person.ledger.append(event)
        guard let changed else { return }
        let held = person.ledger.opinions[changed]
        try store(held, of: changed, showing: &person)
        try Kind.judged(changed, from: old, to: held?.opinion, by: account, at: recordedAt, connection)
    }

    private func store(_ held: Ledger.Held?, of key: String, showing person: inout Person<Kind>) throws {
        guard let held else {
            try connection.execute(
                "DELETE FROM \(Kind.table("judgements")) WHERE account_id = \(account) AND key = \(key)"
            )
            return
        }
        if person.showings.removeValue(forKey: key) != nil { person.unwritten.remove(key) }
        guard let facts = try Kind.facts(of: key, connection) else { throw Kind.missing(key) }
        try connection.execute(
            """
            INSERT INTO \(Kind.table("judgements"))
                (account_id, key, opinion, sequence, judged_at, language, facts, tags, note)
            VALUES (\(account), \(key), \(held.opinion.rawValue), \(held.sequence), \(held.decidedAt),
                \(facts.label), \(facts.text), '[]', '')
            ON CONFLICT (account_id, key) DO UPDATE SET opinion = excluded.opinion, sequence = excluded.sequence,
                judged_at = excluded.judged_at, language = excluded.language, facts = excluded.facts
            """
        )
    }
}
