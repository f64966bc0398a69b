import Foundation
import Testing

@testable import Storage

struct SQLiteDatabaseTests {
    private struct Failure: Error {}

    @Test func `a transaction that throws leaves nothing`() async throws {
        let database = try await peopleDatabase()
        await #expect(throws: Failure.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')")
                throw Failure()
            }
        }
        #expect(try await count(in: database) == 0)
    }

    @Test func `a write says how many rows it changed`() async throws {
        let database = try await peopleDatabase()
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
        let database = try await peopleDatabase()
        let name: String? = try await database.write { connection in
            try connection.row("INSERT INTO people (id, name) VALUES (1, \("Ada")) RETURNING name")?["name"]
        }
        #expect(name == "Ada")
        #expect(try await count(in: database) == 1)
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
        let database = try await peopleDatabase()
        try await database.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        do {
            try await database.write { try $0.execute(statement) }
            Issue.record("the constraint does not hold")
        } catch let StorageError.constraint(found, _) {
            #expect(found == constraint)
        }
    }

    @Test func `a read cannot write`() async throws {
        let database = try await peopleDatabase()
        await #expect(throws: StorageError.self) {
            try await database.read { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        }
    }

    @Test func `readers go on during a write and see what was there before`() async throws {
        let folder = try TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.url)
        try await createPeople(in: database)
        let (inserted, insertedSignal) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        async let write: Void = database.write { connection in
            try connection.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')")
            insertedSignal.finish()
            release.wait()
        }
        for await _ in inserted {}
        let counts = try await withThrowingTaskGroup { group in
            for _ in 0..<4 { group.addTask { try await count(in: database) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        release.signal()
        try await write
        #expect(counts == [0, 0, 0, 0])
        #expect(try await count(in: database) == 1)
    }

    @Test func `what was written is there when the folder is opened again`() async throws {
        let folder = try TemporaryFolder()
        let first = try SQLiteDatabase(folder: folder.url)
        try await createPeople(in: first)
        try await first.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        // Not closed: as after a crash, the row is still in the write-ahead log only.
        let second = try SQLiteDatabase(folder: folder.url)
        #expect(try await count(in: second) == 1)
    }

    @Test func `a write is on the disk before it is acknowledged`() async throws {
        let folder = try TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.url)
        let synchronous: Int? = try await database.write { try $0.row("PRAGMA synchronous")?["synchronous"] }
        #expect(synchronous == 2, "FULL")
    }

    @Test func `a file that is no database is named as corrupted`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("serendip.sqlite")
        try Data(repeating: 65, count: 8192).write(to: file)
        do {
            _ = try SQLiteDatabase(folder: folder.url)
            Issue.record("the file was opened")
        } catch StorageError.corrupted {}
    }

    @Test func `the data folder is for its owner only`() throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appendingPathComponent("new/data")
        _ = try SQLiteDatabase(folder: data)
        let attributes = try FileManager.default.attributesOfItem(atPath: data.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
}

private func peopleDatabase() async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase()
    try await createPeople(in: database)
    return database
}

private func createPeople(in database: SQLiteDatabase) async throws {
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

private func count(in database: SQLiteDatabase) async throws -> Int {
    try await database.read { try $0.row("SELECT count(*) AS n FROM people")?["n"] ?? -1 }
}
