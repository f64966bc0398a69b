import Foundation
import Jyotish

/// A month of the calendar, UTC.
struct CalendarMonth: Hashable, Sendable {
    let start: Date
    /// The start of the next one.
    let end: Date

    init(containing instant: Date) {
        let day = instant.local(offset: 0).date
        start = Self.first(year: day.year, month: day.month)
        end =
            day.month == 12
            ? Self.first(year: day.year + 1, month: 1) : Self.first(year: day.year, month: day.month + 1)
    }

    private static func first(year: Int, month: Int) -> Date {
        guard let day = CivilDate(year: year, month: month, day: 1) else {
            preconditionFailure("every month has a first day")
        }
        return Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
    }
}
