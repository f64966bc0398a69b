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

/// Copies that belong to whoever makes them and that nobody else may read.
///
/// `FileManager` gives a copy to whom the original belongs, which only root can do: everybody else would fail where they
/// may read.
enum OwnCopy {
    static func file(_ source: URL, to target: URL) throws {
        // Read by the system as it is written, however large it is.
        try Data(contentsOf: source, options: .mappedIfSafe).write(to: target, options: .withoutOverwriting)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    }

    /// A folder that is not there yet, with the files and folders in it; nothing else.
    static func folder(_ source: URL, to target: URL) throws {
        let files = FileManager.default
        try make(target)
        for path in try files.subpathsOfDirectory(atPath: source.path).sorted() {
            let (from, to) = (source.appendingPathComponent(path), target.appendingPathComponent(path))
            switch try files.attributesOfItem(atPath: from.path)[.type] as? FileAttributeType {
            case .typeDirectory: try make(to)
            case .typeRegular: try file(from, to: to)
            default: continue
            }
        }
    }

    private static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
    }
}
