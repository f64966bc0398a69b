/// Where somebody was born, and by which clock.
package struct BirthPlace: Codable, Hashable, Sendable {
    /// As in “Salem”; what the person wrote when the place was entered by hand, perhaps empty.
    package var name: String
    /// Tells places of one name apart, as in “Tamil Nadu, India”; empty for one entered by hand.
    package var area: String
    /// Degrees north, −89.99 … 89.99.
    package var latitude: Double
    /// Degrees east, −180 … 180.
    package var longitude: Double
    /// An IANA zone (`Asia/Kolkata`), an offset from UTC (`+05:30`), or `LMT` for the Sun's time at the place.
    package var zone: String

    package init(name: String, area: String = "", latitude: Double, longitude: Double, zone: String) {
        self.name = name
        self.area = area
        self.latitude = latitude
        self.longitude = longitude
        self.zone = zone
    }

    /// As in “Salem, Tamil Nadu, India”.
    package var fullName: String { [name, area].filter { !$0.isEmpty }.joined(separator: ", ") }
}
