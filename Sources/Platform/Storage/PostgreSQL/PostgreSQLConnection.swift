/// A transaction of PostgreSQL's, in our words.
struct PostgreSQLConnection: SQLConnection {
    private let transaction: PostgreSQLTransaction

    init(_ transaction: PostgreSQLTransaction) {
        self.transaction = transaction
    }

    var dialect: SQLDialect { .postgreSQL }

    func execute(_ sql: SQL) throws(StorageError) -> Int {
        try answer(to: sql).changeCount
    }

    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow] {
        try answer(to: sql).rows()
    }

    func announce(_ change: Change) throws(StorageError) {
        guard transaction.kind == .write else { throw .failed("a read announces nothing") }
        transaction.announce(try change.validated())
    }

    private func answer(to sql: SQL) throws(StorageError) -> PostgreSQLAnswer {
        let (text, values) = dialect.render(sql)
        let parameters = try PostgreSQLParameters(values)
        do {
            return try transaction.run(text, parameters)
        } catch {
            throw error.storageError
        }
    }
}
