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

/// Looks at the pictures of a data folder, or of a bucket, without changing them.
struct PictureCheck {
    let folder: URL
    /// Where they are when they are not in the folder.
    var bucket: (any BlobStore)?
    /// The blobs that the database names; others are about to go.
    let named: Set<String>

    func finding() async -> DoctorFinding? {
        if let bucket { return await finding(in: bucket) }
        return findingInFolder()
    }

    private func findingInFolder() -> DoctorFinding? {
        let blobs = folder.appendingPathComponent("blobs")
        var (count, bytes, damaged): (Int, Int, [String]) = (0, 0, [])
        var missing = named
        for path in FileManager.default.subpaths(atPath: blobs.path) ?? [] {
            guard let id = BlobID(path.replacing("/", with: "")) else { continue }
            missing.remove(id.description)
            // A file that cannot be read is as good as damaged.
            let content = (try? Data(contentsOf: blobs.appendingPathComponent(path))) ?? Data()
            if BlobID(of: content) != id { damaged.append(id.description) }
            count += 1
            bytes += content.count
        }
        guard missing.isEmpty else {
            return .bad("pictures", "\(missing.count) of \(named.count) are not there. Restore the last backup.")
        }
        guard damaged.isEmpty else {
            return .bad("pictures", "\(damaged.count) of \(count) are damaged. Restore the last backup.")
        }
        guard count > 0 else { return nil }
        return .good("pictures", "\(count) with \(bytes >> 10) KiB in all are whole, and none is missing.")
    }

    /// Each is an exchange with a server, which looks after its disks itself.
    private static let mostAskedFor = 200

    private func finding(in bucket: any BlobStore) async -> DoctorFinding {
        do throws(BlobError) {
            // Hashes are in no order, so that the first ones are any ones.
            let asked = named.compactMap(BlobID.init).sorted { $0.description < $1.description }
                .prefix(Self.mostAskedFor)
            var missing = 0
            for id in asked where try await bucket.blob(id, part: .bytes(0...0)) == nil { missing += 1 }
            guard missing == 0 else {
                return .bad("pictures", "\(missing) of \(asked.count) are not in the bucket. Restore the last backup.")
            }
            // Whether the bucket answers counts also while there are none.
            if asked.isEmpty { _ = try await bucket.blob(BlobID(of: Data()), part: nil) }
            let words = "The bucket answers and has the \(asked.count) asked for, of \(named.count) in all."
            return .good("pictures", words)
        } catch {
            return .bad("pictures", "The bucket does not answer as it should: \(error). See SERENDIP_S3_…")
        }
    }
}

/// Where the database names the blobs that have to be there: pictures, what is sent in pieces, startups' files and
/// the drawn pages of decks.
enum NamedBlobs {
    static let columns = [
        (table: "account_pictures", column: "blob_id"), (table: "upload_pieces", column: "blob_id"),
        (table: "startup_files", column: "blob_id"), (table: "startup_deck_pages", column: "small_blob"),
        (table: "startup_deck_pages", column: "large_blob"),
    ]
}
