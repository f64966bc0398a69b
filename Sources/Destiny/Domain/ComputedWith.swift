package import Foundation

/// Everything by which another program's result may differ.
package struct ComputedWith: Codable, Hashable, Sendable {
    /// As in “libnova 0.16 (VSOP87, ELP 2000-82B)”.
    package var ephemeris: String
    package var ayanamsa: AyanamsaChoice
    /// Degrees, without nutation.
    package var ayanamsaDegrees: Double
    package var node: NodeChoice
    /// As in “wholeSign”.
    package var houses: String
    /// Days of a year of the Vimshottari cycle.
    package var dashaYearDays: Double
    /// The version of the time zones' rules.
    package var timeZoneRules: String
    /// The instant of birth; of noon when the time is unknown.
    package var utc: Date
    /// Seconds that the birthplace's clock was ahead of UTC.
    package var utcOffsetSeconds: Int
    /// The other possibility when the clock showed the time twice.
    package var otherUTCOffsetSeconds: Int?
    /// The city whose clocks these were, where the birth was elsewhere in its zone and before all of it agreed.
    package var clocksOf: String?
    /// Whether that city kept its own mean solar time.
    package var isMeanTime: Bool?

    package init(
        ephemeris: String,
        ayanamsa: AyanamsaChoice,
        ayanamsaDegrees: Double,
        node: NodeChoice,
        houses: String,
        dashaYearDays: Double,
        timeZoneRules: String,
        utc: Date,
        utcOffsetSeconds: Int,
        otherUTCOffsetSeconds: Int?,
        clocksOf: String? = nil,
        isMeanTime: Bool? = nil
    ) {
        self.ephemeris = ephemeris
        self.ayanamsa = ayanamsa
        self.ayanamsaDegrees = ayanamsaDegrees
        self.node = node
        self.houses = houses
        self.dashaYearDays = dashaYearDays
        self.timeZoneRules = timeZoneRules
        self.utc = utc
        self.utcOffsetSeconds = utcOffsetSeconds
        self.otherUTCOffsetSeconds = otherUTCOffsetSeconds
        self.clocksOf = clocksOf
        self.isMeanTime = isMeanTime
    }
}
