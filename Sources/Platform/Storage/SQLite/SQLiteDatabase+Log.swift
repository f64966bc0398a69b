package import Foundation
import GRDB

extension SQLiteDatabase {
    /// Moves the write-ahead log into the database's file and makes it empty, so that nothing deleted stays in it.
    ///
    /// Writers wait for as long as what is in the log takes to be moved, and a tenth of a second more at most.
    ///
    /// - Returns: `false` when somebody still reads a state that is in the log only; then it is for later.
    /// - Throws: ``StorageError``.
    package func truncateLog() async throws -> Bool {
        try await mappingErrors {
            try await writer.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA busy_timeout = 100")
                // The connection is good for nothing when this fails, and its next statement says so.
                defer { try? database.execute(sql: "PRAGMA busy_timeout = \(Self.patience * 1_000)") }
                do {
                    _ = try database.checkpoint(.truncate)
                    return true
                } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
                    return false
                }
            }
        }
    }
}

/// A data folder held by this process: one server writes to it, and nobody replaces it meanwhile.
///
/// The system lets go of it when the process ends, however it ends.
package final class FolderLock: Sendable {
    private let descriptor: Int32

    /// - Throws: `busy` when another process holds the folder, `full` when nothing can be written there.
    package init(_ folder: URL) throws(StorageError) {
        let path = folder.appendingPathComponent("serendip.lock").path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .full("\(path) cannot be written") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .busy
        }
    }

    deinit {
        close(descriptor)
    }
}
