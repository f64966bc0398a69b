import AccountsDomain
import DestinyDomain
import Foundation
import Storage

/// What one person has written and not asked, inside a transaction.
struct DraftStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// At most one for each thread, and one for a new thread.
    func drafts() throws -> [QuestionDraft] {
        try connection.rows(
            """
            SELECT d.thread_id, d.content FROM guide_drafts d LEFT JOIN guide_threads t ON t.id = d.thread_id
            WHERE d.account_id = \(account) AND t.deleted_at IS NULL ORDER BY d.updated_at DESC, d.place
            """
        ).map { QuestionDraft(try $0["content"], in: try $0["thread_id"]) }
    }

    func save(_ draft: QuestionDraft, at date: Date) throws {
        let place = Self.place(draft.threadID)
        try connection.execute(
            """
            INSERT INTO guide_drafts (account_id, place, thread_id, content, updated_at)
            VALUES (\(account), \(place), \(draft.threadID), \(draft.text), \(date))
            ON CONFLICT (account_id, place) DO UPDATE SET content = \(draft.text), updated_at = \(date)
            """
        )
    }

    func delete(in thread: UUID?) throws {
        try connection.execute(
            "DELETE FROM guide_drafts WHERE account_id = \(account) AND place = \(Self.place(thread))"
        )
    }

    /// A key cannot hold NULL, which stands for a new thread.
    private static func place(_ thread: UUID?) -> String { thread?.uuidString.lowercased() ?? "new" }
}
