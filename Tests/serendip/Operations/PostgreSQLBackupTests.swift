import Foundation
import Server
import Storage
import StorageTesting
import Testing

@testable import serendip

@Suite(.engine(.postgreSQL))
struct PostgreSQLBackupTests {
    private let folder: TemporaryFolder
    private let server: TestDatabase
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    init() async throws {
        folder = try TemporaryFolder()
        server = try await TestDatabase()
    }

    private var data: URL { folder.url.appendingPathComponent("data") }

    private func backup() throws -> PostgreSQLBackup {
        PostgreSQLBackup(
            folder: BackupFolder(url: folder.url.appendingPathComponent("backup")),
            tools: try PostgreSQLTools(url: server.settings().url)
        )
    }

    /// A table with words and the index that needs the extension.
    private func add(_ words: [String]) async throws {
        let database = try await server.open()
        try await database.write { connection in
            try connection.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
            try connection.execute("CREATE TABLE IF NOT EXISTS words (word TEXT NOT NULL)")
            try connection.execute(
                "CREATE INDEX IF NOT EXISTS words_by_part ON words USING gin (word gin_trgm_ops)"
            )
            for word in words { try connection.execute("INSERT INTO words VALUES (\(word))") }
        }
        try database.close()
        try await alone()
    }

    private func words(_ schema: SQL = "public") async throws -> [String] {
        let database = try await server.open()
        let words: [String] = try await database.read {
            try $0.rows("SELECT word FROM \(schema).words ORDER BY word").map { try $0["word"] }
        }
        try database.close()
        try await alone()
        return words
    }

    /// Closing does not wait for the connections' ends.
    private func alone() async throws {
        try await server.breakConnections(thatListen: true)
        try await server.breakConnections(thatListen: false)
    }

    @Test func `what was backed up while in use comes back, and what was there is kept`() async throws {
        try await add(["early"])
        let path = "blobs/ab/\(String(repeating: "c", count: 62))"
        let blob = data.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: blob.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("picture".utf8).write(to: blob)
        let open = try await server.open()
        let manifest = try await backup().make(of: data, version: "1", now: day)
        #expect(manifest.files.keys.sorted() == [path, "serendip.dump"])
        await #expect(throws: BackupError.databaseInUse) {
            try await backup().restore(to: data, replacing: true, now: day)
        }
        try open.close()
        try await add(["late"])
        try FileManager.default.removeItem(at: blob)

        await #expect(throws: BackupError.databaseHasData) {
            try await backup().restore(to: data, replacing: false, now: day)
        }
        #expect(try await words() == ["early", "late"])
        #expect(try await backup().restore(to: data, replacing: true, now: day) == "before_1800000000")
        #expect(try await words() == ["early"])
        #expect(try await words("before_1800000000") == ["early", "late"])
        #expect(try Data(contentsOf: blob) == Data("picture".utf8))
    }

    @Test func `a backup comes back in an empty database`() async throws {
        try await add(["early"])
        _ = try await backup().make(of: data, version: "1", now: day)
        let other = try await TestDatabase()
        let tools = try PostgreSQLTools(url: other.settings().url)
        let restored = PostgreSQLBackup(folder: try backup().folder, tools: tools)
        #expect(try await restored.restore(to: data, replacing: false, now: day) == nil)
        let database = try await other.open()
        #expect(try await database.read { try $0.rows("SELECT word FROM words").count } == 1)
        try database.close()
    }

    @Test(arguments: ["changed", "missing", "damaged"])
    func `a backup that is not whole changes nothing`(flaw: String) async throws {
        try await add((0..<400).map { "word \($0 * 7_919)" })
        _ = try await backup().make(of: data, version: "1", now: day)
        let file = try backup().folder.url.appendingPathComponent(PostgreSQLBackup.file)
        switch flaw {
        case "missing": try FileManager.default.removeItem(at: file)
        default:
            var bytes = try Data(contentsOf: file)
            bytes.removeLast(bytes.count / 3)
            try bytes.write(to: file)
            if flaw == "damaged" {
                // As if the description had been made of the damaged file.
                let url = try backup().folder.url
                try BackupManifest(describing: url, version: "1", now: day).write(to: url)
            }
        }
        await #expect(throws: BackupError.self) { try await backup().restore(to: data, replacing: true, now: day) }
        #expect(try await words().count == 400)
    }

    @Test func `a backup of the other engine is told apart`() async throws {
        try await add(["early"])
        _ = try await backup().make(of: data, version: "1", now: day)
        let folder = try backup().folder
        #expect(throws: BackupError.otherEngine(folder.url.path, "PostgreSQL")) { try folder.verify() }
        let sqlite = BackupFolder(url: self.folder.url.appendingPathComponent("sqlite"))
        let database = try SQLiteDatabase(folder: data)
        _ = try await sqlite.make(of: data, version: "1", now: day)
        try database.close()
        let crossed = PostgreSQLBackup(folder: sqlite, tools: try PostgreSQLTools(url: server.settings().url))
        #expect(throws: BackupError.otherEngine(sqlite.url.path, "SQLite")) { try crossed.verify() }
    }

    @Test func `the doctor finds a database that answers, and says what is wrong with one that does not`() async throws
    {
        let good = await PostgreSQLCheck(server: .init(url: server.settings().url), folder: data).findings()
        #expect(good.first?.subject == "database")
        #expect(good.first?.verdict == .good)
        // The tests' server does not wait for the disk unless it is asked to.
        #expect(good.count == 4)
        #expect(good.contains { $0.subject == "checksums" })
        let url = server.settings().url.replacing("user=postgres", with: "user=nobody-there")
        let bad = await PostgreSQLCheck(server: .init(url: url), folder: data).findings()
        #expect(bad.map(\.verdict) == [.bad])
    }

    @Test func `the doctor misses the pictures that the database names`() async throws {
        let database = try await server.open()
        try await database.write { connection in
            try connection.execute("CREATE TABLE account_pictures (blob_id TEXT NOT NULL)")
            try connection.execute("INSERT INTO account_pictures VALUES (\(String(repeating: "c", count: 64)))")
        }
        try database.close()
        let found = await PostgreSQLCheck(server: .init(url: server.settings().url), folder: data).findings()
        #expect(found.first { $0.subject == "pictures" }?.verdict == .bad)
    }

    @Test func `an address becomes settings of PostgreSQL's programs, its password too`() throws {
        let url = "postgres://mira:s%20ecret@db.example:5433/own?sslmode=require"
        let environment = try PostgreSQLDatabase.environment(of: url)
        #expect(environment["PGHOST"] == "db.example")
        #expect(environment["PGPORT"] == "5433")
        #expect(environment["PGUSER"] == "mira")
        #expect(environment["PGPASSWORD"] == "s ecret")
        #expect(environment["PGDATABASE"] == "own")
        #expect(environment["PGSSLMODE"] == "require")
        #expect(throws: StorageError.self) { try PostgreSQLDatabase.environment(of: "postgres://a:%zz@b") }
    }
}
