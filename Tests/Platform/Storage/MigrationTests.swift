import Foundation
import StorageTesting
import Testing

@testable import Storage

@Suite(.everyEngine)
struct MigrationTests {
    private let first = Migration(name: "001 people", ["CREATE TABLE people (id BIGINT NOT NULL PRIMARY KEY)"])
    private let second = Migration(name: "002 names", ["ALTER TABLE people ADD COLUMN name TEXT"])

    @Test func `migrating twice is migrating once`() async throws {
        let database = try await TestDatabase.opened()
        try await database.migrate("people", [first])
        try await database.migrate("people", [first, second])
        try await database.migrate("people", [first, second])
        #expect(try await names(in: database) == ["001 people", "002 names"])
    }

    @Test func `a step that fails leaves nothing and keeps the steps before it`() async throws {
        let database = try await TestDatabase.opened()
        let failing = Migration(
            name: "002 broken",
            ["CREATE TABLE pets (id BIGINT)", "CREATE TABLE people (id BIGINT)"]
        )
        await #expect(throws: StorageError.self) { try await database.migrate("people", [first, failing]) }
        #expect(try await names(in: database) == ["001 people"])
        await #expect(throws: StorageError.self) { try await database.read { try $0.rows("SELECT * FROM pets") } }
    }

    @Test func `subjects do not see each other's steps`() async throws {
        let database = try await TestDatabase.opened()
        try await database.migrate("people", [first])
        try await database.migrate("pets", [Migration(name: "001 people", ["CREATE TABLE pets (id BIGINT)"])])
        #expect(try await database.read { try $0.rows("SELECT * FROM pets") }.isEmpty)
    }

    @Test func `a database of a newer program is refused`() async throws {
        let database = try await TestDatabase.opened()
        try await database.migrate("people", [first, second])
        await #expect(throws: StorageError.newerSchema(subject: "people", migration: "002 names")) {
            try await database.migrate("people", [first])
        }
    }

    @Test func `two that start at once migrate once`() async throws {
        let place = try await TestDatabase()
        var databases: [any SQLDatabase] = []
        for _ in 0..<4 { databases.append(try await place.open()) }
        try await withThrowingTaskGroup { group in
            for database in databases {
                group.addTask { try await database.migrate("people", [first, second]) }
            }
            try await group.waitForAll()
        }
        #expect(try await names(in: databases[0]) == ["001 people", "002 names"])
    }

    private func names(in database: any SQLDatabase) async throws -> [String] {
        try await database.read { connection in
            try connection.rows("SELECT name FROM schema_migrations ORDER BY name").map { try $0["name"] }
        }
    }
}
