import Blobs
import Foundation
import Server
import Storage

/// Backups of pictures that are in a bucket, as the files that they would be in a data folder.
///
/// So a backup holds everything wherever it was made, and can be put back to either place.
struct BucketBackup {
    let store: any BlobStore

    /// Where the database notes the pictures that there may be: those in use, and for an hour those that were.
    static let (table, column) = ("picture_blobs", "id")

    /// Copies those of `names` that are there into `folder`.
    ///
    /// - Throws: ``BackupError``.
    func copy(_ names: [String], to folder: URL) async throws(BackupError) {
        let files = FolderBlobStore(folder: folder)
        for id in names.compactMap(BlobID.init) {
            do throws(BlobError) {
                if let bytes = try await store.blob(id) { _ = try await files.keep(bytes) }
            } catch {
                // One that is lost must not take the others along; the doctor names it.
                if case .damaged = error { continue }
                throw .pictures(error)
            }
        }
    }

    /// Puts back what is in `folder`.
    ///
    /// - Throws: ``BackupError``.
    func restore(from folder: URL) async throws(BackupError) {
        let files = FolderBlobStore(folder: folder)
        for path in FileManager.default.subpaths(atPath: folder.path) ?? [] {
            guard let id = BlobID(path.replacing("/", with: "")) else { continue }
            do throws(BlobError) {
                if let bytes = try await files.blob(id) { try await store.keep(bytes) }
            } catch {
                if case .damaged = error { continue }
                throw .pictures(error)
            }
        }
    }
}

extension BackupError {
    fileprivate static func pictures(_ error: BlobError) -> BackupError {
        switch error {
        case .unavailable(let reason): .failed("The bucket with the pictures does not answer as it should: \(reason)")
        case .full(let reason): .failed("A picture cannot be written: \(reason)")
        case .damaged, .noSuchRange: .failed("\(error)")
        }
    }
}

/// Why a backup was not made or not restored, in words for the person who asked.
enum BackupError: Error, Equatable, CustomStringConvertible {
    case noData(String)
    case exists(String)
    case notABackup(String)
    case newer(String, version: String)
    case missing(String)
    case changed(String)
    case damaged(String, [String])
    case inUse(String)
    case hasData(String)
    case otherEngine(String, String)
    case databaseInUse
    case databaseHasData
    case toolMissing(String)
    case failed(String)

    var description: String {
        switch self {
        case .noData(let folder): "There is no database in \(folder)."
        case .exists(let folder): "\(folder) exists already; a backup goes into a new folder."
        case .notABackup(let folder): "\(folder) is not a backup that serendip made."
        case .newer(let folder, let version): "\(folder) was made by Serendip \(version), which is newer than this one."
        case .missing(let file): "The backup’s file \(file) is missing. Nothing was changed."
        case .changed(let file): "The backup’s file \(file) is not as it was written. Nothing was changed."
        case .damaged(let file, let reasons):
            "\(file) is damaged: \(reasons.prefix(3).joined(separator: "; "))."
        case .inUse(let folder): "A server uses \(folder). Stop it first."
        case .hasData(let folder): "\(folder) has data. With --replace it is put aside under another name, and kept."
        case .otherEngine(let folder, let engine):
            "\(folder) is a backup of \(engine); DATABASE_URL says which engine is used. Data is not moved between them."
        case .databaseInUse: "Other programs are connected to the database. Stop the servers first."
        case .databaseHasData: "The database has tables. With --replace they are put aside in another schema, and kept."
        case .toolMissing(let tool): "\(tool) is missing: apt install postgresql-client."
        case .failed(let reason): reason
        }
    }
}

extension BackupError {
    /// Runs `body`; what the database or the file system refuses is said in words.
    static func translating<Value>(_ folder: String, _ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch StorageError.corrupted {
            throw BackupError.failed("The database is damaged. Restore the last backup that is whole.")
        } catch let error as StorageError {
            throw BackupError.failed("\(folder): \(error.words).")
        } catch let error as CocoaError {
            throw BackupError.failed("\(folder): \(reason(error)).")
        }
    }

    private static func reason(_ error: CocoaError) -> String {
        let system = (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { error in
            error.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(error.code))) : nil
        }
        if system == nil, error.code == .fileWriteUnknown { return "nothing can be written there" }
        return system ?? error.localizedDescription.trimmingCharacters(in: ["."])
    }
}
