import Foundation

/// How the ecliptic stands over a place at an instant.
package struct Horizon: Hashable, Sendable {
    /// Degrees of the ecliptic on the eastern half of the horizon, true equinox of date.
    ///
    /// It rises, but for a part of the day beyond the polar circles, where it goes down to the north of east.
    package let ascendant: Double
    /// Degrees of the ecliptic on the southern meridian, true equinox of date.
    package let midheaven: Double

    /// - Parameters:
    ///   - time: the instant.
    ///   - place: where; at the poles themselves nothing rises, so it must be short of them.
    ///   - nutation: of the instant.
    package init(at time: EphemerisTime, place: GeographicPoint, nutation: Nutation) {
        let obliquity = nutation.trueObliquity.radians
        let meridian = Self.siderealDegrees(at: time, nutation: nutation) + place.longitude
        let angle = meridian.radians
        let latitude = place.latitude.radians
        let crossing = atan2(cos(angle), -(sin(angle) * cos(obliquity) + tan(latitude) * sin(obliquity))).degrees
        let midheaven = atan2(sin(angle), cos(angle) * cos(obliquity)).degrees.normalizedDegrees
        // East of the meridian is what comes to it later: the half of the ecliptic that follows the midheaven. What
        // rises is there too, unless the latitude is more than 90° less the obliquity.
        let isEast = (crossing - midheaven).normalizedDegrees < 180
        ascendant = (isEast ? crossing : crossing + 180).normalizedDegrees
        self.midheaven = midheaven
    }

    /// Greenwich apparent sidereal time in degrees (IAU 2006: Earth rotation angle and accumulated precession).
    static func siderealDegrees(at time: EphemerisTime, nutation: Nutation) -> Double {
        let days = time.universal - 2_451_545
        // Whole turns are taken off before scaling, to keep the digits of the fraction.
        let turns = 0.7790572732640 + 0.00273781191135448 * days + days.truncatingRemainder(dividingBy: 1)
        let t = time.centuries
        let precession =
            0.014506 + 4612.156534 * t + 1.3915817 * t * t - 0.00000044 * t * t * t - 0.000029956 * t * t * t * t
        let equinoxes = nutation.inLongitude * cos(nutation.trueObliquity.radians)
        return turns * 360 + precession * .arcsecond + equinoxes
    }
}
