package import AccountsDomain
import Blobs
import Foundation
import Logging
import Storage

extension StoredAccountService {
    /// Times to look whether a blob that is leaving is gone; removing a file takes no longer.
    private static let tries = 10
    private static let pause = Duration.milliseconds(200)

    /// Keeps a picture's bytes, noted before.
    func keep(_ bytes: Data) async throws(AccountError) {
        let id = BlobID(of: bytes).description
        for attempt in 1... {
            if try await writing({ try BlobLedger(connection: $0, now: now()).note(id) }) { break }
            guard attempt < Self.tries else { throw .offline }
            do {
                try await Task.sleep(for: Self.pause)
            } catch {
                throw .offline
            }
        }
        _ = try await blobbing { store throws(BlobError) in try await store.keep(bytes) }
    }

    /// Removes pictures that nobody has had for an hour, and what crashes have left of them; to be run every few
    /// minutes, by as many processes as there are.
    ///
    /// - Returns: How many there were.
    package func removeUnreadPictures() async throws(AccountError) -> Int {
        let rest = now().addingTimeInterval(-BlobLedger.rest)
        try await blobbing { store throws(BlobError) in try await store.removeLeftovers(before: rest) }
        try await writing { try BlobLedger(connection: $0, now: now()).noteUnread() }
        var count = 0
        while let id = try await writing({ try BlobLedger(connection: $0, now: now()).takeLeaving() }) {
            if let blob = BlobID(id) {
                try await blobbing { store throws(BlobError) in try await store.remove(blob) }
            }
            try await writing { try BlobLedger(connection: $0, now: now()).strike(id) }
            count += 1
        }
        return count
    }

    /// Work with the blobs, with the store's errors in the log and as ours.
    func blobbing<Value: Sendable>(
        _ work: @Sendable (any BlobStore) async throws(BlobError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(BlobError) {
            return try await work(blobs)
        } catch {
            logger.error("a picture's bytes cannot be had", metadata: ["error": "\(error)"])
            switch error {
            case .full: throw .noRoom
            case .unavailable: throw .offline
            case .damaged, .noSuchRange: throw .failed("\(error)")
            }
        }
    }
}
