import GRDB

/// One transaction on GRDB's connection, in our words.
final class SQLiteConnection: SQLConnection {
    private let database: Database
    /// A read announces nothing.
    private let announces: Bool
    /// What is to be told when the transaction has committed.
    private(set) var changes: [Change] = []
    /// The same, to know what was told.
    private var announced: Set<Change> = []
    /// The first failure of a statement; nothing of the transaction is kept then, as on every engine.
    private(set) var failure: StorageError?

    init(_ database: Database, announces: Bool = false) {
        self.database = database
        self.announces = announces
    }

    var dialect: SQLDialect { .sqlite }

    func execute(_ sql: SQL) throws(StorageError) -> Int {
        try run(sql) { statement in
            let before = database.totalChangesCount
            try statement.execute()
            // Triggers count in the total; a statement without changes leaves the last count as it was.
            return database.totalChangesCount == before ? 0 : database.changesCount
        }
    }

    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow] {
        try run(sql) { statement in
            let columns = statement.columnNames
            return try Array(
                Row.fetchCursor(statement).map { row in
                    SQLRow(columns: columns, values: row.databaseValues.map(SQLValue.init))
                }
            )
        }
    }

    func announce(_ change: Change) throws(StorageError) {
        guard announces else { throw .failed("a read announces nothing") }
        let change = try change.validated()
        guard announced.insert(change).inserted else { return }
        changes.append(change)
    }

    private func run<Value>(_ sql: SQL, _ body: (Statement) throws -> Value) throws(StorageError) -> Value {
        if let failure { throw failure }
        let (text, values) = dialect.render(sql)
        do {
            let statement = try database.cachedStatement(sql: text)
            // As existentials: for a plain array GRDB makes a key path of a generic type anew each time.
            let arguments: [(any DatabaseValueConvertible)?] = try values.map { try $0.databaseValue }
            statement.setUncheckedArguments(StatementArguments(arguments))
            return try body(statement)
        } catch {
            let failure = StorageError(error)
            self.failure = failure
            throw failure
        }
    }
}
