import Blobs
import Foundation

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
