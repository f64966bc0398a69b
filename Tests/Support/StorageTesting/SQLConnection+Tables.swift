package import Storage

extension SQLConnection {
    /// The names of all tables of the database under test.
    package func tableNames() throws -> Set<String> {
        let rows =
            switch dialect {
            case .sqlite: try rows("SELECT name FROM sqlite_master WHERE type = 'table'")
            case .postgreSQL:
                try rows(
                    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()"
                )
            }
        return Set(try rows.map { try $0["name"] })
    }
}
