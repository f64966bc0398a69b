/// A place on the Earth.
package struct GeographicPoint: Hashable, Sendable {
    /// Degrees north, −90 … 90.
    package let latitude: Double
    /// Degrees east, −180 … 180.
    package let longitude: Double

    /// - Throws: `latitudeOutOfRange`, `longitudeOutOfRange`, and `atThePole` within 0.01° of one.
    package init(latitude: Double, longitude: Double) throws(BirthError) {
        guard latitude.isFinite, (-90...90).contains(latitude) else { throw .latitudeOutOfRange(latitude) }
        guard longitude.isFinite, (-180...180).contains(longitude) else { throw .longitudeOutOfRange(longitude) }
        guard abs(latitude) <= 89.99 else { throw .atThePole(latitude) }
        self.latitude = latitude
        self.longitude = longitude
    }
}
