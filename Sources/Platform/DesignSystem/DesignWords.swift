package import Foundation
package import SwiftUI

/// The design system's own words on a screen, for apps that speak another language than its table; `nil` for that one's.
package nonisolated struct DesignWords: Hashable, Sendable {
    /// Takes the last act back.
    package var undo: String?
    /// Takes a toast away.
    package var dismiss: String?
    /// Stands for what is still to come.
    package var loading: String?

    package init(undo: String? = nil, dismiss: String? = nil, loading: String? = nil) {
        (self.undo, self.dismiss, self.loading) = (undo, dismiss, loading)
    }
}

nonisolated private struct DesignWordsKey: EnvironmentKey {
    static let defaultValue = DesignWords()
}

nonisolated extension EnvironmentValues {
    /// The design system's own words.
    package var designWords: DesignWords {
        get { self[DesignWordsKey.self] }
        set { self[DesignWordsKey.self] = newValue }
    }
}

/// Numbers as people say them.
nonisolated package enum CountWords {
    /// `999`, `12.3k`, `1.2M`: at most one decimal, rounded down so that a count is never overstated.
    package static func short(_ count: Int, locale: Locale) -> String {
        switch count {
        case ..<1_000: count.formatted(.number.locale(locale))
        case ..<999_500: scaled(count, by: 1_000, locale: locale) + "k"
        default: scaled(count, by: 1_000_000, locale: locale) + "M"
        }
    }

    /// All digits, grouped: `12,345`.
    package static func full(_ count: Int, locale: Locale) -> String {
        count.formatted(.number.locale(locale))
    }

    private static func scaled(_ count: Int, by unit: Int, locale: Locale) -> String {
        // Rounded, as people would: 4,999 is 5k.
        let exact = (count + unit / 20) / (unit / 10)
        let tenths = exact >= 1_000 ? (count + unit / 2) / unit * 10 : exact
        let digits = tenths >= 1_000 || tenths % 10 == 0 ? 0 : 1
        let value = digits == 0 ? Double(tenths / 10) : Double(tenths) / 10
        return value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(locale))
    }
}

nonisolated private struct PresentDateKey: EnvironmentKey {
    static let defaultValue: @Sendable () -> Date = { Date() }
}

nonisolated extension EnvironmentValues {
    /// The clock that relative dates are told by; tests fix it.
    package var presentDate: @Sendable () -> Date {
        get { self[PresentDateKey.self] }
        set { self[PresentDateKey.self] = newValue }
    }

    /// Dates in this person's language and time zone, as of now.
    package var dateWords: DateWords {
        DateWords(now: presentDate(), locale: locale, timeZone: timeZone)
    }
}

/// Dates as people say them: relative up to a week, then absolute.
nonisolated package struct DateWords: Sendable {
    package var now: Date
    package var locale: Locale
    package var timeZone: TimeZone

    package init(now: Date, locale: Locale, timeZone: TimeZone) {
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
    }

    /// "just now", "5 minutes ago", "yesterday", "3 days ago", and from a week on "12 March 2026".
    ///
    /// A date in the future, which only a wrong clock makes, is written as an absolute date.
    @MainActor package func relative(_ date: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        guard seconds >= 0 else { return absolute(date) }
        let days = daysBefore(date)
        switch (days, seconds) {
        case (_, ..<60): return words("design.date.now")
        case (_, ..<3_600): return counted(Int(seconds / 60), "design.date.minute")
        case (0, _): return counted(Int(seconds / 3_600), "design.date.hour")
        case (1, _): return words("design.date.yesterday")
        case (..<7, _): return counted(days, "design.date.day")
        default: return absolute(date)
        }
    }

    /// "12 March 2026" in the order and words of the locale.
    package func absolute(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
    }

    /// The year alone, such as "2014".
    package func year(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).year())
    }

    /// The time of day, such as "14:32" or "2:32 PM".
    package func time(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
    }

    /// Midnights between `date` and now, in the person's time zone.
    private func daysBefore(_ date: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let from = calendar.startOfDay(for: date)
        let to = calendar.startOfDay(for: now)
        return calendar.dateComponents([.day], from: from, to: to).day ?? .max
    }

    @MainActor private func counted(_ count: Int, _ key: String) -> String {
        words(count == 1 ? "\(key).one" : "\(key).other", count)
    }
}

/// The design system's own words, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
