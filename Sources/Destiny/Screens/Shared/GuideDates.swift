import DestinyDomain
import Foundation

/// Dates in the guide's language and, unless said otherwise, in UTC.
nonisolated struct GuideDates {
    private let locale: Locale
    private let timeZone: TimeZone

    init(_ words: GuideWords, timeZone: TimeZone = .gmt) {
        locale = words.locale
        self.timeZone = timeZone
    }

    /// As in “1 December”.
    func day(_ date: Date) -> String { date.formatted(style.day().month(.wide)) }

    /// As in “1 December 2026”.
    func full(_ date: Date) -> String { date.formatted(style.day().month(.wide).year()) }

    /// As in “14 May 1990”, whatever the zone.
    func full(_ day: CalendarDay) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let date = calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
        return date.map(full) ?? day.description
    }

    /// As in “Dec 2026”.
    func month(_ date: Date) -> String { date.formatted(style.month(.abbreviated).year()) }

    /// As in “December 2026”.
    func longMonth(_ date: Date) -> String { date.formatted(style.month(.wide).year()) }

    /// As in “2026”.
    func year(_ date: Date) -> String { date.formatted(style.year()) }

    /// As in “14:32”.
    func time(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
    }

    private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, timeZone: timeZone) }
}
