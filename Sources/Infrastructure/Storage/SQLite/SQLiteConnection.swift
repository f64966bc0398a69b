import GRDB

/// GRDB's connection, in our words.
struct SQLiteConnection: SQLConnection {
    private let database: Database

    init(_ database: Database) {
        self.database = database
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
            let columns = Dictionary(
                statement.columnNames.enumerated().map { ($1, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            return try Array(
                Row.fetchCursor(statement).map { row in
                    SQLRow(columns: columns, values: row.databaseValues.map(SQLValue.init))
                }
            )
        }
    }

    private func run<Value>(_ sql: SQL, _ body: (Statement) throws -> Value) throws(StorageError) -> Value {
        let (text, values) = dialect.render(sql)
        do {
            let statement = try database.cachedStatement(sql: text)
            statement.setUncheckedArguments(try StatementArguments(values.map { try $0.databaseValue }))
            return try body(statement)
        } catch {
            throw StorageError(error)
        }
    }
}
