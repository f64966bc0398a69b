package import AccountsDomain
package import Foundation
package import Storage
package import Uploads

/// Files that people sent in pieces, inside a transaction.
///
/// Each piece is a blob. Nothing is ever joined, so that a film takes no more memory than a piece of it.
package struct UploadStore {
    let connection: any SQLConnection
    let now: Date

    package init(connection: any SQLConnection, now: Date) {
        (self.connection, self.now) = (connection, now)
    }

    /// On their way at once, of one person.
    static let maximumOpen = 20
    /// What is not continued for so long is given up.
    static let patience: TimeInterval = 86_400

    /// - Throws: `tooMany`.
    package func begin(_ upload: ChunkedUpload, of account: Account.ID) throws {
        let open: Int =
            try connection.row(
                "SELECT COUNT(*) AS total FROM account_uploads WHERE account_id = \(account) AND is_kept = 0"
            )?["total"] ?? 0
        guard open < Self.maximumOpen else { throw UploadFailure.tooMany }
        try connection.execute(
            """
            INSERT INTO account_uploads (id, account_id, byte_count, received, is_kept, changed_at)
            VALUES (\(upload.id), \(account), \(upload.size), 0, 0, \(now))
            """
        )
    }

    /// What there is of a file that is on its way.
    func upload(_ id: ChunkedUpload.ID, of account: Account.ID) throws -> ChunkedUpload {
        let row = try connection.row(
            """
            SELECT byte_count, received FROM account_uploads
            WHERE id = \(id) AND account_id = \(account) AND is_kept = 0
            """
        )
        guard let row else { throw UploadFailure.notFound }
        return ChunkedUpload(id: id, size: try row["byte_count"], received: try row["received"])
    }

    func append(_ blob: String, count: Int, to upload: ChunkedUpload, of account: Account.ID) throws -> ChunkedUpload {
        let changed = try connection.execute(
            """
            UPDATE account_uploads SET received = received + \(count), changed_at = \(now)
            WHERE id = \(upload.id) AND account_id = \(account) AND is_kept = 0 AND received = \(upload.received)
            """
        )
        // Another request with the same piece was faster.
        guard changed == 1 else {
            throw UploadFailure.elsewhere(received: try self.upload(upload.id, of: account).received)
        }
        let bytes = upload.received..<upload.received + count
        try insert(StoredFile.Piece(bytes: bytes, blob: blob), of: upload.id)
        return ChunkedUpload(id: upload.id, size: upload.size, received: upload.received + count)
    }

    /// Takes a whole file out of what is on its way: it stays until it is removed.
    ///
    /// - Throws: `notFound` for what is not whole or not there.
    package func keep(_ id: UUID, of account: Account.ID) throws {
        let kept = try connection.execute(
            """
            UPDATE account_uploads SET is_kept = 1, changed_at = \(now)
            WHERE id = \(id) AND account_id = \(account) AND is_kept = 0 AND received = byte_count
            """
        )
        guard kept == 1 else { throw UploadFailure.notFound }
    }

    /// Writes down a whole file whose pieces are kept already; does nothing when it is there.
    package func insert(_ file: StoredFile, of account: Account.ID) throws {
        let inserted = try connection.execute(
            """
            INSERT INTO account_uploads (id, account_id, byte_count, received, is_kept, changed_at)
            VALUES (\(file.id), \(account), \(file.size), \(file.size), 1, \(now)) ON CONFLICT (id) DO NOTHING
            """
        )
        guard inserted == 1 else { return }
        for piece in file.pieces { try insert(piece, of: file.id) }
    }

    /// Forgets a file, whose blobs go when nobody else has them; `false` for one that is not there.
    @discardableResult
    package func remove(_ id: UUID, of account: Account.ID) throws -> Bool {
        try connection.execute("DELETE FROM account_uploads WHERE id = \(id) AND account_id = \(account)") == 1
    }

    /// The pieces of a file that is whole; `nil` when there is none.
    package func file(_ id: UUID) throws -> StoredFile? {
        let rows = try connection.rows(
            """
            SELECT p.start, p.byte_count, p.blob_id FROM upload_pieces p JOIN account_uploads u ON u.id = p.upload_id
            WHERE u.id = \(id) AND u.received = u.byte_count ORDER BY p.start
            """
        )
        guard !rows.isEmpty else { return nil }
        let pieces = try rows.map { row in
            let start: Int = try row["start"]
            let count: Int = try row["byte_count"]
            return StoredFile.Piece(bytes: start..<start + count, blob: try row["blob_id"])
        }
        return StoredFile(id: id, pieces: pieces)
    }

    private func insert(_ piece: StoredFile.Piece, of file: UUID) throws {
        try connection.execute(
            """
            INSERT INTO upload_pieces (upload_id, start, byte_count, blob_id)
            VALUES (\(file), \(piece.bytes.lowerBound), \(piece.bytes.count), \(piece.blob))
            """
        )
    }

    /// Gives up what nobody has continued for a day.
    func removeStale() throws {
        let due = now.addingTimeInterval(-Self.patience)
        try connection.execute("DELETE FROM account_uploads WHERE is_kept = 0 AND changed_at < \(due)")
    }
}

/// Where the bytes of a file are.
package struct StoredFile: Hashable, Sendable {
    struct Piece: Hashable, Sendable {
        var bytes: Range<Int>
        var blob: String
    }

    package let id: UUID
    /// In order, without gaps; not empty.
    let pieces: [Piece]

    /// In bytes.
    package var size: Int { pieces.last?.bytes.upperBound ?? 0 }

    /// The same bytes as another file; no blob is kept twice for it.
    package func copy(as id: UUID) -> StoredFile { StoredFile(id: id, pieces: pieces) }

    package func hasBytes(of other: StoredFile) -> Bool { pieces == other.pieces }
}
