package import Foundation

/// When a birth was, in universal time, and how that was found.
package struct BirthMoment: Hashable, Sendable {
    package let local: LocalDateTime
    package let utc: Date
    /// Seconds that the clock was ahead of UTC.
    package let offset: Int
    /// The other possibility when the clock showed this time twice.
    package let otherOffset: Int?
    /// Whether the zone's file says local mean time; it is that of the zone's city, so a birthplace elsewhere in the
    /// zone kept another.
    package let isLocalMeanTime: Bool

    init(local: LocalDateTime, offset: Int, otherOffset: Int? = nil, isLocalMeanTime: Bool = false) {
        self.local = local
        self.offset = offset
        self.otherOffset = otherOffset
        self.isLocalMeanTime = isLocalMeanTime
        utc = Date(timeIntervalSince1970: Double(local.clockSeconds - offset))
    }
}
