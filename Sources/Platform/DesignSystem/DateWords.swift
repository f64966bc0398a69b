package import Foundation

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
