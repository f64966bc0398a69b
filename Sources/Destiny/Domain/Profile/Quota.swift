package import Foundation

/// How many questions a person may still ask.
package struct Quota: Codable, Hashable, Sendable {
    package static let guestLimit = 3
    package static let accountLimit = 10

    /// Answered since the last renewal; a question counts once, however often it is answered.
    package var used: Int
    /// `nil` for premium, which has none.
    package var limit: Int?
    /// The start of the 1st of the next month, UTC.
    package var renewsAt: Date

    package init(used: Int, limit: Int?, renewsAt: Date) {
        self.used = used
        self.limit = limit
        self.renewsAt = renewsAt
    }

    package var isPremium: Bool { limit == nil }
    /// `nil` without a limit.
    package var left: Int? { limit.map { max(0, $0 - used) } }
    package var isExhausted: Bool { left == 0 }
}
