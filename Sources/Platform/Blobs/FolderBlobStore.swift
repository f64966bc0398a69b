import Dispatch
package import Foundation

/// Blobs as files below a folder, which is made when it is missing and is readable by its owner only.
package struct FolderBlobStore: BlobStore {
    private let folder: URL
    /// Reading and writing wait for the disk, which Swift's threads do not.
    private let queue = DispatchQueue(label: "serendip.blobs", attributes: .concurrent)

    /// - Parameter folder: `blobs` in a data folder, which backups copy.
    package init(folder: URL) {
        self.folder = folder
    }

    package func keep(_ bytes: Data) async throws(BlobError) -> BlobID {
        try await waiting { () throws(BlobError) in
            let id = BlobID(of: bytes)
            let file = file(of: id)
            // A file under its name is whole: it was given it after it was on the disk.
            if !FileManager.default.fileExists(atPath: file.path) { try write(bytes, to: file) }
            return id
        }
    }

    package func blob(_ id: BlobID, part: BlobRange?) async throws(BlobError) -> BlobPart? {
        try await waiting { () throws(BlobError) in try read(id, part) }
    }

    package func remove(_ id: BlobID) async throws(BlobError) {
        try await waiting { () throws(BlobError) in
            do {
                try FileManager.default.removeItem(at: file(of: id))
            } catch CocoaError.fileNoSuchFile {
                return
            } catch {
                throw BlobError.unavailable("\(error)")
            }
        }
    }

    package func removeLeftovers(before date: Date) async throws(BlobError) {
        try await waiting { () throws(BlobError) in
            do {
                for file in try leftovers() {
                    let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
                    // A write that is under way is younger.
                    guard let changedAt = values.contentModificationDate, changedAt < date else { continue }
                    try FileManager.default.removeItem(at: file)
                }
            } catch {
                throw BlobError.unavailable("\(error)")
            }
        }
    }

    private func leftovers() throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .map { folder.appendingPathComponent($0) }
            .filter { $0.lastPathComponent.hasPrefix(Self.freshPrefix) }
    }

    /// Of the names of files that are being written.
    private static let freshPrefix = ".new-"

    private func file(of id: BlobID) -> URL { folder.appendingPathComponent(id.path) }

    private func read(_ id: BlobID, _ part: BlobRange?) throws(BlobError) -> BlobPart? {
        let file = file(of: id)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            let length = Int(try handle.seekToEnd())
            let range = try part?.within(length) ?? 0..<length
            try handle.seek(toOffset: UInt64(range.lowerBound))
            let bytes = try handle.read(upToCount: range.count) ?? Data()
            let isWhole = bytes.count == range.count && (part != nil || BlobID(of: bytes) == id)
            guard isWhole else { throw BlobError.damaged(id) }
            return BlobPart(bytes: bytes, range: range, length: length)
        } catch let error as BlobError {
            throw error
        } catch {
            throw .unavailable("\(error)")
        }
    }

    /// Under another name until it is on the disk, so that a crash leaves no half file under a blob's name.
    private func write(_ bytes: Data, to file: URL) throws(BlobError) {
        let parent = file.deletingLastPathComponent()
        let fresh = parent.appendingPathComponent("\(Self.freshPrefix)\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: parent,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try bytes.write(to: fresh, options: .withoutOverwriting)
            try synchronize(fresh)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: fresh.path)
            guard rename(fresh.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            try synchronize(parent)
        } catch {
            // Nobody looks at what is left of it.
            try? FileManager.default.removeItem(at: fresh)
            throw .full("\(error)")
        }
    }

    private func synchronize(_ file: URL) throws {
        let descriptor = open(file.path, O_RDONLY)
        guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    private func waiting<Value: Sendable>(
        _ work: @escaping @Sendable () throws(BlobError) -> Value
    ) async throws(BlobError) -> Value {
        let result = await withCheckedContinuation { continuation in
            queue.async {
                let result: Result<Value, BlobError>
                do throws(BlobError) {
                    result = .success(try work())
                } catch {
                    result = .failure(error)
                }
                continuation.resume(returning: result)
            }
        }
        return try result.get()
    }
}
