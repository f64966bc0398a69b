import ArgumentParser
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
        let manifest = try await backup.make(of: data, version: "1", now: day)
        #expect(manifest.files.keys.sorted() == ["serendip.sqlite"])
        try await open.write { try $0.execute("INSERT INTO words VALUES ('late')") }
        try open.close()

        await #expect(throws: BackupError.hasData(data.path)) {
            try await backup.restore(to: data, replacing: false, now: day)
        }
        #expect(try await words() == ["early", "late"])
        let aside = try #require(try await backup.restore(to: data, replacing: true, now: day))
        #expect(try await words() == ["early"])
        #expect(FileManager.default.fileExists(atPath: SQLiteDatabase.file(in: aside).path))
    }

    @Test func `a link to the data goes on leading to it`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await database(holding: ["early"]).close()
        _ = try await backup.make(of: data, version: "1", now: day)
        let link = folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: data)
        let aside = try #require(try await backup.restore(to: link, replacing: true, now: day))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == data.path)
        #expect(try await words() == ["early"])
        #expect(FileManager.default.fileExists(atPath: SQLiteDatabase.file(in: aside).path))
    }

    @Test func `a server's folder is not replaced under it`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early"])
        _ = try await backup.make(of: data, version: "1", now: day)
        let lock = try FolderLock(data)
        await #expect(throws: BackupError.inUse(data.path)) {
            try await backup.restore(to: data, replacing: true, now: day)
        }
        withExtendedLifetime(lock) {}
        try open.close()
    }

    @Test(arguments: ["changed", "missing", "damaged"])
    func `a backup that is not whole changes nothing`(flaw: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early"])
        _ = try await backup.make(of: data, version: "1", now: day)
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
        await #expect(throws: (any Error).self) { try await backup.restore(to: data, replacing: true, now: day) }
        #expect(try await words() == ["early"])
    }

    @Test func `a damaged database is not backed up, also where a copy of it would be whole`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early", "wyrd"])
        try await open.write { try $0.execute("CREATE INDEX words_by_word ON words (word)") }
        try open.close()
        let file = SQLiteDatabase.file(in: data)
        var bytes = try Data(contentsOf: file)
        // The last is the index's: the word is there, and is not found.
        let entry = try #require(bytes.lastRange(of: Data("wyrd".utf8)))
        bytes[entry.lowerBound] = UInt8(ascii: "a")
        try bytes.write(to: file)
        let error = await #expect(throws: BackupError.self) {
            try await backup.make(of: data, version: "1", now: day)
        }
        guard case .damaged("serendip.sqlite", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!FileManager.default.fileExists(atPath: backup.url.path))
        let found = await DataCheck(folder: data).findings().first { $0.subject == "database" }
        #expect(found?.verdict == .bad)
    }

    @Test func `a backup and what is restored of it are for their owner only`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await database(holding: ["early"]).close()
        _ = try await FolderBlobStore(folder: data.appendingPathComponent("blobs")).keep(Data("a picture".utf8))
        _ = try await backup.make(of: data, version: "1", now: day)
        #expect(PrivateFiles.exposed(in: backup.url).isEmpty)
        // A backup of before.
        for path in ["serendip.sqlite", "blobs"] {
            #expect(chmod(backup.url.appendingPathComponent(path).path, 0o755) == 0)
        }
        _ = try await backup.restore(to: data, replacing: true, now: day)
        #expect(PrivateFiles.exposed(in: data).isEmpty)
    }

    @Test func `the doctor names a file that others could read`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await database(holding: ["early"]).close()
        #expect(await DataCheck(folder: data).findings().first { $0.subject == "data" }?.verdict == .good)
        #expect(chmod(SQLiteDatabase.file(in: data).path, 0o644) == 0)
        let found = await DataCheck(folder: data).findings().first { $0.subject == "data" }
        #expect(found?.verdict == .doubtful)
        #expect(found?.words.contains("serendip.sqlite") == true)
    }

    @Test func `a backup needs data, and a folder of its own`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(throws: BackupError.noData(data.path)) { try await backup.make(of: data, version: "1", now: day) }
        #expect(!FileManager.default.fileExists(atPath: backup.url.path))
        let open = try await database(holding: [])
        try FileManager.default.createDirectory(at: backup.url, withIntermediateDirectories: true)
        await #expect(throws: BackupError.exists(backup.url.path)) {
            try await backup.make(of: data, version: "1", now: day)
        }
        try open.close()
    }

    @Test func `pictures come along, and what is still being written does not`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await database(holding: ["early"]).close()
        let store = FolderBlobStore(folder: data.appendingPathComponent("blobs"))
        let id = try await store.keep(Data("a picture".utf8))
        let half = data.appendingPathComponent("blobs/\(id.description.prefix(2))/.new-half")
        try Data("half".utf8).write(to: half)
        let manifest = try await backup.make(of: data, version: "1", now: day)
        let path = "blobs/\(id.description.prefix(2))/\(id.description.dropFirst(2))"
        #expect(manifest.files.keys.sorted() == [path, "serendip.sqlite"])
        try await store.remove(id)
        _ = try await backup.restore(to: data, replacing: true, now: day)
        #expect(try await store.blob(id) == Data("a picture".utf8))
    }

    @Test func `pictures of a bucket come along, and go back to a bucket or to a folder`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = MemoryBlobStore()
        let (kept, other) = (
            try await store.keep(Data("a picture".utf8)), try await store.keep(Data("a stranger's".utf8))
        )
        let open = try await database(holding: ["early"])
        try await open.write { connection in
            try connection.execute("CREATE TABLE picture_blobs (id TEXT NOT NULL)")
            for id in [kept, BlobID(of: Data("never written".utf8))] {
                try connection.execute("INSERT INTO picture_blobs VALUES (\(id.description))")
            }
        }
        try open.close()
        let bucket = BackupFolder(url: backup.url, bucket: BucketBackup(store: store))
        let manifest = try await bucket.make(of: data, version: "1", now: day)
        let path = "blobs/\(kept.description.prefix(2))/\(kept.description.dropFirst(2))"
        #expect(manifest.files.keys.sorted() == [path, "serendip.sqlite"])

        for id in [kept, other] { try await store.remove(id) }
        _ = try await bucket.restore(to: data, replacing: true, now: day)
        #expect(try await store.blob(kept) == Data("a picture".utf8))
        let blobs = data.appendingPathComponent("blobs")
        #expect(!FileManager.default.fileExists(atPath: blobs.path))
        _ = try await backup.restore(to: data, replacing: true, now: day.addingTimeInterval(1))
        #expect(try await FolderBlobStore(folder: blobs).blob(kept) == Data("a picture".utf8))
    }

    @Test func `a bucket that gives no answer makes no backup`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let open = try await database(holding: ["early"])
        try await open.write { connection in
            try connection.execute("CREATE TABLE picture_blobs (id TEXT NOT NULL)")
            try connection.execute("INSERT INTO picture_blobs VALUES (\(BlobID(of: Data()).description))")
        }
        try open.close()
        // Nobody listens on port 1.
        let settings = try Settings(
            file: nil,
            environment: [
                "SERENDIP_S3_ENDPOINT": "http://127.0.0.1:1", "SERENDIP_S3_BUCKET": "pictures",
                "SERENDIP_S3_ACCESS_KEY": "key", "SERENDIP_S3_SECRET_KEY": "secret",
            ]
        )
        let error = await #expect(throws: BackupError.self) {
            try await DataOptions.parse([]).withBackup(in: backup.url.path, settings) { backup in
                try await backup.make(of: data, version: "1", now: day)
            }
        }
        #expect(error?.description.contains("The bucket with the pictures does not answer") == true)
        #expect(!FileManager.default.fileExists(atPath: backup.url.path))
    }
}
