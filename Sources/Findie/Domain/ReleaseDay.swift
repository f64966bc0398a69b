package import Calls
package import Foundation

/// A day, or a month or a year where no more is known.
package struct ReleaseDay: Hashable, Codable, Sendable, Comparable {
    package var year: Int
    package var month: Int?
    package var day: Int?

    package init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// `2017-02-24`, `2017-02` or `2017`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(
            year: numbers[0],
            month: numbers.count > 1 ? numbers[1] : nil,
            day: numbers.count > 2 ? numbers[2] : nil
        )
        guard isInCalendar else { return nil }
    }

    /// Whether there is such a day, month or year, from 1970 to 2100.
    package var isInCalendar: Bool {
        guard (1970...2100).contains(year) else { return false }
        guard let month else { return day == nil }
        guard (1...12).contains(month) else { return false }
        guard let day else { return true }
        return (1...Self.days(of: month, in: year)).contains(day)
    }

    private static func days(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether all of it lies before a whole day.
    package func isOver(on day: ReleaseDay) -> Bool {
        (year, month ?? 12, self.day ?? 31) < (day.year, day.month ?? 1, day.day ?? 1)
    }

    /// As it is read from.
    package var text: String {
        [String(year), month.map(Self.two), day.map(Self.two)].compactMap(\.self).joined(separator: "-")
    }

    package static func < (left: ReleaseDay, right: ReleaseDay) -> Bool {
        (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

extension ReleaseDay: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("year", .integer(1970...2100)),
        .optional("month", .integer(1...12)),
        .optional("day", .integer(1...31))
    ).named("ReleaseDay")
}

extension ReleaseDay {
    /// The day of UTC.
    package init(_ date: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        self.init(year: parts.year ?? 1970, month: parts.month, day: parts.day)
    }

    /// `nil` for what is no whole day.
    package var daysSince1970: Int64? {
        guard month != nil, day != nil else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
            .map { Int64($0.timeIntervalSince1970 / 86_400) }
    }
}
