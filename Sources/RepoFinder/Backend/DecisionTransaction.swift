package import AccountsDomain
package import Calls
package import DiscoveryDomain
import DiscoveryService
package import Foundation
package import RepositoriesDomain
package import Storage

/// One person's judgements and answers in a transaction of another subject's, by their state: what is so already
/// appends no event.
package struct DecisionTransaction {
    private let connection: any SQLConnection
    private let account: Account.ID
    private let events: EventStore<RepositoryCatalogue>
    private let now: Date
    private let copy: Person<RepositoryCatalogue>?
    /// As the database has them, once they were asked for.
    private var known: Person<RepositoryCatalogue>?
    private var judged: [(key: String, isLike: Bool)] = []

    /// Nothing is read before it is needed.
    package init(_ backend: DiscoveryBackend, connection: any SQLConnection, account: Account.ID) {
        (self.connection, self.account, now) = (connection, account, backend.now())
        events = EventStore<RepositoryCatalogue>(connection: connection, account: account)
        copy = backend.core.people[account]
    }

    private mutating func person() throws -> Person<RepositoryCatalogue> {
        if let known { return known }
        let store = PersonStore<RepositoryCatalogue>(connection: connection, account: account)
        let person = try store.current(copy, at: now)
        known = person
        return person
    }

    /// What is to be told to the backend once the transaction has been kept.
    package struct Outcome: Sendable {
        fileprivate let person: Person<RepositoryCatalogue>?
        fileprivate let judged: [(key: String, isLike: Bool)]
    }

    package var outcome: Outcome { Outcome(person: known, judged: judged) }

    /// A repository that is liked or skipped, with the event that says so.
    package struct Held: Sendable {
        package var key: String
        package var judgement: Judgement
        package var event: IdempotencyKey
        package var judged: Favourite
    }

    /// What holds, newest first; of one repository where a `key` is given.
    package static func held(
        of account: Account.ID,
        key: String? = nil,
        _ connection: any SQLConnection
    ) throws -> [Held] {
        let only: SQL = key.map { "AND j.key = \($0)" } ?? ""
        return try connection.rows(
            """
            SELECT j.key, j.opinion, j.judged_at, j.facts, j.tags, j.note, e.id
            FROM discovery_judgements j
            JOIN discovery_events e ON e.account_id = j.account_id AND e.sequence = j.sequence
            WHERE j.account_id = \(account) AND j.opinion <> 'star' \(only)
            ORDER BY j.judged_at DESC, j.key
            """
        ).map { row in
            Held(
                key: try row["key"],
                judgement: try row["opinion"] == Opinion.like.rawValue ? .like : .skip,
                event: IdempotencyKey(try row["id"]),
                judged: Favourite(
                    repository: try StoredJSON.value(try row["facts"]),
                    savedAt: try row["judged_at"],
                    tags: try StoredJSON.value(try row["tags"]),
                    note: try row["note"]
                )
            )
        }
    }

    /// What is thought of a repository; `nil` for nothing.
    package mutating func judgement(of key: String) throws -> Judgement? {
        switch try person().ledger.opinions[key]?.opinion {
        case .like: .like
        case .skip: .skip
        case .star, nil: nil
        }
    }

    /// Whether an event came with this key.
    package func isKnown(_ key: IdempotencyKey) throws -> Bool { try events.event(key) != nil }

    /// Judges a repository of the catalogue, or does nothing where it is judged so.
    ///
    /// - Throws: `keyReused`; `repositoryNotFound`.
    package mutating func judge(
        _ key: String,
        _ judgement: Judgement,
        at date: Date,
        event: IdempotencyKey = IdempotencyKey()
    ) throws {
        guard try self.judgement(of: key) != judgement else { return }
        try append(.judge(key, judgement == .like ? .like : .skip), at: date, event)
        judged.append((key, judgement == .like))
    }

    /// Takes a judgement back, whatever it was.
    package mutating func forget(_ key: String) throws {
        guard try judgement(of: key) != nil else { return }
        try append(.forget(key), at: now, IdempotencyKey())
    }

    private mutating func append(_ act: LedgerEvent.Act, at date: Date, _ event: IdempotencyKey) throws {
        guard try events.event(event) == nil else { throw DiscoveryError.keyReused }
        var person = try person()
        try events.append(act, key: event, decidedAt: min(date, now), recordedAt: now, to: &person)
        known = person
        try announce()
    }

    /// - Throws: `RepositoryError.invalidQuery` for tags or a note that is too long.
    package func annotate(_ key: String, tags: [String], note: String) throws {
        try JudgementStore<RepositoryCatalogue>(connection: connection, account: account).annotate(
            key,
            tags: try Favourite.validated(tags: tags),
            note: try Favourite.validated(note: note)
        )
        try announce()
    }

    /// `nil` before anything was said.
    package func preferences() throws -> Preferences? { try Self.preferences(of: account, connection) }

    /// - Throws: `invalid` for texts that are too long or too many.
    package func setPreferences(_ preferences: Preferences) throws {
        let preferences = try preferences.validated()
        try PersonStore<RepositoryCatalogue>(connection: connection, account: account).setPreferences(preferences)
        try announce()
    }

    /// What a person said of themselves, read without all else; `nil` before anything was said.
    package static func preferences(
        of account: Account.ID,
        _ connection: any SQLConnection
    ) throws -> Preferences? {
        let row = try connection.row("SELECT preferences FROM discovery_people WHERE account_id = \(account)")
        guard let row else { return nil }
        let preferences: Preferences = try StoredJSON.value(try row["preferences"])
        return preferences == Preferences() ? nil : preferences
    }

    private func announce() throws {
        try PersonalChanges(of: RepositoryCatalogue.names.changes, account: account).announce(connection)
    }
}

extension DiscoveryBackend {
    /// Takes in what a transaction decided that has been kept.
    package func note(_ outcome: DecisionTransaction.Outcome, of account: Account.ID) async {
        if let person = outcome.person { core.people.keep(person, of: account) }
        guard !outcome.judged.isEmpty else { return }
        keeper.note(opinions: outcome.judged.count)
        // Only numbers that help choosing; without a model there are none.
        guard let model = try? await keeper.current() else { return }
        for (key, isLike) in outcome.judged { model.item(key).map { model.note($0, isLike: isLike) } }
    }

    /// A whole trending list, at most 500, of what is stored; GitHub is not asked.
    package func ranking(_ period: TrendingQuery.Period) async throws(DiscoveryError) -> TrendingList {
        try await Trends(database: database, repositories: nil, now: now).list(TrendingQuery(period: period))
    }

    /// The fields of a repository of the catalogue; never empty.
    package static func clusters(of repository: Repository, labels: String) -> [Cluster] {
        Clustering.clusters(of: repository, labels: labels)
    }
}
