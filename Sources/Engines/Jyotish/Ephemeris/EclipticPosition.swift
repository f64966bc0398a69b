/// Where a body appears from the centre of the Earth.
package struct EclipticPosition: Hashable, Sendable {
    /// Degrees, 0 ..< 360: apparent (light-time, aberration, deflection), ecliptic and mean equinox of date, so
    /// without nutation.
    package let longitude: Double
    /// Degrees north of the ecliptic of date.
    package let latitude: Double
    /// Astronomical units; 0 for the lunar nodes, which are directions.
    package let distance: Double
    /// Degrees of longitude per day against the stars, so without the equinox' own 0.14″; negative while retrograde.
    package let speed: Double

    /// Degrees, degrees, astronomical units, degrees a day, as above; any longitude is brought to 0 ..< 360.
    package init(longitude: Double, latitude: Double, distance: Double, speed: Double) {
        self.longitude = longitude.normalizedDegrees
        self.latitude = latitude
        self.distance = distance
        self.speed = speed
    }
}
