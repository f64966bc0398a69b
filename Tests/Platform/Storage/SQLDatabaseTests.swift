import Foundation
import StorageTesting
import Testing

@testable import Storage

/// What a database promises, whichever engine it is.
@Suite(.everyEngine)
struct SQLDatabaseTests {
    private struct Failure: Error {}

    @Test func `a transaction that throws leaves nothing`() async throws {
        let database = try await People().database
        await #expect(throws: Failure.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')")
                throw Failure()
            }
        }
        #expect(try await People.count(in: database) == 0)
    }

    @Test func `a write says how many rows it changed`() async throws {
        let database = try await People().database
        let changes = try await database.write { connection in
            [
                try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada'), (2, 'Alan')"),
                try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada') ON CONFLICT DO NOTHING"),
                try connection.execute("UPDATE people SET name = name || '!'"),
                try connection.execute("DELETE FROM people WHERE id = 3"),
            ]
        }
        #expect(changes == [2, 0, 2, 0])
    }

    @Test func `a write may return rows`() async throws {
        let database = try await People().database
        let name: String? = try await database.write { connection in
            try connection.row("INSERT INTO people (id, name) VALUES (1, \("Ada")) RETURNING name")?["name"]
        }
        #expect(name == "Ada")
        #expect(try await People.count(in: database) == 1)
    }

    @Test(
        arguments: [
            ("INSERT INTO people (id, name) VALUES (1, 'Alan')", .unique),
            ("INSERT INTO people (id, name) VALUES (2, 'Ada')", .unique),
            ("INSERT INTO people (id, name) VALUES (2, NULL)", .notNull),
            ("INSERT INTO people (id, name) VALUES (2, '')", .check),
            ("INSERT INTO people (id, name, mother) VALUES (2, 'Alan', 9)", .foreignKey),
        ] as [(SQL, StorageError.Constraint)]
    )
    func `a broken constraint is named`(statement: SQL, constraint: StorageError.Constraint) async throws {
        let database = try await People().database
        try await database.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        do {
            try await database.write { try $0.execute(statement) }
            Issue.record("the constraint does not hold")
        } catch let StorageError.constraint(found, _) {
            #expect(found == constraint)
        }
    }

    @Test func `a read cannot write`() async throws {
        let database = try await People().database
        await #expect(throws: StorageError.self) {
            try await database.read { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        }
    }

    @Test func `what was written can be looked up at once, and not changed`() async throws {
        let database = try await People().database
        try await database.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        let name: String? = try await database.lookUp { try $0.row("SELECT name FROM people WHERE id = 1")?["name"] }
        #expect(name == "Ada")
        await #expect(throws: StorageError.self) {
            try await database.lookUp { try $0.execute("DELETE FROM people") }
        }
    }

    @Test func `readers go on during a write and see what was there before`() async throws {
        let database = try await People().database
        let (inserted, insertedSignal) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        async let write: Void = database.write { connection in
            try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')")
            insertedSignal.finish()
            release.wait()
        }
        for await _ in inserted {}
        let counts = try await withThrowingTaskGroup { group in
            for _ in 0..<4 { group.addTask { try await People.count(in: database) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        release.signal()
        try await write
        #expect(counts == [0, 0, 0, 0])
        #expect(try await People.count(in: database) == 1)
    }

    @Test func `after a statement has failed nothing is kept, whatever the body makes of it`() async throws {
        let database = try await People().database
        await #expect(throws: StorageError.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')")
                // The body takes the error for nothing, which it must not.
                _ = try? connection.execute("INSERT INTO people (id, name) VALUES (1, 'Alan')")
            }
        }
        #expect(try await People.count(in: database) == 0)
    }

    @Test func `a body's own error comes out also when a statement's failure is behind it`() async throws {
        let database = try await People().database
        try await database.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        await #expect(throws: Failure.self) {
            try await database.write { connection in
                do {
                    try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Alan')")
                } catch StorageError.constraint(.unique, _) {
                    throw Failure()
                }
            }
        }
    }

    @Test func `writes at the same time are as if one ran after the other`() async throws {
        let people = try await People()
        let databases = [people.database, try await people.place.open()]
        try await people.database.write { try $0.execute("INSERT INTO people (id, name) VALUES (0, '0')") }
        try await withThrowingTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    for _ in 0..<5 {
                        try await databases[task % 2].write { connection in
                            let last: Int = try connection.row("SELECT max(id) AS last FROM people")?["last"] ?? 0
                            let name = "\(last + 1)"
                            try connection.execute("INSERT INTO people (id, name) VALUES (\(last + 1), \(name))")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await People.count(in: people.database) == 41)
    }

    @Test func `a closed database takes no more`() async throws {
        let database = try await People().database
        try database.close()
        await #expect(throws: StorageError.self) { try await People.count(in: database) }
        await #expect(throws: StorageError.self) { try await database.lookUp { try $0.row("SELECT 1 AS one") } }
        try database.close()
    }

    @Test func `who still reads and writes while it is closed is told so`() async throws {
        let database = try await People().database
        await withTaskGroup { group in
            for number in 1...40 {
                group.addTask {
                    // Each is done or refused.
                    _ = try? await People.count(in: database)
                    _ = try? await database.write {
                        try $0.execute("INSERT INTO people (id, name) VALUES (\(number + 100), 'late')")
                    }
                }
            }
            group.addTask { try? database.close() }
        }
        await #expect(throws: StorageError.self) { try await People.count(in: database) }
        await #expect(throws: StorageError.self) {
            try await database.write { try $0.execute("DELETE FROM people") }
        }
    }

    @Test func `a database in memory can be closed as often as one likes`() async throws {
        let database = try SQLiteDatabase()
        try database.close()
        try database.close()
        await #expect(throws: StorageError.self) { try await database.lookUp { try $0.row("SELECT 1 AS one") } }
    }
}
