import Blobs
import Foundation
import Storage
import Testing

@testable import serendip

struct BackupFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
    private var data: URL { folder.appendingPathComponent("data") }
    private var backup: BackupFolder { BackupFolder(url: folder.appendingPathComponent("backup")) }
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    private func database(holding words: [String]) async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(folder: data)
        try await database.write { connection in
            try connection.execute("CREATE TABLE IF NOT EXISTS words (word TEXT NOT NULL)")
            for word in words { try connection.execute("INSERT INTO words VALUES (\(word))") }
        }
        return database
    }

    private func words() async throws -> [String] {
        let database = try SQLiteDatabase(folder: data)
        defer { try? database.close() }
        return try await database.read { try $0.rows("SELECT word FROM words ORDER BY word").map { try $0["word"] } }
    }

    @Test func `what was backed up while in use comes back, and what was there is kept`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early"])
        let manifest = try backup.make(of: data, version: "1", now: day)
        #expect(manifest.files.keys.sorted() == ["serendip.sqlite"])
        try await open.write { try $0.execute("INSERT INTO words VALUES ('late')") }
        try open.close()

        #expect(throws: BackupError.hasData(data.path)) { try backup.restore(to: data, replacing: false, now: day) }
        #expect(try await words() == ["early", "late"])
        let aside = try #require(try backup.restore(to: data, replacing: true, now: day))
        #expect(try await words() == ["early"])
        #expect(FileManager.default.fileExists(atPath: SQLiteDatabase.file(in: aside).path))
    }

    @Test func `a link to the data goes on leading to it`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await database(holding: ["early"]).close()
        _ = try backup.make(of: data, version: "1", now: day)
        let link = folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: data)
        let aside = try #require(try backup.restore(to: link, replacing: true, now: day))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == data.path)
        #expect(try await words() == ["early"])
        #expect(FileManager.default.fileExists(atPath: SQLiteDatabase.file(in: aside).path))
    }

    @Test func `a server's folder is not replaced under it`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early"])
        _ = try backup.make(of: data, version: "1", now: day)
        let lock = try FolderLock(data)
        #expect(throws: BackupError.inUse(data.path)) { try backup.restore(to: data, replacing: true, now: day) }
        withExtendedLifetime(lock) {}
        try open.close()
    }

    @Test(arguments: ["changed", "missing", "damaged"])
    func `a backup that is not whole changes nothing`(flaw: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early"])
        _ = try backup.make(of: data, version: "1", now: day)
        try open.close()
        let file = SQLiteDatabase.file(in: backup.url)
        switch flaw {
        case "missing":
            try FileManager.default.removeItem(at: file)
        default:
            var bytes = try Data(contentsOf: file)
            for index in 4_000..<min(bytes.count, 6_000) { bytes[index] ^= 0xff }
            try bytes.write(to: file)
            if flaw == "damaged" {
                // As if the description had been made of the damaged file.
                try BackupManifest(describing: backup.url, version: "1", now: day).write(to: backup.url)
            }
        }
        #expect(throws: (any Error).self) { try backup.restore(to: data, replacing: true, now: day) }
        #expect(try await words() == ["early"])
    }

    @Test func `a backup needs data, and a folder of its own`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: BackupError.noData(data.path)) { try backup.make(of: data, version: "1", now: day) }
        #expect(!FileManager.default.fileExists(atPath: backup.url.path))
        let open = try await database(holding: [])
        try FileManager.default.createDirectory(at: backup.url, withIntermediateDirectories: true)
        #expect(throws: BackupError.exists(backup.url.path)) { try backup.make(of: data, version: "1", now: day) }
        try open.close()
    }

    @Test func `pictures come along, and what is still being written does not`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await database(holding: ["early"]).close()
        let store = FolderBlobStore(folder: data.appendingPathComponent("blobs"))
        let id = try await store.keep(Data("a picture".utf8))
        let half = data.appendingPathComponent("blobs/\(id.description.prefix(2))/.new-half")
        try Data("half".utf8).write(to: half)
        let manifest = try backup.make(of: data, version: "1", now: day)
        let path = "blobs/\(id.description.prefix(2))/\(id.description.dropFirst(2))"
        #expect(manifest.files.keys.sorted() == [path, "serendip.sqlite"])
        try await store.remove(id)
        _ = try backup.restore(to: data, replacing: true, now: day)
        #expect(try await store.blob(id) == Data("a picture".utf8))
    }
}
