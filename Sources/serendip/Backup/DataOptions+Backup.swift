import Foundation
import Server

extension DataOptions {
    /// Runs `body` with the backup in `folder`, which knows where the settings keep pictures.
    func withBackup<Value>(
        in folder: String,
        _ settings: Settings,
        _ body: (BackupFolder) async throws -> Value
    ) async throws -> Value {
        try await withBlobs(settings) { blobs in
            let backup = BackupFolder(
                url: URL(filePath: folder, directoryHint: .isDirectory),
                bucket: blobs.map(BucketBackup.init)
            )
            return try await BackupError.translating(folder) { try await body(backup) }
        }
    }
}
