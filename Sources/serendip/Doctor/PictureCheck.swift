import Blobs
import Foundation

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
