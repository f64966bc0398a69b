import Foundation

/// A place as a geocoding service tells it.
package struct GeocodedPlace: Hashable, Sendable {
    package var name: String
    /// Tells places of one name apart: district, state and country.
    package var area: String
    /// Degrees north and east; never 0, 0.
    package var latitude: Double
    package var longitude: Double
}

extension GeocodedPlace {
    /// One entry of Nominatim's `jsonv2`; entries without what is needed are none.
    struct Payload: Decodable {
        var lat: Degrees?
        var lon: Degrees?
        var name: String?
        var displayName: String?

        enum CodingKeys: String, CodingKey {
            case lat, lon, name
            case displayName = "display_name"
        }

        /// Nominatim writes degrees as texts, others who speak its API as numbers.
        struct Degrees: Decodable {
            let value: Double?

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    value = number
                } else {
                    value = Double(try container.decode(String.self))
                }
            }
        }

        var place: GeocodedPlace? {
            guard let latitude = lat?.value, let longitude = lon?.value,
                (-89.99...89.99).contains(latitude), (-180...180).contains(longitude),
                (latitude, longitude) != (0, 0)
            else { return nil }
            let parts = (displayName ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            let own = name.flatMap { $0.isEmpty ? nil : $0 } ?? parts.first ?? ""
            guard !own.isEmpty else { return nil }
            let area = parts.first == own ? parts.dropFirst() : parts[...]
            return GeocodedPlace(
                name: String(own.prefix(100)),
                area: String(area.joined(separator: ", ").prefix(100)),
                latitude: latitude,
                longitude: longitude
            )
        }
    }
}
