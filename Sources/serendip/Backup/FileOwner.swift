import Foundation

/// Whom files belong to.
struct FileOwner: Equatable {
    var user: UInt32
    var group: UInt32

    /// Who runs this program.
    static var current: FileOwner { FileOwner(user: geteuid(), group: getegid()) }

    /// The owner of `data`, or who runs this program where there is none yet.
    static func ofData(_ data: URL) -> FileOwner {
        // What is not there has no owner.
        let attributes = try? FileManager.default.attributesOfItem(atPath: data.path)
        guard let user = attributes?[.ownerAccountID] as? NSNumber,
            let group = attributes?[.groupOwnerAccountID] as? NSNumber
        else { return current }
        return FileOwner(user: user.uint32Value, group: group.uint32Value)
    }

    /// Gives `folder` and all that is in it to this owner.
    ///
    /// A backup is put back by root for a service that has a user of its own; others cannot give files away, and what
    /// they make is theirs.
    ///
    /// - Throws: `BackupError`, `CocoaError`.
    func take(_ folder: URL) throws {
        guard geteuid() == 0 else { return }
        let inside = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in [folder.path] + inside.map({ folder.appendingPathComponent($0).path }) {
            guard lchown(path, user, group) == 0 else {
                throw BackupError.failed("\(path) cannot be given to its user: \(String(cString: strerror(errno))).")
            }
        }
    }
}
