package import Foundation

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
