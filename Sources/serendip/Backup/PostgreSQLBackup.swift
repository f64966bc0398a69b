import Foundation
import Storage

/// Backups of a database in PostgreSQL, and of the uploads in the data folder beside it.
struct PostgreSQLBackup {
    let folder: BackupFolder
    let tools: PostgreSQLTools

    /// The dump's name in a backup.
    static let file = "serendip.dump"

    private var dump: URL { folder.url.appendingPathComponent(Self.file) }

    /// Copies the database as of one moment, while servers use it, and then the uploads.
    ///
    /// - Throws: ``BackupError``.
    func make(of data: URL, version: String, now: Date = Date()) async throws -> BackupManifest {
        try await folder.make(version: version, now: now) {
            try tools.run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", "--file=\(dump.path)"])
            try check()
            try await folder.copyBlobs(of: data) {
                let (table, column) = (BucketBackup.table, BucketBackup.column)
                let isMissing = try tools.query("SELECT to_regclass('\(table)')").isEmpty
                return isMissing ? [] : try tools.query("SELECT \(column) FROM \(table)").map(String.init)
            }
        }
    }

    /// - Throws: ``BackupError`` when a file is missing, changed or damaged.
    func verify() throws -> BackupManifest {
        let manifest = try BackupManifest(of: folder.url)
        guard manifest.files[Self.file] != nil else { throw BackupError.otherEngine(folder.url.path, "SQLite") }
        try manifest.verify(folder.url)
        try check()
        return manifest
    }

    /// Makes the database what it was when this backup was made, in one transaction: all of it, or nothing.
    ///
    /// Tables that are there are put aside when `replacing`, in a schema whose name is returned.
    ///
    /// - Throws: ``BackupError``.
    func restore(to data: URL, replacing: Bool, now: Date = Date()) async throws -> String? {
        _ = try verify()
        let others = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        guard try tools.query("\(others) AND backend_type = 'client backend'").isEmpty else {
            throw BackupError.databaseInUse
        }
        let hasData = try !tools.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1").isEmpty
        guard !hasData || replacing else { throw BackupError.databaseHasData }
        let aside = hasData ? "before_\(Int(now.timeIntervalSince1970))" : nil
        try await folder.restoreBlobs(to: data)
        try run(aside.map(Self.puttingAside) ?? "")
        return aside
    }

    /// The extension stays where the dump's indexes look for it.
    private static func puttingAside(_ schema: String) -> String {
        """
        ALTER SCHEMA public RENAME TO \(schema);
        CREATE SCHEMA public;
        DO $$ BEGIN
            IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
                ALTER EXTENSION pg_trgm SET SCHEMA public;
            END IF;
        END $$;

        """
    }

    private func run(_ first: String) throws {
        let scripts = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: scripts,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        // What stays in the system's temporary place does no harm.
        defer { try? FileManager.default.removeItem(at: scripts) }
        let (before, all) = (scripts.appendingPathComponent("before.sql"), scripts.appendingPathComponent("all.sql"))
        try Data(first.utf8).write(to: before)
        try tools.run(
            "pg_restore",
            ["--no-owner", "--no-privileges", "--no-comments", "--file=\(all.path)", dump.path]
        )
        try tools.run(
            "psql",
            [
                "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--output=/dev/null",
                "--file=\(before.path)", "--file=\(all.path)",
            ]
        )
    }

    /// Reads the dump to its end; its pieces are packed, and one that is damaged cannot be unpacked.
    private func check() throws {
        do throws(BackupError) {
            try tools.run("pg_restore", ["--file=/dev/null", dump.path])
        } catch {
            if case .failed(let reason) = error { throw BackupError.damaged(Self.file, [reason]) }
            throw error
        }
    }
}

/// PostgreSQL's own programs, on the database that an address names.
struct PostgreSQLTools {
    private let environment: [String: String]

    /// - Throws: `StorageError` for what is no address.
    init(url: String) throws {
        // Words of errors are looked at by nobody's language.
        environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
            .merging(try PostgreSQLDatabase.environment(of: url)) { $1 }
    }

    /// Runs one to its end and returns what it wrote.
    ///
    /// - Throws: `toolMissing`; `failed` with its last words.
    @discardableResult
    func run(_ tool: String, _ arguments: [String]) throws(BackupError) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.environment = environment
        let (output, errors) = (Pipe(), TemporaryOutput())
        process.standardOutput = output
        process.standardError = errors.handle
        do {
            try process.run()
        } catch {
            throw .failed("\(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw .toolMissing(tool) }
        guard process.terminationStatus == 0 else { throw .failed("\(tool): \(errors.lastLines)") }
        return text
    }

    /// The rows of a query, a line each, columns between bars.
    func query(_ sql: String) throws(BackupError) -> [Substring] {
        try run("psql", ["--no-psqlrc", "--tuples-only", "--no-align", "--command", sql]).split(separator: "\n")
    }
}

/// A file for what a program complains about: a pipe that nobody reads would hold it up.
private final class TemporaryOutput {
    let handle: FileHandle
    private let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
        let isThere = FileManager.default.createFile(atPath: url.path, contents: nil)
        // Without it the words of an error are missing, and the error is not.
        handle = (isThere ? FileHandle(forWritingAtPath: url.path) : nil) ?? .nullDevice
    }

    deinit {
        // One that stays in the system's temporary place does no harm.
        try? FileManager.default.removeItem(at: url)
    }

    var lastLines: String {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").suffix(3).joined(separator: " ")
    }
}
