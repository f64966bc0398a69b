import Jyotish

/// What a result rests on: everything by which another program's may differ.
struct SettingsReport {
    let settings: ChartSettings
    let ayanamsa: Double
    let ephemeris: String
    let zones: String
    let utcOffsetSeconds: Int

    var json: JSONValue {
        .object([
            ("zodiac", "sidereal"),
            ("ayanamsa", .object([("id", .text(settings.ayanamsa.rawValue)), ("value", .degrees(ayanamsa))])),
            ("node", .text(settings.node.rawValue)),
            ("houses", .text(settings.houses.rawValue)),
            ("dashaYearDays", .number(Vimshottari.yearDays)),
            ("ephemeris", .text(ephemeris)),
            ("tzdata", .text(zones)),
            ("utcOffsetSeconds", .integer(utcOffsetSeconds)),
        ])
    }
}
