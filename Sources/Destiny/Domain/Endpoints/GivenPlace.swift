package import Calls

/// A place as callers of the API write it: a city's name, or where it lies.
package enum GivenPlace: Codable, Hashable, Sendable {
    /// “Salem, Tamil Nadu”.
    case city(String)
    case point(Point)

    package struct Point: Codable, Hashable, Sendable {
        /// What to call it; nothing is looked for by it.
        package var name: String?
        /// Degrees north.
        package var lat: Double
        /// Degrees east.
        package var lon: Double
        /// An IANA zone, an offset like `+05:30`, or `LMT`.
        package var tz: String

        package init(name: String? = nil, lat: Double, lon: Double, tz: String) {
            self.name = name
            self.lat = lat
            self.lon = lon
            self.tz = tz
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = .city(try container.decode(String.self))
        } catch DecodingError.typeMismatch {
            self = .point(try container.decode(Point.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .city(let name): try container.encode(name)
        case .point(let point): try container.encode(point)
        }
    }
}

extension GivenPlace: JSONDescribed {
    package static let schema = JSONSchema.oneOf(
        .string(1...200).described("A city by name."),
        .object(
            .optional("name", .string(0...100).described("What to call it; nothing is looked for by it.")),
            .required("lat", .number.described("Degrees north.")),
            .required("lon", .number.described("Degrees east.")),
            .required("tz", GivenBirth.zoneSchema)
        ).named("GivenPoint")
    )
}
