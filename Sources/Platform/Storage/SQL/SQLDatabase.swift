/// A relational database, whichever engine is behind it.
///
/// Stores are written once, in the SQL that SQLite and PostgreSQL share; what differs is asked of ``dialect``.
/// Bodies are synchronous: an engine runs one on a thread of its own, so that a transaction is never suspended half-way.
package protocol SQLDatabase: Sendable {
    var dialect: SQLDialect { get }

    /// Runs `body` on one consistent snapshot; writing in it is an error.
    ///
    /// - Throws: ``StorageError`` for the database's errors, `CancellationError`, and whatever `body` throws.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value

    /// Runs one statement that reads a few rows by their keys: where handing it to another thread and back would cost
    /// more than the rows do, the caller's thread fetches them. Two statements may see different states.
    func lookUp<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value

    /// Runs `body` as one transaction: all of it is kept, or, when it throws, nothing.
    /// What has returned survives a crash of the process.
    ///
    /// Transactions behave as if one ran after the other. To keep that promise PostgreSQL may run `body` again from
    /// its beginning, so it changes nothing but the database; and after a statement has failed nothing is kept, even
    /// when `body` catches the error.
    ///
    /// - Throws: ``StorageError`` for the database's errors, `CancellationError`, and whatever `body` throws.
    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value

    /// What transactions announce with ``SQLConnection/announce(_:)`` from now on, each once it has committed, in the
    /// order of their commits; ends when the database is closed.
    ///
    /// PostgreSQL tells every process that shares the database, SQLite this value and its copies.
    func changes(of topic: String) -> AsyncStream<ChangeEvent>

    /// That something of these topics changed, from now on; ends as ``changes(of:)``.
    ///
    /// What changes before an element is taken is that one element, so that nobody is told of a burst change by change
    /// and whoever is slow holds one word and no more.
    func news(of topics: [String]) -> AsyncStream<Void>

    /// Ends every connection; calls after it fail.
    func close() throws
}

extension SQLDatabase {
    package func lookUp<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await read(body)
    }
}

/// What the body of a read or a write talks to; not valid after the body has returned.
package protocol SQLConnection {
    var dialect: SQLDialect { get }

    /// Runs one statement and returns how many rows it inserted, updated or deleted.
    @discardableResult
    func execute(_ sql: SQL) throws(StorageError) -> Int

    /// All rows of one statement (`SELECT`, or a write with `RETURNING`), in its order.
    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow]

    /// Tells who listens to the change's topic, when and only when this transaction commits; equal ones are told once.
    ///
    /// - Throws: `failed` in a read, and for a change that is too long.
    func announce(_ change: Change) throws(StorageError)
}

extension SQLConnection {
    /// The first row, or `nil` when there is none.
    package func row(_ sql: SQL) throws(StorageError) -> SQLRow? {
        try rows(sql).first
    }
}

/// What can go wrong in a database.
///
/// Texts are for the log, not for people.
package enum StorageError: Error, Hashable, Sendable {
    /// A statement broke a constraint of the schema; the transaction is rolled back.
    case constraint(Constraint, String)
    /// The file is not a database, or is damaged.
    case corrupted(String)
    /// The disk is full, or may not be written to.
    case full(String)
    /// Others hold the database, or all its connections, for longer than the time-out.
    case busy
    /// The database server does not answer, or the connection to it broke.
    ///
    /// When it broke during a commit, whether that happened is not known.
    case unreachable(String)
    /// A newer version of the program has migrated this database.
    case newerSchema(subject: String, migration: String)
    /// A column is missing or holds something else than was asked for.
    case unreadable(column: String, expected: String)
    /// A statement that is wrong, or any other failure.
    case failed(String)

    package enum Constraint: Hashable, Sendable {
        case unique, foreignKey, check, notNull, other
    }

    /// Asked of a database that was closed.
    static let closed = StorageError.failed("the database is closed")
}

/// The engine's own SQL, for the few things on which engines differ.
///
/// A new engine adds a case, and the compiler names every place that has to answer for it.
package enum SQLDialect: Hashable, Sendable {
    case sqlite
    case postgreSQL
}

extension SQLDialect {
    /// The type of a column of bytes.
    package var bytes: SQL {
        switch self {
        case .sqlite: "BLOB"
        case .postgreSQL: "BYTEA"
        }
    }

    /// The type and key of an integer column that numbers new rows from 1 when they name no number themselves.
    package var rowNumber: SQL {
        switch self {
        case .sqlite: "INTEGER PRIMARY KEY"
        case .postgreSQL: "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"
        }
    }

    /// What a migration does first, so that of several processes that start at once one does the work.
    ///
    /// SQLite has one writer at a time. PostgreSQL waits for a lock, and then has to see what the others did meanwhile.
    var migrationLock: [SQL] {
        switch self {
        case .sqlite: []
        case .postgreSQL:
            ["SET TRANSACTION ISOLATION LEVEL READ COMMITTED", "SELECT pg_advisory_xact_lock(7305808867842713955)"]
        }
    }

    /// The text sent to the engine, with a placeholder for each of the values.
    func render(_ sql: SQL) -> (text: String, values: [SQLValue]) {
        var text = ""
        var values: [SQLValue] = []
        for part in sql.parts {
            switch part {
            case .text(let piece):
                text += piece
            case .value(.null) where self == .postgreSQL:
                // A parameter without a type would be of whatever type the server guesses.
                text += "NULL"
            case .value(let value):
                values.append(value)
                text += placeholder(values.count)
            }
        }
        return (text, values)
    }

    private func placeholder(_ number: Int) -> String {
        switch self {
        case .sqlite: "?"
        case .postgreSQL: "$\(number)"
        }
    }
}
