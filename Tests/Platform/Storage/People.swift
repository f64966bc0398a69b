import Storage
import StorageTesting

/// A table with one constraint of each kind, in a database of the engine under test.
struct People {
    let place: TestDatabase
    let database: any SQLDatabase

    init() async throws {
        place = try await TestDatabase()
        database = try await place.open()
        try await Self.create(in: database)
    }

    static func create(in database: any SQLDatabase) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                CREATE TABLE people (
                    id BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL UNIQUE CHECK (name <> ''),
                    mother BIGINT REFERENCES people (id)
                )
                """
            )
        }
    }

    static func count(in database: any SQLDatabase) async throws -> Int {
        try await database.read { try $0.row("SELECT count(*) AS n FROM people")?["n"] ?? -1 }
    }
}
