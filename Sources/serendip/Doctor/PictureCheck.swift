import Blobs
import Foundation

/// Looks at the pictures of a data folder without changing them.
struct PictureCheck {
    let folder: URL
    /// The blobs that the database names; others are about to go.
    let named: Set<String>

    func finding() -> Finding? {
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
}
