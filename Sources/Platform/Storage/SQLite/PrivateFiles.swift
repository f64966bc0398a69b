package import Foundation

/// What a data folder or a backup holds, kept from the other users of the machine: files 0600, folders 0700.
package enum PrivateFiles {
    /// Makes an empty file that its owner alone reads, whatever the process' umask says, where there is none yet.
    ///
    /// SQLite gives its log and its index of the log the permissions of the database, so these come with it.
    ///
    /// - Throws: ``StorageError`` when it cannot be made.
    static func make(_ file: URL) throws(StorageError) {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        // A file that is there and may not be written is SQLite's to name.
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .full("\(file.path) cannot be read") }
        // Only the owner may change it; the doctor names what stays open.
        if status.st_mode & 0o077 != 0 || status.st_size == 0 { _ = fchmod(descriptor, 0o600) }
    }

    /// Takes from others what they may do with `folder` and with what is in it.
    ///
    /// What belongs to somebody else stays as it is, and so does a folder that everybody shares, such as `/tmp`.
    ///
    /// - Returns: what was open before, by its path below `folder`; `.` is the folder itself.
    @discardableResult
    package static func restrict(_ folder: URL) -> [String] {
        exposed(in: folder).filter { path in
            let file = folder.appendingPathComponent(path).path
            guard let mode = mode(of: file, following: path == "."), mode & S_ISVTX == 0 else { return false }
            return chmod(file, mode & 0o700) == 0
        }
    }

    /// What other users of the machine may read or write of ours, by its path below `folder`; `.` is the folder itself.
    package static func exposed(in folder: URL) -> [String] {
        let inside = FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)
        var found = isExposed(folder.path, following: true) ? ["."] : []
        while let path = inside?.nextObject() as? String {
            guard isOurs(path) else {
                inside?.skipDescendants()
                continue
            }
            if isExposed(folder.appendingPathComponent(path).path, following: false) { found.append(path) }
        }
        return found.sorted()
    }

    /// Somebody may keep other things in the folder, or have named their home.
    private static func isOurs(_ path: String) -> Bool {
        let first = path.prefix { $0 != "/" }
        return first.hasPrefix("serendip.") || ["blobs", "recommender", "backup.json"].contains(first)
    }

    private static func isExposed(_ path: String, following: Bool) -> Bool {
        mode(of: path, following: following).map { $0 & 0o077 != 0 } ?? false
    }

    /// `nil` for what is gone and for links: what they lead to is not in the folder.
    private static func mode(of path: String, following: Bool) -> mode_t? {
        var status = stat()
        guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        guard status.st_mode & S_IFMT != S_IFLNK else { return nil }
        return status.st_mode & 0o7777
    }
}
