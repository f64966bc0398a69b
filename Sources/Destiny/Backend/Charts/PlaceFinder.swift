package import DestinyDomain

/// Finds places that the gazetteer does not have, by asking somebody else.
package struct PlaceFinder: Sendable {
    package let directory: PlaceDirectory
    /// Places by name, best first; their zones are not known.
    let find: @Sendable (String) async throws(AstrologyError) -> [Found]

    /// A place without its zone; degrees north and east.
    package struct Found: Sendable {
        var name: String
        var area: String
        var latitude: Double
        var longitude: Double

        package init(name: String, area: String, latitude: Double, longitude: Double) {
            self.name = name
            self.area = area
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    package init(
        directory: PlaceDirectory,
        find: @escaping @Sendable (String) async throws(AstrologyError) -> [Found]
    ) {
        self.directory = directory
        self.find = find
    }
}
