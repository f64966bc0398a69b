import Foundation
import StorageTesting
import Testing

@testable import Storage

struct SQLiteDatabaseTests {
    @Test func `what was written is there when the folder is opened again`() async throws {
        let folder = try TemporaryFolder()
        let first = try SQLiteDatabase(folder: folder.url)
        try await People.create(in: first)
        try await first.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')") }
        // Not closed: as after a crash, the row is still in the write-ahead log only.
        let second = try SQLiteDatabase(folder: folder.url)
        #expect(try await People.count(in: second) == 1)
    }

    @Test func `a write is on the disk before it is acknowledged`() async throws {
        let folder = try TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.url)
        let synchronous: Int? = try await database.write { try $0.row("PRAGMA synchronous")?["synchronous"] }
        #expect(synchronous == 2, "FULL")
    }

    /// Without an end where it fails; beside all other tests it takes a while where it does not.
    @Test(.timeLimit(.minutes(5)))
    func `who looks something up is never kept waiting by tasks that read`() async throws {
        let folder = try TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.url)
        try await People.create(in: database)
        let count = SQL("SELECT COUNT(*) AS count FROM people")
        try await withThrowingTaskGroup { group in
            for _ in 0..<64 {
                group.addTask {
                    for _ in 0..<20 {
                        _ = try await database.read { try $0.row(count) }
                        _ = try await database.lookUp { try $0.row(count) }
                    }
                }
            }
            try await group.waitForAll()
        }
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
