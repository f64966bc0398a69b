import AccountsDomain
import Foundation
import Storage

/// What has had its time, inside a transaction.
struct Retention {
    /// Unpinned threads older than this are cleared.
    static let lifetime: TimeInterval = 90 * 86_400
    /// For undoing a deletion, and of conversations that are not to be kept.
    static let dayOfGrace: TimeInterval = 86_400

    let connection: any SQLConnection
    let now: Date

    func clearAll() throws {
        try connection.execute("DELETE FROM guide_threads WHERE \(expired)")
        try connection.execute(
            "DELETE FROM guide_drafts WHERE updated_at < \(now.addingTimeInterval(-Self.lifetime))"
        )
        try connection.execute(
            """
            DELETE FROM guide_sessions
            WHERE last_used_at < \(now.addingTimeInterval(-Self.lifetime))
                AND NOT EXISTS (SELECT 1 FROM guide_threads WHERE guide_threads.session_id = guide_sessions.id)
            """
        )
    }

    func clear(_ account: Account.ID) throws {
        try connection.execute("DELETE FROM guide_threads WHERE account_id = \(account) AND (\(expired))")
    }

    private var expired: SQL {
        let grace = now.addingTimeInterval(-Self.dayOfGrace)
        return """
            deleted_at < \(grace) OR (is_temporary = 1 AND updated_at < \(grace))
            OR (is_pinned = 0 AND updated_at < \(now.addingTimeInterval(-Self.lifetime)))
            """
    }
}
