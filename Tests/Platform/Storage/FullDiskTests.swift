import Foundation
import Storage
import StorageTesting
import Testing

/// A database without room for another page, as on a full disk.
struct FullDiskTests {
    private let folder: TemporaryFolder
    private let database: SQLiteDatabase
    private static let long = String(repeating: "x", count: 100_000)

    init() async throws {
        folder = try TemporaryFolder()
        database = try SQLiteDatabase(folder: folder.url)
        try await People.create(in: database)
    }

    /// SQLite takes a number below the present one for the present one.
    private func setMostPages(_ count: Int) async throws {
        _ = try await database.write { try $0.row(SQL(raw: "PRAGMA max_page_count = \(count)")) }
    }

    private func add(_ id: Int, then more: String) async throws {
        try await database.write { connection in
            try connection.execute("INSERT INTO people (id, name) VALUES (\(id), \("Person \(id)"))")
            try connection.execute("INSERT INTO people (id, name) VALUES (\(id + 1), \("\(id)\(more)"))")
        }
    }

    @Test func `what finds no room says so, leaves nothing half, and is there once there is room`() async throws {
        try await setMostPages(1)
        await #expect {
            try await add(1, then: Self.long)
        } throws: { error in
            if case StorageError.full = error { true } else { false }
        }
        #expect(try await People.count(in: database) == 0)
        try await add(1, then: "")
        #expect(try await People.count(in: database) == 2)
        try await setMostPages(1_000_000)
        try await add(3, then: Self.long)
        #expect(try await People.count(in: database) == 4)
    }
}
