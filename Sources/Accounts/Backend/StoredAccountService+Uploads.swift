package import AccountsDomain
import Blobs
package import Foundation
import Storage
package import Uploads

extension StoredAccountService {
    /// Begins a file of `size` bytes that comes in pieces.
    ///
    /// - Throws: `empty`, `tooLarge`, `tooMany`.
    package func beginUpload(
        size: Int,
        upTo maximumBytes: Int,
        of account: Account.ID
    ) async throws(UploadFailure) -> ChunkedUpload {
        guard size > 0 else { throw .empty }
        guard size <= maximumBytes else { throw .tooLarge(maximumBytes: maximumBytes) }
        let upload = ChunkedUpload(id: UUID(), size: size, received: 0)
        let now = now()
        try await uploading { try UploadStore(connection: $0, now: now).begin(upload, of: account) }
        return upload
    }

    /// What there is of a file that is on its way.
    ///
    /// - Throws: `notFound`.
    package func upload(_ id: UUID, of account: Account.ID) async throws(UploadFailure) -> ChunkedUpload {
        let now = now()
        return try await uploading { try UploadStore(connection: $0, now: now).upload(id, of: account) }
    }

    /// Adds a piece that begins at `offset`.
    ///
    /// - Throws: `elsewhere` when the file ends at another place; `tooLarge` for more than a piece or than the file.
    package func append(
        _ bytes: Data,
        at offset: Int,
        to id: UUID,
        of account: Account.ID
    ) async throws(UploadFailure) -> ChunkedUpload {
        let upload = try await upload(id, of: account)
        guard offset == upload.received else { throw .elsewhere(received: upload.received) }
        guard !bytes.isEmpty else { throw .empty }
        let room = min(ChunkedUpload.maximumPiece, upload.size - upload.received)
        guard bytes.count <= room else { throw .tooLarge(maximumBytes: room) }
        let blob = try await keptPiece(bytes)
        let (count, now) = (bytes.count, now())
        return try await uploading {
            try UploadStore(connection: $0, now: now).append(blob, count: count, to: upload, of: account)
        }
    }

    /// Keeps bytes as a file of this person that is on its way and whole, such as a picture that was cleaned.
    package func store(_ bytes: Data, of account: Account.ID) async throws(UploadFailure) -> UUID {
        var upload = try await beginUpload(size: bytes.count, upTo: bytes.count, of: account)
        while !upload.isWhole {
            let piece = bytes.dropFirst(upload.received).prefix(ChunkedUpload.maximumPiece)
            upload = try await append(Data(piece), at: upload.received, to: upload.id, of: account)
        }
        return upload.id
    }

    /// Keeps the pieces of a file that `UploadStore.insert` writes down within the hour.
    package func keep(_ bytes: Data, as id: UUID) async throws(UploadFailure) -> StoredFile {
        var pieces: [StoredFile.Piece] = []
        for start in stride(from: 0, to: bytes.count, by: ChunkedUpload.maximumPiece) {
            let piece = Data(bytes.dropFirst(start).prefix(ChunkedUpload.maximumPiece))
            pieces.append(.init(bytes: start..<start + piece.count, blob: try await keptPiece(piece)))
        }
        return StoredFile(id: id, pieces: pieces)
    }

    /// The name of the blob that it becomes.
    private func keptPiece(_ bytes: Data) async throws(UploadFailure) -> String {
        do throws(AccountError) {
            try await keep(bytes)
        } catch {
            throw UploadFailure(error)
        }
        return BlobID(of: bytes).description
    }

    /// The pieces of a file that is whole, whosever it is; `nil` when there is none.
    package func file(_ id: UUID) async throws(UploadFailure) -> StoredFile? {
        let now = now()
        return try await uploading { try UploadStore(connection: $0, now: now).file(id) }
    }

    /// A part of a file's bytes; holds no more of it in memory than that.
    ///
    /// - Throws: `notFound` when a blob is gone.
    package func bytes(_ range: Range<Int>, of file: StoredFile) async throws(UploadFailure) -> Data {
        var found = Data()
        for piece in file.pieces where piece.bytes.overlaps(range) {
            let part = piece.bytes.clamped(to: range)
            let start = piece.bytes.lowerBound
            let within = BlobRange.bytes(part.lowerBound - start...part.upperBound - 1 - start)
            guard let blob = BlobID(piece.blob) else { throw .failed("no blob's name") }
            let read: BlobPart?
            do throws(AccountError) {
                read = try await blobbing { store throws(BlobError) in try await store.blob(blob, part: within) }
            } catch {
                throw UploadFailure(error)
            }
            guard let read else { throw .notFound }
            found += read.bytes
        }
        return found
    }

    /// Copies a file to the disk of this machine, for a program that looks at it; whoever asked removes it.
    package func copy(_ file: StoredFile) async throws(UploadFailure) -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "serendip-upload-\(UUID().uuidString)")
        do {
            try Data().write(to: url)
            let handle = try FileHandle(forWritingTo: url)
            defer { try? handle.close() }
            for piece in file.pieces { try handle.write(contentsOf: try await bytes(piece.bytes, of: file)) }
            return url
        } catch {
            // A temporary file; the system clears away what stays.
            try? FileManager.default.removeItem(at: url)
            throw error as? UploadFailure ?? .noRoom
        }
    }

    /// A transaction of files, with its errors as ours.
    private func uploading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(UploadFailure) -> Value {
        do {
            return try await database.write(body)
        } catch {
            throw UploadFailure(stored: error)
        }
    }
}

extension UploadFailure {
    init(_ error: AccountError) {
        self =
            switch error {
            case .offline: .offline
            case .noRoom: .noRoom
            default: .failed("\(error)")
            }
    }

    /// What a transaction has thrown.
    package init(stored error: any Error) {
        self =
            switch error {
            case let error as UploadFailure: error
            case StorageError.full: .noRoom
            case StorageError.busy, StorageError.unreachable, is CancellationError: .offline
            // The account ended meanwhile.
            case StorageError.constraint(.foreignKey, _): .notFound
            default: .failed("\(error)")
            }
    }
}
