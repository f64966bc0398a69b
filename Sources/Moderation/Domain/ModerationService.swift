package import Foundation

/// Reporting and blocking by one person, and deciding for admins; every conformer is bound to that person.
package protocol ModerationService: Sendable {
    /// Reports an item, or replaces this person's earlier report of it.
    ///
    /// - Throws: `invalid`, `tooManyReports` beyond 50 a day.
    func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError)

    /// Keeps what `other` publishes from this person; does nothing when it is so already.
    func block(_ other: UUID) async throws(ModerationError)
    func unblock(_ other: UUID) async throws(ModerationError)

    /// Whom this person has blocked, the last first.
    func blocked() async throws(ModerationError) -> [BlockedAccount]

    /// What waits for a decision: the most reported first, then the oldest; at most 100.
    ///
    /// - Throws: `forbidden` for anybody but admins.
    func queue() async throws(ModerationError) -> [Report]

    /// Decides about an item; a later decision takes the place of an earlier one.
    ///
    /// - Throws: `forbidden` for anybody but admins, `notFound` for an item nobody has reported.
    func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report
}
