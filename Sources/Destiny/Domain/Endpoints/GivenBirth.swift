package import Calls

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
