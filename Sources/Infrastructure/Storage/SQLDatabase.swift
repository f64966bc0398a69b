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

    /// Runs `body` as one transaction: all of it is kept, or, when it throws, nothing.
    /// What has returned survives a crash of the process.
    ///
    /// - Throws: ``StorageError`` for the database's errors, `CancellationError`, and whatever `body` throws.
    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value

    /// Ends every connection; calls after it fail.
    func close() throws
}
