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
