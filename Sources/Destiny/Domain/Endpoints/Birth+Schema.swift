package import Calls

extension CalendarDay: JSONDescribed {
    package static let schema = JSONSchema.string(10...10).described("A day of the Gregorian calendar: 1990-05-14.")
}

extension ClockTime: JSONDescribed {
    package static let schema = JSONSchema.string(5...8).described("By a clock: 10:24 or 10:24:45.")
}

extension BirthPlace: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("name", .string(0...100)),
        .required("area", .string(0...100).described("Tells places of one name apart: Tamil Nadu, India.")),
        .required("latitude", .number.described("Degrees north.")),
        .required("longitude", .number.described("Degrees east.")),
        .required("zone", .string(1...60).described("An IANA zone, an offset like +05:30, or LMT."))
    ).named("BirthPlace")
}

extension PlaceDirectory: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("host", .string(1...253)),
        .required("attribution", .string(0...200).described("Whose facts the places are; show it beside them."))
    ).named("PlaceDirectory")
}

extension BirthDetails: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .string(0...maximumNameLength)),
        .required("date", CalendarDay.schema),
        .optional("time", ClockTime.schema),
        .required("accuracy", .choice(TimeAccuracy.self)),
        .required("place", BirthPlace.schema),
        .required("fold", .integer(0...1).described("Which of two equal clock times, when clocks were set back."))
    ).named("BirthDetails")
}

/// Birth details.
package struct BirthInput: EndpointInput, Hashable {
    package var birth: BirthDetails

    package init(_ birth: BirthDetails) {
        self.birth = birth
    }

    package static let fields: [InputField] = [.body("birth", BirthDetails.schema, "The details of one birth.")]
}
