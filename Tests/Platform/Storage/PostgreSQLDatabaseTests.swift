import Foundation
import StorageTesting
import Testing

@testable import Storage

@Suite(.engine(.postgreSQL))
struct PostgreSQLDatabaseTests {
    @Test func `a write is on the disk before it is acknowledged, whatever the server's setting`() async throws {
        let place = try await TestDatabase()
        var settings = place.settings()
        settings.url += "&options=-c%20synchronous_commit%3Doff"
        let database = try await PostgreSQLDatabase(settings)
        let setting: String? = try await database.write { connection in
            try connection.row("SELECT current_setting('synchronous_commit') AS setting")?["setting"]
        }
        #expect(setting == "on")
    }

    @Test func `a broken connection is replaced`() async throws {
        let people = try await People()
        try await people.database.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        try await people.place.breakConnections(thatListen: false)
        #expect(try await People.count(in: people.database) == 1)
        try await people.place.breakConnections(thatListen: false)
        try await people.database.write { try $0.execute("INSERT INTO people (id, name) VALUES (2, 'Alan')") }
        #expect(try await People.count(in: people.database) == 2)
    }

    @Test func `a cancelled task stops its statement, and the connection goes on`() async throws {
        let place = try await TestDatabase()
        let database = try await place.open(maximumConnections: 1)
        let (running, signal) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await database.read { connection in
                _ = try connection.row("SELECT 1")
                signal.finish()
                _ = try connection.row("SELECT pg_sleep(600)")
            }
        }
        for await _ in running {}
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let one: Int? = try await database.read { try $0.row("SELECT 1 AS one")?["one"] }
        #expect(one == 1)
    }

    @Test func `who waits for a connection is told in time that there is none, and can stop waiting`() async throws {
        let place = try await TestDatabase()
        let database = try await place.open(maximumConnections: 1, patience: .milliseconds(200))
        let (running, signal) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        async let long: Void = database.read { _ in
            signal.finish()
            release.wait()
        }
        for await _ in running {}
        let cancelled = Task { try await database.read { try $0.row("SELECT 1") } }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await #expect(throws: StorageError.busy) { try await database.read { try $0.row("SELECT 1") } }
        release.signal()
        try await long
        #expect(try await database.read { try $0.rows("SELECT 1").count } == 1)
    }

    @Test func `many tasks share few connections`() async throws {
        let place = try await TestDatabase()
        let database = try await place.open(maximumConnections: 3)
        let counts = try await withThrowingTaskGroup { group in
            for _ in 0..<64 {
                group.addTask {
                    try await database.read { connection -> Int in
                        let row = try connection.row(
                            """
                            SELECT count(*) AS n FROM pg_stat_activity
                            WHERE datname = current_database() AND query NOT LIKE 'LISTEN%'
                            """
                        )
                        return try row?["n"] ?? 0
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.count == 64)
        #expect(counts.allSatisfy { (1...3).contains($0) })
    }

    @Test func `statements are prepared once, and only so many are kept`() async throws {
        let place = try await TestDatabase()
        let database = try await place.open(maximumConnections: 1)
        let names = try await database.read { connection in
            for round in 0..<2 {
                for number in 0..<300 {
                    _ = try connection.rows("SELECT \(round) + \(raw: "\(number)") AS sum")
                    _ = try connection.rows("SELECT \(round) AS same")
                }
            }
            return try connection.rows("SELECT name, statement FROM pg_prepared_statements")
        }
        // The 256 that were used last, and this one.
        #expect((250...257).contains(names.count))
        let statements: [String] = try names.map { try $0["statement"] }
        #expect(Set(statements).count == statements.count)
    }

    @Test func `a statement prepared before its table changed is prepared again`() async throws {
        let people = try await People()
        let other = try await people.place.open()
        #expect(try await people.database.read { try $0.rows("SELECT * FROM people") }.isEmpty)
        try await other.write { try $0.execute("ALTER TABLE people ADD COLUMN born BIGINT") }
        #expect(try await people.database.read { try $0.rows("SELECT * FROM people") }.isEmpty)
    }

    @Test func `a database sorted by a language is refused, in words that help`() async throws {
        let server = try TestServer()
        let name = "sorted_\(UUID().uuidString.prefix(8).lowercased())"
        try await server.run(
            "CREATE DATABASE \(name) TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'"
        )
        do {
            _ = try await PostgreSQLDatabase(PostgreSQLSettings(url: server.address(ofDatabase: name)))
            Issue.record("it was opened")
        } catch StorageError.failed(let words) {
            #expect(words.contains("--locale C"))
        }
        try await server.run("DROP DATABASE \(name) WITH (FORCE)")
    }

    @Test(arguments: [
        "postgres://someone:hunter2@127.0.0.1:1/nothing", "postgres://someone:hunter2@[::1",
    ])
    func `a server that does not answer is named without the password`(url: String) async throws {
        do {
            _ = try await PostgreSQLDatabase(PostgreSQLSettings(url: url))
            Issue.record("it was opened")
        } catch {
            guard case .unreachable? = error as? StorageError else { throw error }
            #expect(!"\(error)".contains("hunter2"))
        }
        #expect(!"\(PostgreSQLSettings(url: url))".contains("hunter2"))
        #expect(!String(reflecting: PostgreSQLSettings(url: url)).contains("hunter2"))
    }

    @Test func `sums of integers are integers, and types without a counterpart are text`() async throws {
        let database = try await TestDatabase.opened()
        let row = try #require(
            try await database.read { connection in
                try connection.row(
                    """
                    SELECT SUM(n) AS sum, AVG(n) AS mean, SUM(n) > 3 AS flag, '{"a": 1}'::JSONB AS json,
                        '\\x00ff'::BYTEA AS bytes, 'Infinity'::FLOAT8 AS endless
                    FROM (VALUES (\(Int64.max - 3)), (2)) AS numbers (n)
                    """
                )
            }
        )
        #expect(try row["sum"] == Int64.max - 1)
        #expect(try row["mean"] == 4.611686018427388e18)
        #expect(try row["flag"] == true)
        #expect(try row["json"] == #"{"a": 1}"#)
        #expect(try row["bytes"] == Data([0, 255]))
        #expect(try row["endless"] == Double.infinity)
    }
}

struct StatementCacheTests {
    @Test func `the one that was not used for the longest time goes`() {
        var cache = StatementCache<String>(capacity: 2)
        #expect(cache.insert("s1", for: "a") == nil)
        #expect(cache.insert("s2", for: "b") == nil)
        #expect(cache.name(for: "a") == "s1")
        #expect(cache.insert("s3", for: "c") == "s2")
        #expect(cache.name(for: "b") == nil)
        #expect(cache.name(for: "a") == "s1")
        #expect(cache.name(for: "c") == "s3")
    }

    @Test func `all that is forgotten is named`() {
        var cache = StatementCache<String>(capacity: 9)
        for (name, key) in [("s1", "a"), ("s2", "b")] { #expect(cache.insert(name, for: key) == nil) }
        #expect(cache.removeAll().sorted() == ["s1", "s2"])
        #expect(cache.name(for: "a") == nil)
    }
}
