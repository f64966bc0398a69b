package import DiscoveryDomain
package import Storage

extension DiscoverableCatalogue {
    /// The tables of what people of this kind's decks did and said; they refer to the accounts' tables.
    package static var personTables: [SQL] { deckTables + eventTables + showingTables }

    private static var deckTables: [SQL] {
        [
            // `version` grows with every change that is not an event, so that a copy in memory knows when it is old.
            """
            CREATE TABLE \(table("people")) (
                account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                version BIGINT NOT NULL,
                preferences TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE \(table("decks")) (
                account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                position BIGINT NOT NULL,
                name TEXT NOT NULL,
                filters TEXT NOT NULL,
                PRIMARY KEY (account_id, id)
            )
            """,
        ]
    }

    private static var eventTables: [SQL] {
        [
            // Only ever inserted into. `subject` is an item's key, a taste subject, or the sequence an undo takes back;
            // `score` and `propensity` are those of the card that was judged.
            """
            CREATE TABLE \(table("events")) (
                account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                sequence BIGINT NOT NULL,
                id TEXT NOT NULL,
                act TEXT NOT NULL,
                subject TEXT NOT NULL,
                score DOUBLE PRECISION,
                propensity DOUBLE PRECISION,
                decided_at BIGINT NOT NULL,
                recorded_at BIGINT NOT NULL,
                PRIMARY KEY (account_id, sequence),
                UNIQUE (account_id, id)
            )
            """,
            // What the events come to, one row per item: the facts are those of the time it was judged, `language` is
            // what statistics count it under.
            """
            CREATE TABLE \(table("judgements")) (
                account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                key TEXT NOT NULL,
                opinion TEXT NOT NULL CHECK (opinion IN ('like', 'skip', 'star')),
                sequence BIGINT NOT NULL,
                judged_at BIGINT NOT NULL,
                language TEXT,
                facts TEXT NOT NULL,
                tags TEXT NOT NULL,
                note TEXT NOT NULL,
                PRIMARY KEY (account_id, key)
            )
            """,
            """
            CREATE INDEX \(table("judgements_by_sequence")) ON \(table("judgements")) (account_id, sequence)
            """,
        ]
    }

    private static var showingTables: [SQL] {
        [
            """
            CREATE TABLE \(table("showings")) (
                account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                key TEXT NOT NULL,
                first_shown_at BIGINT NOT NULL,
                shown_at BIGINT NOT NULL,
                score DOUBLE PRECISION NOT NULL,
                propensity DOUBLE PRECISION NOT NULL,
                PRIMARY KEY (account_id, key)
            )
            """,
            "CREATE INDEX \(table("showings_by_key")) ON \(table("showings")) (key)",
        ]
    }
}

/// An error of a kind's own that says what it means for discovering.
package protocol DiscoveryErrorConvertible: Error {
    var discoveryError: DiscoveryError { get }
}

extension SQLDatabase {
    /// `read`, with the database's errors as `failed` for the log.
    package func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw DiscoveryError(stored: error)
        }
    }

    /// `write`, with the database's errors as `failed` for the log.
    package func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        do {
            return try await write(body)
        } catch {
            throw DiscoveryError(stored: error)
        }
    }
}

extension DiscoveryError {
    package init(stored error: any Error) {
        self =
            switch error {
            case let error as DiscoveryError: error
            case let error as any DiscoveryErrorConvertible: error.discoveryError
            case StorageError.constraint(.foreignKey, _): .notSignedIn
            case StorageError.full: .noRoom
            default: .failed("\(error)")
            }
    }
}
