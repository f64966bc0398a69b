import CPostgres

extension PostgreSQLDatabase {
    /// What libpq's own programs, such as `pg_dump`, find an address by: on a command line everybody could read it.
    ///
    /// - Throws: ``StorageError`` for what is no address, without repeating it.
    package static func environment(of url: String) throws(StorageError) -> [String: String] {
        guard let options = PQconninfoParse(url, nil) else { throw .failed("the database's address cannot be read") }
        defer { PQconninfoFree(options) }
        var environment: [String: String] = [:]
        var option = options
        while option.pointee.keyword != nil {
            if let name = option.pointee.envvar, let value = option.pointee.val {
                environment[String(cString: name)] = String(cString: value)
            }
            option += 1
        }
        return environment
    }
}
