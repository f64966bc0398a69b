/// A city of the gazetteer.
package struct City: Hashable, Sendable {
    /// The usual English name.
    package let name: String
    /// Other names and older or plainer spellings.
    package let otherNames: [String]
    /// The state or province, where it helps to tell cities apart; otherwise empty.
    package let region: String
    /// The country's English name.
    package let country: String
    /// Degrees north, to 0.01°.
    package let latitude: Double
    /// Degrees east, to 0.01°.
    package let longitude: Double
    /// The IANA zone.
    package let zone: String

    /// As in “Salem, Tamil Nadu, India”.
    package var fullName: String {
        [name, region, country].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// - Parameter line: the seven columns of the gazetteer's file, parted by tabs.
    init?(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count == 7, let latitude = Double(columns[4]), let longitude = Double(columns[5]) else {
            return nil
        }
        name = String(columns[0])
        otherNames = columns[1].split(separator: ";").map(String.init)
        region = String(columns[2])
        country = String(columns[3])
        self.latitude = latitude
        self.longitude = longitude
        zone = String(columns[6])
    }
}
