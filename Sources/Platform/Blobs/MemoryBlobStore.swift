package import Foundation
import Synchronization

/// Blobs that are gone when the process ends, beside a database that is.
package final class MemoryBlobStore: BlobStore {
    private let blobs = Mutex<[BlobID: Data]>([:])

    package init() {}

    package func keep(_ bytes: Data) async throws(BlobError) -> BlobID {
        let id = BlobID(of: bytes)
        blobs.withLock { $0[id] = bytes }
        return id
    }

    package func blob(_ id: BlobID, part: BlobRange?) async throws(BlobError) -> BlobPart? {
        guard let bytes = blobs.withLock({ $0[id] }) else { return nil }
        let range = try part?.within(bytes.count) ?? 0..<bytes.count
        return BlobPart(
            bytes: Data(bytes.dropFirst(range.lowerBound).prefix(range.count)),
            range: range,
            length: bytes.count
        )
    }

    package func remove(_ id: BlobID) async throws(BlobError) {
        blobs.withLock { $0[id] = nil }
    }

    /// A write is whole or has not happened.
    package func removeLeftovers(before date: Date) async throws(BlobError) {}
}
