import Foundation

/// That a zone tells the clocks of its city, and a birth was elsewhere in it.
///
/// A zone's file holds for the whole zone since 1970; before, it is the history of the city it is named after (theory.html
/// of the tz database).
package struct ForeignClock: Hashable, Sendable {
    /// As the zone's name spells it.
    package let city: String
    /// Whether the city kept its own mean solar time then, which is another one elsewhere.
    package let isMeanTime: Bool

    /// What is nearer to the city than this many degrees had its clocks.
    private static let reach = 0.3
    private static let agreedSince = 1970

    /// `nil` where the clocks are the birthplace's, and where the system does not say where the zone's city is.
    init?(_ birth: BirthRecord, zone: String, isMeanTime: Bool, in zones: TimeZoneDatabase) {
        guard isMeanTime || birth.date.year < Self.agreedSince, let city = zones.city(of: zone),
            city.distance(to: birth.place) > Self.reach,
            !(NorthVietnam.contains(birth.place, zone: zone) && NorthVietnam.hasOwnClock(on: birth.date))
        else { return nil }
        self.city = TimeZoneDatabase.cityName(of: zone)
        self.isMeanTime = isMeanTime
    }
}

extension GeographicPoint {
    /// Degrees along the Earth's surface, by the plane: enough to tell a city from what is far from it.
    func distance(to other: GeographicPoint) -> Double {
        let east = (other.longitude - longitude).signedDegrees * cos(latitude.radians)
        let north = other.latitude - latitude
        return (east * east + north * north).squareRoot()
    }
}
