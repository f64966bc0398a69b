import Foundation
package import Storage

/// A database of ``StorageEngine/current`` that is empty at first and gone after the test.
package struct TestDatabase: Sendable {
    private enum Place {
        case sqlite(TemporaryFolder)
        case postgreSQL(TestServer, name: String)
    }

    private let place: Place

    package init() async throws {
        switch StorageEngine.current {
        case .sqlite:
            place = .sqlite(try TemporaryFolder())
        case .postgreSQL:
            let name = "test_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
            let server = try TestServer()
            try await server.run("CREATE DATABASE \(name)")
            place = .postgreSQL(server, name: name)
        }
        TestScope.current?.add(self)
    }

    /// Opens a new one, for tests that need no second view of it; SQLite's is in memory.
    package static func opened() async throws -> any SQLDatabase {
        switch StorageEngine.current {
        case .sqlite: try SQLiteDatabase()
        case .postgreSQL: try await TestDatabase().open()
        }
    }

    /// Opens it, each time as another process would.
    package func open(
        maximumConnections: Int = 4,
        patience: Duration = .seconds(30)
    ) async throws -> any SQLDatabase {
        switch place {
        case .sqlite(let folder):
            try SQLiteDatabase(folder: folder.url)
        case .postgreSQL:
            try await PostgreSQLDatabase(settings(maximumConnections: maximumConnections, patience: patience))
        }
    }

    /// Where PostgreSQL keeps it.
    package func settings(maximumConnections: Int = 4, patience: Duration = .seconds(30)) -> PostgreSQLSettings {
        guard case .postgreSQL(let server, let name) = place else { preconditionFailure("a database of SQLite's") }
        return PostgreSQLSettings(
            url: server.address(ofDatabase: name),
            maximumConnections: maximumConnections,
            patience: patience
        )
    }

    /// Breaks the connections of every object that has it open, those that listen for changes or the others.
    package func breakConnections(thatListen: Bool) async throws {
        guard case .postgreSQL(let server, let name) = place else { preconditionFailure("a database of SQLite's") }
        try await server.run(
            """
            SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE datname = '\(name)' AND \(thatListen ? "" : "NOT") (query LIKE 'LISTEN%')
            """
        )
    }

    /// Holds every process of the server that works for this database, as a machine does that is out of breath.
    ///
    /// The server's other databases go on.
    package func whileStandingStill<Value>(_ body: () async throws -> Value) async throws -> Value {
        let own = try await open(maximumConnections: 1)
        let processes: [Int] = try await own.read { connection in
            try connection.rows(
                """
                SELECT pid FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
                """
            ).map { try $0["pid"] }
        }
        try own.close()
        for process in processes { kill(pid_t(process), SIGSTOP) }
        defer { for process in processes { kill(pid_t(process), SIGCONT) } }
        return try await body()
    }

    /// Removes it, also from under those who have it open.
    func remove() async throws {
        guard case .postgreSQL(let server, let name) = place else { return }
        try await server.run("DROP DATABASE \(name) WITH (FORCE)")
    }
}

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
