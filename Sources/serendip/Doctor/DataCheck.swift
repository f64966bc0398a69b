import Foundation
import Storage

/// Looks at a data folder without changing it.
struct DataCheck {
    let folder: URL

    func findings() -> [Finding] {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            return [.good("data", "\(folder.path) is not there yet; the first start makes it.")]
        }
        return [permissions(), space(), database(), pictures()].compactMap { $0 }
    }

    private func permissions() -> Finding? {
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            return .bad("data", "\(folder.path) cannot be written by this user.")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
        guard let mode = attributes?[.posixPermissions] as? Int else { return nil }
        guard mode & 0o077 == 0 else {
            return .doubtful("data", "Other users of this machine can look into \(folder.path): chmod 700 closes it.")
        }
        return .good("data", "\(folder.path) can be written, and by its owner only.")
    }

    private func space() -> Finding? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else { return nil }
        let words = "\(free >> 20) MiB are free."
        if free < 100 << 20 { return .bad("disk", words + " Make room before writes fail.") }
        return free < 1 << 30 ? .doubtful("disk", words) : .good("disk", words)
    }

    /// Where PostgreSQL keeps the database, ``PostgreSQLCheck`` looks at them.
    private func pictures() -> Finding? {
        let file = SQLiteDatabase.file(in: folder)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let named = try SQLiteDatabase.texts(of: "blob_id", in: "account_pictures", of: file)
            return PictureCheck(folder: folder, named: Set(named)).finding()
        } catch {
            return .bad("pictures", "What the database says of them cannot be read: \(error).")
        }
    }

    private func database() -> Finding? {
        let file = SQLiteDatabase.file(in: folder)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let damage = try SQLiteDatabase.damage(in: file)
            guard damage.isEmpty else {
                return .bad("database", "\(damage.prefix(3).joined(separator: "; ")). Restore the last backup.")
            }
            return .good("database", "\(file.lastPathComponent) is whole.")
        } catch {
            return .bad("database", "\(file.path) cannot be read: \(error).")
        }
    }
}
