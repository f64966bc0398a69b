import AccountsDomain
import Blobs
import Calls
import Foundation
import Storage

/// The picture of one person, inside a transaction.
struct PictureStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Replays arrive within this time, or not at all.
    private static let memory: TimeInterval = 30 * 86_400

    func isSet() throws -> Bool {
        try connection.row("SELECT 1 AS found FROM account_pictures WHERE account_id = \(account)") != nil
    }

    func set(_ picture: ProfilePicture) throws {
        try connection.execute(
            """
            INSERT INTO account_pictures (account_id, blob_id, kind, width, height, byte_count)
            VALUES (
                \(account), \(picture.version), \(picture.kind), \(picture.width), \(picture.height), \(picture.byteCount)
            )
            ON CONFLICT (account_id) DO UPDATE SET
                blob_id = excluded.blob_id, kind = excluded.kind, width = excluded.width, height = excluded.height,
                byte_count = excluded.byte_count
            """
        )
    }

    func remove() throws {
        try connection.execute("DELETE FROM account_pictures WHERE account_id = \(account)")
    }

    /// A guest's picture becomes the account's, which keeps its own if it has one.
    func take(from guest: Account.ID) throws {
        guard try !isSet() else { return }
        try connection.execute("UPDATE account_pictures SET account_id = \(account) WHERE account_id = \(guest)")
    }

    /// Carries `work` out unless this decision, which leads to `blob` or to no picture, was carried out before.
    ///
    /// - Throws: `keyReused` when the key named another decision.
    func once(_ key: IdempotencyKey, leadingTo blob: String?, at date: Date, _ work: () throws -> Void) throws {
        let row = try connection.row(
            "SELECT blob_id FROM picture_decisions WHERE account_id = \(account) AND id = \(key.value)"
        )
        if let row {
            let earlier: String? = try row["blob_id"]
            guard earlier == blob else { throw AccountError.keyReused }
            return
        }
        try work()
        try connection.execute(
            """
            DELETE FROM picture_decisions
            WHERE account_id = \(account) AND made_at < \(date.addingTimeInterval(-Self.memory))
            """
        )
        try connection.execute(
            """
            INSERT INTO picture_decisions (account_id, id, blob_id, made_at)
            VALUES (\(account), \(key.value), \(blob), \(date))
            """
        )
    }
}

/// Which blobs of pictures and of pieces of files there may be, inside a transaction.
///
/// A blob is noted before it is written and struck out after it is removed, so that a crash at any moment leaves none
/// that nobody knows. People with equal pictures share a blob: the one who sends it again must not lose it to the one
/// who has just let go of it. So removing takes two steps with ``rest`` in between, each a transaction that looks
/// whether anybody reads the blob, and whoever sends a blob that is leaving waits until it is gone.
struct BlobLedger {
    let connection: any SQLConnection
    let now: Date
    /// Of other subjects, as `AccountData.blobReaders` says.
    var readers: [SQL] = []

    /// So long a blob stays that nobody reads: longer than any upload between its note and its row takes, and than a
    /// backup between its copies of the database and of the files.
    static let rest: TimeInterval = 3_600
    /// Whoever removes a blob and has not said so after this time has crashed.
    static let lease: TimeInterval = 60

    private var isUnread: SQL {
        let own: [SQL] = [
            "SELECT 1 FROM account_pictures i WHERE i.blob_id = picture_blobs.id",
            "SELECT 1 FROM upload_pieces p WHERE p.blob_id = picture_blobs.id",
        ]
        return (own + readers).map { "NOT EXISTS (\($0))" }.joined(separator: " AND ")
    }

    /// Notes that a blob is about to be written.
    ///
    /// - Returns: Whether it may; `false` while it is being removed.
    func note(_ id: String) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO picture_blobs (id, sent_at, unread_since, leaving_since) VALUES (\(id), \(now), \(nil), \(nil))
            ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at, unread_since = NULL
            WHERE picture_blobs.leaving_since IS NULL
            """
        ) > 0
    }

    /// Whether a blob that was noted is still to be had.
    func holds(_ id: String) throws -> Bool {
        try connection.row("SELECT 1 AS found FROM picture_blobs WHERE id = \(id) AND leaving_since IS NULL") != nil
    }

    /// Notes since when blobs have no reader any more.
    func noteUnread() throws {
        try connection.execute(
            """
            UPDATE picture_blobs SET unread_since = \(now)
            WHERE unread_since IS NULL AND sent_at < \(now.addingTimeInterval(-Self.rest)) AND \(isUnread)
            """
        )
    }

    /// A blob that is to be removed now, which from here on nobody may read; `nil` when there is none.
    func takeLeaving() throws -> String? {
        let row = try connection.row(
            """
            SELECT id FROM picture_blobs
            WHERE (leaving_since IS NULL AND unread_since < \(now.addingTimeInterval(-Self.rest)) AND \(isUnread))
                OR leaving_since < \(now.addingTimeInterval(-Self.lease))
            ORDER BY id LIMIT 1
            """
        )
        guard let id: String = try row?["id"] else { return nil }
        try connection.execute("UPDATE picture_blobs SET leaving_since = \(now) WHERE id = \(id)")
        return id
    }

    /// Forgets a blob that was removed.
    func strike(_ id: String) throws {
        try connection.execute("DELETE FROM picture_blobs WHERE id = \(id) AND leaving_since IS NOT NULL")
    }
}
