package import Foundation

/// An instant in both times that positions need: the Earth's (universal) and the planets' (terrestrial).
package struct EphemerisTime: Hashable, Sendable {
    /// Julian day of universal time.
    package let universal: Double
    /// Julian day of terrestrial time.
    package let terrestrial: Double

    /// The instant of a Julian day of universal time.
    package init(julianDay: Double) {
        universal = julianDay
        terrestrial = julianDay + DeltaT.seconds(julianDay: julianDay) / 86_400
    }

    /// The instant of a date in UTC.
    package init(_ date: Date) {
        self.init(julianDay: date.julianDay)
    }

    /// Julian centuries of terrestrial time since 2000-01-01 12:00.
    package var centuries: Double {
        (terrestrial - 2_451_545) / 36_525
    }
}
