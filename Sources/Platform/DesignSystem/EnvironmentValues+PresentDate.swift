package import Foundation
package import SwiftUI

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
