import Foundation
import GRDB
import StorageTesting
import Testing

@testable import Storage

struct DeletedTextTests {
    private static let secret = "a-word-that-nobody-else-would-write"

    private func files(of folder: URL, holding text: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            try Data(contentsOf: folder.appendingPathComponent(name)).firstRange(of: Data(text.utf8)) != nil
        }
        .sorted()
    }

    private func deleted(in folder: URL) async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(folder: folder)
        try await database.write { connection in
            try connection.execute("CREATE TABLE notes (id BIGINT NOT NULL PRIMARY KEY, body TEXT NOT NULL)")
            try connection.execute("CREATE INDEX notes_by_body ON notes (body)")
            for id in 0..<200 {
                try connection.execute("INSERT INTO notes VALUES (\(id), \("\(id) \(Self.secret)"))")
            }
        }
        #expect(try await database.truncateLog())
        #expect(try files(of: folder, holding: Self.secret) == ["serendip.sqlite"])
        // A few rows within pages that stay, and then all.
        try await database.write { try $0.execute("DELETE FROM notes WHERE id % 3 = 0") }
        try await database.write { try $0.execute("UPDATE notes SET body = '' WHERE id % 3 = 1") }
        try await database.write { try $0.execute("DELETE FROM notes") }
        return database
    }

    @Test func `every connection overwrites what is deleted`() async throws {
        let folder = try TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.url)
        let pragma = Storage.SQL("PRAGMA secure_delete")
        let writer: Int? = try await database.write { try $0.row(pragma)?["secure_delete"] }
        let reader: Int? = try await database.read { try $0.row(pragma)?["secure_delete"] }
        #expect(writer == 1)
        #expect(reader == 1)
        try database.close()
    }

    @Test func `deleted text is in no file once the log was truncated`() async throws {
        let folder = try TemporaryFolder()
        let database = try await deleted(in: folder.url)
        #expect(try await database.truncateLog())
        #expect(try files(of: folder.url, holding: Self.secret).isEmpty)
        try database.close()
    }

    @Test func `who still reads puts the truncation off, and writing goes on`() async throws {
        let folder = try TemporaryFolder()
        let database = try await deleted(in: folder.url)
        var configuration = Configuration()
        // So that the snapshot lasts from one access to the next.
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(
            path: SQLiteDatabase.file(in: folder.url).path,
            configuration: configuration
        )
        try reader.inDatabase { connection in
            try connection.execute(sql: "BEGIN")
            #expect(try Int.fetchOne(connection, sql: "SELECT COUNT(*) FROM notes") == 0)
        }
        try await database.write { try $0.execute("INSERT INTO notes VALUES (1, 'new')") }
        #expect(try await database.truncateLog() == false)
        try await database.write { try $0.execute("INSERT INTO notes VALUES (2, 'newer')") }
        try reader.inDatabase { try $0.execute(sql: "COMMIT") }
        #expect(try await database.truncateLog())
        #expect(try files(of: folder.url, holding: Self.secret).isEmpty)
        try reader.close()
        try database.close()
    }
}
