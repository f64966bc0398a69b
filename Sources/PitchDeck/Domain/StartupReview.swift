package import Foundation

/// A startup that a moderator has to look at.
package struct StartupReview: Codable, Hashable, Sendable, Identifiable {
    /// What would be shown, or is shown already.
    package var startup: Startup
    /// Whether nobody else reads it before a moderator has approved it.
    package var isHeld: Bool
    package var askedAt: Date

    package var id: DocumentID { startup.id }

    package static let maximumNote = 500
    /// Of a queue, at once.
    package static let maximumCount = 100

    package init(startup: Startup, isHeld: Bool, askedAt: Date) {
        (self.startup, self.isHeld, self.askedAt) = (startup, isHeld, askedAt)
    }
}

/// What a founder says to moderators who took their startup out of sight.
package struct StartupAppeal: Codable, Hashable, Sendable {
    package var text: String
    package var madeAt: Date
    /// Whether a moderator has left it hidden all the same.
    package var isAnswered: Bool

    package static let maximumText = 500

    package init(text: String, madeAt: Date, isAnswered: Bool = false) {
        (self.text, self.madeAt, self.isAnswered) = (text, madeAt, isAnswered)
    }
}

/// What moderators do with startups that were published, and with hidden ones whose founder appeals.
///
/// Every verb throws `notModerator` for anybody else, also for who was one before.
package protocol StartupReviewService: Sendable {
    /// Hidden ones whose founder appeals first, then held ones, then the oldest; at most 100.
    func queue() async throws(StartupError) -> [StartupReview]

    /// Shows what is held or hidden to everybody; leaves what is shown as it is.
    ///
    /// - Throws: `notFound` for what is not in the queue, `conflict` where it was changed since.
    func approve(_ id: DocumentID, ifVersion version: Int) async throws(StartupError)

    /// Makes it a draft again, with a note that tells its founder why; whatever they publish of it next is held.
    ///
    /// What was approved before of the same startup stays, and what is hidden only stays so.
    ///
    /// - Throws: `invalid` for the note, `notFound`, `conflict`.
    func sendBack(_ id: DocumentID, ifVersion version: Int, note: String) async throws(StartupError)
}
