import AccountsDomain
package import Foundation

/// How long sessions and their tokens live, in seconds.
package struct SessionRules: Sendable {
    /// A session that was seen within this time is not noted again: a write for every request would be the most of them.
    package var seenInterval: TimeInterval = 3_600
    /// A token of this age is replaced.
    package var renewalAge: TimeInterval = 7 * 86_400
    /// How long a replaced token still works: requests that are on their way, other tabs.
    package var grace: TimeInterval = 600
    /// A member's session that nobody uses ends.
    package var memberIdle: TimeInterval = 60 * 86_400
    /// A member signs in again after this time in any case.
    package var memberLongest: TimeInterval = 365 * 86_400
    /// A guest has no way back, so the session lives as long as browsers let a cookie live.
    package var guestIdle: TimeInterval = 400 * 86_400
    /// A ticket is redeemed by the page that asked for it, at once.
    package var ticketLife: TimeInterval = 30
    /// A guest who has kept nothing and was not seen for this time is deleted.
    package var emptyGuestIdle: TimeInterval = 30 * 86_400

    static let maximumDeviceLength = 80

    package init() {}

    func isAlive(_ kind: Account.Kind, openedAt: Date, lastSeenAt: Date, now: Date) -> Bool {
        let idle = now.timeIntervalSince(lastSeenAt)
        return switch kind {
        case .guest: idle <= guestIdle
        case .member: idle <= memberIdle && now.timeIntervalSince(openedAt) <= memberLongest
        }
    }
}
