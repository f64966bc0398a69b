package import Foundation
package import SwiftUI

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
