/// A city of the gazetteer.
package struct City: Hashable, Sendable {
    /// The usual English name.
    package let name: String
    /// Other names and older spellings.
    package let alternatives: [String]
    /// The state or province, where the country has several cities of the name; otherwise often empty.
    package let region: String
    /// The country's English name.
    package let country: String
    /// Degrees north, to 0.01°.
    package let latitude: Double
    /// Degrees east, to 0.01°.
    package let longitude: Double
    /// The IANA zone.
    package let zone: String
}
