import AccountData
package import AccountsDomain
package import Blobs
package import Calls
package import Foundation
import Logging
import Storage

extension BoundAccountService {
    private static let rules = UploadRules(
        kinds: [.png, .jpeg, .webp],
        maximumBytes: ProfilePicture.maximumBytes
    )

    package func picture() async throws(AccountError) -> PictureFile {
        guard let picture = try await account().picture, let blob = BlobID(picture.version) else { throw .noPicture }
        guard let bytes = try await accounts.blobbing({ store throws(BlobError) in try await store.blob(blob) }) else {
            // Replaced since, or a backup was put back without its files.
            throw .noPicture
        }
        return PictureFile(bytes: bytes, kind: picture.kind, version: picture.version)
    }

    package func setPicture(_ bytes: Data, key: IdempotencyKey) async throws(AccountError) -> Account {
        // Every try costs work and a place on the disk.
        try await begin([.picture(address() ?? "session \(session)")])
        let upload = try Self.upload(bytes)
        let picture = try ProfilePicture(upload)
        try await accounts.keep(upload.bytes)
        return try await accounts.writing { connection in
            // It rests for an hour after it was noted: gone is only what took longer.
            guard try BlobLedger(connection: connection, now: accounts.now()).holds(picture.version) else {
                throw AccountError.offline
            }
            let store = PictureStore(connection: connection, account: id)
            try store.once(key, leadingTo: picture.version, at: accounts.now()) { try store.set(picture) }
            return try account(connection)
        }
    }

    package func removePicture(key: IdempotencyKey) async throws(AccountError) -> Account {
        try await accounts.writing { connection in
            let store = PictureStore(connection: connection, account: id)
            try store.once(key, leadingTo: nil, at: accounts.now()) { try store.remove() }
            return try account(connection)
        }
    }

    private static func upload(_ bytes: Data) throws(AccountError) -> Upload {
        do throws(UploadProblem) {
            return try Upload(bytes, rules: rules).withoutMetadata()
        } catch {
            switch error {
            case .empty: throw .picture(.empty)
            case .tooLarge: throw .picture(.tooLarge)
            case .wrongKind: throw .picture(.wrongKind)
            case .unreadable: throw .picture(.unreadable)
            case .tooManyPixels: throw .picture(.tooManyPixels)
            }
        }
    }
}

extension ProfilePicture {
    fileprivate init(_ upload: Upload) throws(AccountError) {
        guard let kind = Kind(rawValue: upload.kind.mediaType), let size = upload.size else {
            throw .picture(.wrongKind)
        }
        self.init(
            version: BlobID(of: upload.bytes).description,
            kind: kind,
            width: size.width,
            height: size.height,
            byteCount: upload.bytes.count
        )
    }
}

extension StoredAccountService {
    /// Times to look whether a blob that is leaving is gone; removing a file takes no longer.
    private static let tries = 10
    private static let pause = Duration.milliseconds(200)

    /// A blob that ``keep(_:)`` has kept, or a part of it; `nil` for what is gone.
    package func blob(_ id: BlobID, part: BlobRange? = nil) async throws(AccountError) -> BlobPart? {
        try await blobbing { store throws(BlobError) in try await store.blob(id, part: part) }
    }

    /// Keeps bytes, noted before; whoever wants them to stay has an hour to write a row that reads them.
    package func keep(_ bytes: Data) async throws(AccountError) {
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
        let readers = records.flatMap(\.blobReaders)
        try await writing { connection in
            try UploadStore(connection: connection, now: now()).removeStale()
            try BlobLedger(connection: connection, now: now(), readers: readers).noteUnread()
        }
        var count = 0
        while let id = try await writing({
            try BlobLedger(connection: $0, now: now(), readers: readers).takeLeaving()
        }) {
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
