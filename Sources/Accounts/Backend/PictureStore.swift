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
