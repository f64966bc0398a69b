import Blobs
import Foundation
import Server
import Storage
import Testing

@testable import serendip

struct PictureCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
    private let bytes = Data("a picture".utf8)

    @Test func `whole pictures are good, missing and damaged ones are told`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let id = BlobID(of: bytes).description
        let check = PictureCheck(folder: folder, named: [id])
        #expect(await PictureCheck(folder: folder, named: []).finding() == nil)
        #expect(await check.finding()?.verdict == .bad)
        let blobs = folder.appendingPathComponent("blobs")
        _ = try await FolderBlobStore(folder: blobs).keep(bytes)
        #expect(await check.finding()?.verdict == .good)
        try Data("another".utf8).write(to: blobs.appendingPathComponent("\(id.prefix(2))/\(id.dropFirst(2))"))
        #expect(await check.finding()?.words.contains("1 of 1 are damaged") == true)
    }

    @Test func `the database says which pictures there must be`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try SQLiteDatabase(folder: folder)
        #expect(await !DataCheck(folder: folder).findings().contains { $0.subject == "pictures" })
        try await database.write { connection in
            try connection.execute("CREATE TABLE account_pictures (blob_id TEXT NOT NULL)")
            try connection.execute("INSERT INTO account_pictures VALUES (\(BlobID(of: bytes).description))")
        }
        let found = await DataCheck(folder: folder).findings().first { $0.subject == "pictures" }
        #expect(found?.words == "1 of 1 are not there. Restore the last backup.")
        try database.close()
    }

    @Test func `what is named stands in the columns of a database that a server has opened`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = ServerConfiguration()
        configuration.data = .folder(folder)
        let database = try SQLiteDatabase(folder: folder)
        try await Administration(configuration).close()
        for (table, column) in NamedBlobs.columns {
            let rows = try await database.read { try $0.rows("SELECT \(raw: column) FROM \(raw: table)").count }
            #expect(rows == 0)
        }
        try database.close()
    }

    @Test func `a bucket is asked for the pictures that there must be`() async throws {
        let store = MemoryBlobStore()
        let check = PictureCheck(folder: folder, bucket: store, named: [BlobID(of: bytes).description])
        #expect(await check.finding()?.words == "1 of 1 are not in the bucket. Restore the last backup.")
        _ = try await store.keep(bytes)
        #expect(await check.finding()?.verdict == .good)
    }
}
