package import Foundation

/// Sunrise and sunset.
package struct SunEvents: Sendable {
    private let ephemeris: any EphemerisProvider

    /// Reads the Sun's places from an ephemeris.
    package init(ephemeris: any EphemerisProvider = LibnovaEphemeris()) {
        self.ephemeris = ephemeris
    }

    /// When the Sun's upper limb rises and sets over a sea-level horizon, with 34′ of refraction; nothing on days
    /// when it does not.
    ///
    /// Good to a few seconds but for the air, which can make it minutes near the polar circles.
    ///
    /// - Parameters:
    ///   - date: the day by the clocks at the place.
    ///   - place: where.
    ///   - offset: seconds that those clocks are ahead of UTC; some places keep the date of the other side of the date
    ///     line, a whole day from their Sun's.
    /// - Returns: both, the rising first.
    package func day(
        _ date: CivilDate,
        at place: GeographicPoint,
        offset: Int
    ) -> (sunrise: Date, sunset: Date)? {
        let clockNoon = Double(date.daysSince1970) * 86_400 + 43_200 - Double(offset)
        let ahead = ((Double(offset) - place.longitude * 240) / 86_400).rounded() * 86_400
        let noon = clockNoon + Double(offset) - place.longitude * 240 - ahead
        guard let sunrise = event(near: Date(timeIntervalSince1970: noon), place: place, side: -1),
            let sunset = event(near: Date(timeIntervalSince1970: noon), place: place, side: 1)
        else { return nil }
        return (sunrise, sunset)
    }

    /// Steps to where the hour angle is that of the Sun's altitude of −50′.
    private func event(near noon: Date, place: GeographicPoint, side: Double) -> Date? {
        var instant = noon
        for _ in 0..<6 {
            let sun = equatorial(at: instant, place: place)
            let latitude = place.latitude.radians
            let cosine =
                (sin((-50.0 / 60).radians) - sin(latitude) * sin(sun.declination))
                / (cos(latitude) * cos(sun.declination))
            guard abs(cosine) <= 1 else { return nil }
            let wanted = side * acos(cosine).degrees
            let correction = (wanted - sun.hourAngle).signedDegrees / 360 * 86_400
            instant = instant.addingTimeInterval(correction)
            if abs(correction) < 0.5 { break }
        }
        return instant
    }

    /// The declination in radians and the local hour angle in degrees, −180 ..< 180.
    private func equatorial(at instant: Date, place: GeographicPoint) -> (declination: Double, hourAngle: Double) {
        let time = EphemerisTime(instant)
        let nutation = Nutation(at: time)
        let position = ephemeris.positions(of: [.sun], at: time, node: .mean)[.sun]
        let longitude = ((position?.longitude ?? 0) + nutation.inLongitude).radians
        let obliquity = nutation.trueObliquity.radians
        let ascension = atan2(sin(longitude) * cos(obliquity), cos(longitude)).degrees
        let meridian = Horizon.siderealDegrees(at: time, nutation: nutation) + place.longitude
        return (asin(sin(longitude) * sin(obliquity)), (meridian - ascension).signedDegrees)
    }
}
