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
