import Blobs
import Foundation
import Server
import Storage

/// Looks at a data folder without changing it.
struct DataCheck {
    let folder: URL
    /// Whether the database is in this folder, rather than in PostgreSQL.
    var keepsDatabase = true
    /// Where pictures are that are not in the folder.
    var bucket: (any BlobStore)?

    func findings() async -> [DoctorFinding] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            return [missing(), keepsDatabase ? await pictures() : nil].compactMap { $0 }
        }
        guard isFolder.boolValue else {
            return [.bad("data", "\(folder.path) is a file; --data or SERENDIP_DATA has to name a folder.")]
        }
        let found = [permissions(), space(), keepsDatabase ? database() : nil]
        return (found + [keepsDatabase ? await pictures() : nil]).compactMap { $0 }
    }

    private func missing() -> DoctorFinding {
        var place = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
            place.deleteLastPathComponent()
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue,
            FileManager.default.isWritableFile(atPath: place.path)
        else { return .bad("data", "\(folder.path) is not there, and cannot be made in \(place.path).") }
        return .good("data", "\(folder.path) is not there yet; the first start makes it.")
    }

    private func permissions() -> DoctorFinding? {
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            return .bad(
                "data",
                "\(folder.path) cannot be written by this user. Give it to the user who runs the server (chown -R)."
            )
        }
        // systemd puts a link where a service's data is; what it leads to counts.
        let exposed = PrivateFiles.exposed(in: folder)
        if exposed.contains(".") {
            return .doubtful("data", "Other users of this machine can look into \(folder.path): chmod 700 closes it.")
        }
        if let first = exposed.first {
            return .doubtful(
                "data",
                "\(exposed.count) of its files could be read by others, such as \(first): chmod -R go= \(folder.path)."
            )
        }
        return .good("data", "\(folder.path) can be written, and by its owner only.")
    }

    private func space() -> DoctorFinding? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else { return nil }
        let words = "\(free >> 20) MiB are free."
        if free < 100 << 20 { return .bad("disk", words + " Make room before writes fail.") }
        return free < 1 << 30 ? .doubtful("disk", words) : .good("disk", words)
    }

    /// Where PostgreSQL keeps the database, ``PostgreSQLCheck`` looks at them.
    private func pictures() async -> DoctorFinding? {
        let file = SQLiteDatabase.file(in: folder)
        do {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            let columns = isThere ? NamedBlobs.columns : []
            let named = try columns.flatMap { try SQLiteDatabase.texts(of: $0.column, in: $0.table, of: file) }
            return await PictureCheck(folder: folder, bucket: bucket, named: Set(named)).finding()
        } catch {
            return .bad("pictures", "What the database says of them cannot be read: \(error).")
        }
    }

    private func database() -> DoctorFinding? {
        let file = SQLiteDatabase.file(in: folder)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let damage = try SQLiteDatabase.damage(in: file)
            guard damage.isEmpty else {
                return .bad("database", "\(damage.prefix(3).joined(separator: "; ")). Restore the last backup.")
            }
            return .good("database", "\(file.lastPathComponent) is whole.")
        } catch StorageError.corrupted {
            return .bad("database", "\(file.path) is damaged, or is no database. Restore the last backup.")
        } catch let error as StorageError {
            return .bad("database", "\(file.path) cannot be read: \(error.words).")
        } catch {
            return .bad("database", "\(file.path) cannot be read: \(error).")
        }
    }
}
