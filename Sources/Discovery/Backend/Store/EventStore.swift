import AccountsDomain
import DiscoveryDomain
import Calls
import Foundation
import RepositoriesDomain
import RepositoriesService
import Storage

/// One person's events, and what they come to repository by repository, inside a transaction.
struct EventStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// The event of a key; `nil` when the key is new.
    func event(_ key: IdempotencyKey) throws -> LedgerEvent? {
        try connection.row(
            """
            SELECT sequence, act, subject, decided_at FROM discovery_events
            WHERE account_id = \(account) AND id = \(key.value)
            """
        ).map(LedgerEvent.init)
    }

    /// The key an event was sent with.
    func key(of sequence: Int64) throws -> IdempotencyKey? {
        let row = try connection.row(
            "SELECT id FROM discovery_events WHERE account_id = \(account) AND sequence = \(sequence)"
        )
        return try row.map { IdempotencyKey(try $0["id"]) }
    }

    /// Appends an act to the table and the person's ledger, and brings the judgements of what it is about up to date.
    func append(
        _ act: LedgerEvent.Act,
        key: IdempotencyKey,
        decidedAt: Date,
        recordedAt: Date,
        to person: inout Person
    ) throws {
        let event = LedgerEvent(sequence: person.ledger.last + 1, act: act, decidedAt: decidedAt)
        let columns = act.columns
        let showing: Showing? = if case .judge(let key, _) = act { person.showings[key] } else { nil }
        try connection.execute(
            """
            INSERT INTO discovery_events
                (account_id, sequence, id, act, subject, score, propensity, decided_at, recorded_at)
            VALUES (\(account), \(event.sequence), \(key.value), \(columns.act), \(columns.subject),
                \(showing.map { Double($0.score) }), \(showing?.propensity), \(decidedAt), \(recordedAt))
            """
        )
        let changed = person.ledger.repository(of: act)
        person.ledger.append(event)
        if let changed { try store(person.ledger.opinions[changed], of: changed, showing: &person) }
    }

    private func store(_ held: Ledger.Held?, of key: String, showing person: inout Person) throws {
        guard let held else {
            try connection.execute(
                "DELETE FROM discovery_judgements WHERE account_id = \(account) AND key = \(key)"
            )
            return
        }
        if person.showings.removeValue(forKey: key) != nil { person.unwritten.remove(key) }
        guard let repository = try repository(key) else { throw DiscoveryError.repositoryNotFound(.init(key: key)) }
        try connection.execute(
            """
            INSERT INTO discovery_judgements
                (account_id, key, opinion, sequence, judged_at, language, facts, tags, note)
            VALUES (\(account), \(key), \(held.opinion.rawValue), \(held.sequence), \(held.decidedAt),
                \(repository.language), \(try StoredJSON.text(repository)), '[]', '')
            ON CONFLICT (account_id, key) DO UPDATE SET opinion = excluded.opinion, sequence = excluded.sequence,
                judged_at = excluded.judged_at, language = excluded.language, facts = excluded.facts
            """
        )
    }

    /// The repository of a key as the catalogue has it now.
    func repository(_ key: String) throws -> Repository? {
        try connection.row("SELECT * FROM repositories WHERE key = \(key)").map(Repository.init)
    }

    /// The key under which the catalogue has a repository; `nil` when it has none of that name.
    func catalogueKey(of id: Repository.ID) throws -> String? {
        try connection.row(
            """
            SELECT key FROM repositories
            WHERE key = COALESCE((SELECT key FROM repository_names WHERE old_key = \(id.key)), \(id.key))
            """
        )?["key"]
    }
}

extension Repository.ID {
    /// What a key says of the repository's names; their case is lost.
    init(key: String) {
        let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
        self.init(owner: parts.first ?? "", name: parts.count > 1 ? parts[1] : "")
    }
}
