package import Foundation

/// The clock of tests: a day that is the same in every year, and goes on from there as any clock does.
package enum TestDate {
    /// 2026-11-22 12:00:00 UTC, a Sunday.
    package static let start = Date(timeIntervalSince1970: 1_795_348_800)
    private static let begun = ContinuousClock.now

    package static var now: Date { start.addingTimeInterval((ContinuousClock.now - begun) / .seconds(1)) }
    /// `start` as the calls of Destiny name it.
    package static let day = "2026-11-22"
}
