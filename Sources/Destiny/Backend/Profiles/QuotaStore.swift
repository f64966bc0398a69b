import AccountsDomain
import DestinyDomain
import Foundation
import Storage

/// How many questions of a person were answered, inside a transaction.
struct QuotaStore {
    let connection: any SQLConnection
    let account: Account

    func quota(now: Date) throws -> Quota {
        let month = CalendarMonth(containing: now)
        let used: Int? = try connection.row(
            """
            SELECT COUNT(*) AS total FROM question_uses
            WHERE account_id = \(account.id) AND answered_at >= \(month.start)
            """
        )?["total"]
        let isPremium = try SubscriptionStore(connection: connection, account: account.id).status(now: now).isPremium
        let limit = account.kind == .guest ? Quota.guestLimit : Quota.accountLimit
        return Quota(used: used ?? 0, limit: isPremium ? nil : limit, renewsAt: month.end)
    }

    /// - Throws: `quotaExhausted` when no question is left, those included that are being answered.
    func checkRoom(now: Date) throws {
        let quota = try quota(now: now)
        guard let limit = quota.limit else { return }
        let pending: Int? = try connection.row(
            """
            SELECT COUNT(*) AS total FROM guide_messages m JOIN guide_threads t ON t.id = m.thread_id
            WHERE t.account_id = \(account.id) AND m.state = 'answering' AND NOT EXISTS (
                SELECT 1 FROM question_uses u WHERE u.account_id = \(account.id) AND u.question_id = m.question_id
            )
            """
        )?["total"]
        guard quota.used + (pending ?? 0) < limit else { throw AstrologyError.quotaExhausted(quota) }
    }

    func hasCounted(_ question: Message.ID) throws -> Bool {
        try connection.row(
            "SELECT 1 FROM question_uses WHERE account_id = \(account.id) AND question_id = \(question)"
        ) != nil
    }

    /// Counts a question, once however often it is answered.
    func count(_ question: Message.ID, at date: Date) throws {
        try connection.execute(
            """
            INSERT INTO question_uses (account_id, question_id, answered_at)
            VALUES (\(account.id), \(question), \(date)) ON CONFLICT DO NOTHING
            """
        )
    }
}
