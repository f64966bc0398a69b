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

/// Birth details as callers of the API write them: a city by name, or coordinates with a zone.
package struct GivenBirth: Codable, Hashable, Sendable {
    package var name: String?
    package var date: CalendarDay
    /// Absent when it is unknown.
    package var time: ClockTime?
    /// `exact` with a time, when nothing is said.
    package var accuracy: TimeAccuracy?
    /// Needed without coordinates beside it.
    package var place: GivenPlace?
    package var lat: Double?
    package var lon: Double?
    /// An IANA zone, an offset like `+05:30`, or `LMT`.
    package var tz: String?
    package var fold: Int?
    /// Taken and not used: the order of the pair is what counts.
    package var gender: String?

    /// The same details with the place's coordinates.
    package init(_ birth: BirthDetails) {
        name = birth.name
        date = birth.date
        time = birth.time
        accuracy = birth.accuracy
        place = birth.place.fullName.isEmpty ? nil : .city(birth.place.fullName)
        lat = birth.place.latitude
        lon = birth.place.longitude
        tz = birth.place.zone
        fold = birth.fold
    }
}

extension GivenBirth {
    package init(
        date: CalendarDay,
        time: ClockTime?,
        accuracy: TimeAccuracy,
        place: GivenPlace?,
        lat: Double?,
        lon: Double?,
        tz: String?,
        fold: Int?
    ) {
        (name, gender) = (nil, nil)
        (self.date, self.time, self.accuracy, self.place) = (date, time, accuracy, place)
        (self.lat, self.lon, self.tz, self.fold) = (lat, lon, tz, fold)
    }
}

extension GivenBirth: JSONDescribed {
    static let zoneSchema = JSONSchema.string(1...60).described("An IANA zone, an offset like +05:30, or LMT.")

    package static let schema = JSONSchema.object(
        .optional("name", .string(0...BirthDetails.maximumNameLength)),
        .required("date", CalendarDay.schema),
        .optional("time", ClockTime.schema),
        .optional("accuracy", .choice(TimeAccuracy.self)),
        .optional("place", GivenPlace.schema.described("Needed without coordinates beside it.")),
        .optional("lat", .number.described("Degrees north.")),
        .optional("lon", .number.described("Degrees east.")),
        .optional("tz", zoneSchema),
        .optional("fold", .integer(0...1)),
        .optional("gender", .string(0...30).described("Not used."))
    ).named("GivenBirth")
}
