import Blobs
import Foundation
import Storage

/// Copies of a data folder: made while the server runs, verified, and put back.
struct BackupFolder {
    let url: URL
    /// Where pictures are that are not in the data folder.
    var bucket: BucketBackup?

    /// Copies `data` here; leaves nothing behind when it fails.
    ///
    /// The database comes first: files are added before the rows that name them and never changed, so that none it
    /// names is missing.
    ///
    /// - Throws: ``BackupError``, `StorageError`.
    func make(of data: URL, version: String, now: Date = Date()) async throws -> BackupManifest {
        guard exists(SQLiteDatabase.file(in: data)) else { throw BackupError.noData(data.path) }
        return try await make(version: version, now: now) {
            // A copy is made of the rows that can be found, and is whole where the original is not.
            try check(SQLiteDatabase.file(in: data))
            let database = SQLiteDatabase.file(in: url)
            try SQLiteDatabase.copyDatabase(in: data, to: database)
            try check(database)
            try await copyBlobs(of: data) {
                try SQLiteDatabase.texts(of: BucketBackup.column, in: BucketBackup.table, of: database)
            }
        }
    }

    /// Makes the folder, fills it and describes it; leaves nothing behind when it fails.
    ///
    /// - Throws: ``BackupError``, and what `fill` throws.
    func make(version: String, now: Date, fill: () async throws -> Void) async throws -> BackupManifest {
        guard !exists(url) else { throw BackupError.exists(url.path) }
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        do {
            try await fill()
            let manifest = try BackupManifest(describing: url, version: version, now: now)
            try manifest.write(to: url)
            PrivateFiles.restrict(url)
            return manifest
        } catch {
            // What remains of it could be taken for a backup.
            try? FileManager.default.removeItem(at: url)
            throw error
        }
    }

    /// Copies the blobs of `data`, or of the bucket those that the copied database has `noted`, while people send
    /// others and take theirs away.
    func copyBlobs(of data: URL, noted: () throws -> [String]) async throws {
        guard let bucket else { return try Self.addBlobs(of: data, to: url) }
        try await bucket.copy(try noted(), to: url.appendingPathComponent(Self.blobs))
    }

    /// Puts back the blobs that `data` or the bucket lacks; one that is there under its name is the same.
    func restoreBlobs(to data: URL) async throws {
        if let bucket { return try await bucket.restore(from: url.appendingPathComponent(Self.blobs)) }
        try Self.addBlobs(of: url, to: data)
        let restored = data.appendingPathComponent(Self.blobs)
        if exists(restored) { try FileOwner.ofData(data).take(restored) }
    }

    private static func addBlobs(of one: URL, to other: URL) throws {
        let (source, target) = (one.appendingPathComponent(blobs), other.appendingPathComponent(blobs))
        guard FileManager.default.fileExists(atPath: source.path) else { return }
        // Not the folders, and not what is still being written.
        for path in try FileManager.default.subpathsOfDirectory(atPath: source.path)
        where BlobID(path.replacing("/", with: "")) != nil {
            try addBlob(source.appendingPathComponent(path), as: target.appendingPathComponent(path))
        }
    }

    private static func addBlob(_ source: URL, as target: URL) throws {
        guard !FileManager.default.fileExists(atPath: target.path) else { return }
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        do {
            try OwnCopy.file(source, to: target)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            // Removed since: what the copied database names stays for an hour after it is taken away.
        }
    }

    /// - Throws: ``BackupError`` when a file is missing, changed or damaged.
    func verify() throws -> BackupManifest {
        let manifest = try BackupManifest(of: url)
        guard manifest.files[PostgreSQLBackup.file] == nil else {
            throw BackupError.otherEngine(url.path, "PostgreSQL")
        }
        try manifest.verify(url)
        try check(SQLiteDatabase.file(in: url))
        return manifest
    }

    /// Makes `data` what it was when this backup was made.
    ///
    /// What is in `data` is put aside when `replacing`; the new name is returned.
    ///
    /// - Throws: ``BackupError``, and then `data` is as it was.
    func restore(to data: URL, replacing: Bool, now: Date = Date()) async throws -> URL? {
        let manifest = try verify()
        // Where systemd puts a service's data there is a link, which must go on leading to it.
        let data = data.resolvingSymlinksInPath()
        try guardRestoring(to: data, replacing: replacing)
        if let bucket { try await bucket.restore(from: url.appendingPathComponent(Self.blobs)) }
        let parent = data.deletingLastPathComponent()
        let files = FileManager.default
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        let fresh = parent.appendingPathComponent(".serendip-restore-\(UUID().uuidString)")
        defer { try? files.removeItem(at: fresh) }
        try OwnCopy.folder(url, to: fresh)
        try manifest.verify(fresh)
        try files.removeItem(at: fresh.appendingPathComponent(BackupManifest.name))
        let blobs = fresh.appendingPathComponent(Self.blobs)
        if bucket != nil, exists(blobs) { try files.removeItem(at: blobs) }
        PrivateFiles.restrict(fresh)
        try FileOwner.ofData(data).take(fresh)
        let aside = try putAside(data, replacing: replacing, now: now)
        try files.moveItem(at: fresh, to: data)
        return aside
    }

    private static let blobs = "blobs"

    private func putAside(_ data: URL, replacing: Bool, now: Date) throws -> URL? {
        guard exists(data) else { return nil }
        try guardRestoring(to: data, replacing: replacing)
        let aside = data.deletingLastPathComponent()
            .appendingPathComponent("\(data.lastPathComponent)-before-\(Int(now.timeIntervalSince1970))")
        try FileManager.default.moveItem(at: data, to: aside)
        return aside
    }

    /// Before anything is done, and again when it counts.
    private func guardRestoring(to data: URL, replacing: Bool) throws {
        guard exists(SQLiteDatabase.file(in: data)) else { return }
        guard (try? FolderLock(data)) != nil else { throw BackupError.inUse(data.path) }
        guard replacing else { throw BackupError.hasData(data.path) }
    }

    private func check(_ database: URL) throws {
        let damage = try SQLiteDatabase.damage(in: database)
        guard damage.isEmpty else { throw BackupError.damaged(database.lastPathComponent, damage) }
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}
