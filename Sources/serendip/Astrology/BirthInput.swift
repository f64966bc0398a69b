import ArgumentParser
import Jyotish
import Places

/// The details of one birth, read from an object.
struct BirthInput {
    let record: BirthRecord
    let settings: ChartSettings
    /// The city that `place` named, if it was needed; none where degrees of one's own lie elsewhere.
    let city: City?

    /// - Parameters:
    ///   - members: `date`, `time`, and `tz`, `lat`, `lon` or a `place` that has them; perhaps `fold`, `offset`,
    ///     `withinMinutes`, `ayanamsa`, `node`, `houses`. What else there is, is passed over.
    ///   - gazetteer: where `place` is looked up.
    /// - Throws: `InputError` for the first thing that is wrong.
    init(_ members: [String: JSONInput], gazetteer: Gazetteer) throws(InputError) {
        let fields = InputFields(members)
        guard let dateText = try fields.text("date") else { throw .missing("date") }
        let date = try Self.checked { () throws(BirthError) in try BirthRecord.date(text: dateText) }
        let time = try Self.time(fields)
        let named = try Self.city(fields, gazetteer: gazetteer)
        let zone = try Self.zone(fields, city: named)
        let place = try Self.place(fields, city: named)
        city = named.flatMap { Self.isThere(place, $0) ? $0 : nil }
        let fold = try fields.integer("fold") ?? 0
        record = try Self.checked { () throws(BirthError) in
            try BirthRecord(date: date, time: time, zone: zone, place: place, fold: fold)
        }
        settings = ChartSettings(
            ayanamsa: try fields.choice("ayanamsa", default: .lahiri),
            node: try fields.choice("node", default: .mean),
            houses: try fields.choice("houses", default: .wholeSign)
        )
    }

    private static func checked<Value>(
        _ body: () throws(BirthError) -> Value
    ) throws(InputError) -> Value {
        do {
            return try body()
        } catch {
            throw InputError(error)
        }
    }

    /// A time that is null or “unknown” is unknown; one that is left out is an oversight.
    private static func time(_ fields: InputFields) throws(InputError) -> BirthTime {
        guard fields.contains("time") else { throw .missing("time") }
        guard let text = try fields.text("time"), text.lowercased() != "unknown" else { return .unknown }
        let second = try checked { () throws(BirthError) in try BirthTime.seconds(text: text) }
        guard let minutes = try fields.integer("withinMinutes") else { return .exact(second) }
        return .within(second, minutes: minutes)
    }

    /// The city that `place` names, if it is needed.
    ///
    /// - Throws: what ``Gazetteer/city(called:)`` throws.
    private static func city(_ fields: InputFields, gazetteer: Gazetteer) throws(InputError) -> City? {
        let isComplete =
            fields.contains("lat") && fields.contains("lon") && (fields.contains("tz") || fields.contains("offset"))
        guard !isComplete, let name = try fields.text("place") else { return nil }
        return try gazetteer.city(called: name)
    }

    /// Whether a place may be called by the name of a city, as a village beside it may.
    private static func isThere(_ place: GeographicPoint, _ city: City) -> Bool {
        let turn = abs(place.longitude - city.longitude)
        return abs(place.latitude - city.latitude) <= 0.5 && min(turn, 360 - turn) <= 0.5
    }

    private static func zone(_ fields: InputFields, city: City?) throws(InputError) -> BirthZone {
        if let seconds = try offset(fields) { return .offset(seconds) }
        guard let text = try fields.text("tz") ?? city?.zone else { throw .missing("tz") }
        return BirthZone(text: text)
    }

    /// Seconds, as a number or written like +05:30.
    private static func offset(_ fields: InputFields) throws(InputError) -> Int? {
        if fields.isNumber("offset") { return try fields.integer("offset") }
        guard let text = try fields.text("offset") else { return nil }
        guard case .offset(let seconds) = BirthZone(text: text) else {
            throw .wrongType("offset", expected: "seconds or like +05:30")
        }
        return seconds
    }

    private static func place(_ fields: InputFields, city: City?) throws(InputError) -> GeographicPoint {
        guard let latitude = try fields.number("lat") ?? city?.latitude else { throw .missing("lat") }
        guard let longitude = try fields.number("lon") ?? city?.longitude else { throw .missing("lon") }
        return try checked { () throws(BirthError) in
            try GeographicPoint(latitude: latitude, longitude: longitude)
        }
    }
}

extension Gazetteer {
    /// The one city of a name.
    ///
    /// - Throws: `unknownPlace`, with those of the name elsewhere, and `severalPlaces` with all of them for a name that more than one has.
    func city(called name: String) throws(InputError) -> City {
        let found = named(name)
        guard let city = found.first else {
            let namesakes = named(String(name.prefix { $0 != "," })).map(\.fullName)
            throw .unknownPlace(name, namesakes)
        }
        guard found.count == 1 else { throw .severalPlaces(name, found.map(\.fullName)) }
        return city
    }
}

/// A birth given by options.
struct BirthOptions: ParsableArguments {
    @Option(help: "The day of birth: 1953-10-09.")
    var date: String?

    @Option(help: "The time by the clock of the place: 10:24:45, or unknown.")
    var time: String?

    @Option(help: "If the time is approximate, by how many minutes it may be off either way.")
    var within: Int?

    @Option(help: "The zone: Asia/Kolkata, or +05:30, or LMT for the Sun's time at the place.")
    var tz: String?

    @Option(parsing: .unconditional, help: "Degrees north; negative is south.")
    var lat: Double?

    @Option(parsing: .unconditional, help: "Degrees east; negative is west.")
    var lon: Double?

    @Option(help: "A city of the gazetteer (Jaipur; Salem, Oregon), instead of tz, lat and lon.")
    var place: String?

    @Option(help: "0 or 1: the first or the second time that clocks showed it. (default: 0)")
    var fold: Int?

    @Option(help: "lahiri, raman, krishnamurti, faganBradley, trueChitra or yukteshwar. (default: lahiri)")
    var ayanamsa: String?

    @Option(help: "mean or true: which lunar node. (default: mean)")
    var node: String?

    @Option(help: "wholeSign, equal or sripati. (default: wholeSign)")
    var houses: String?

    /// The same object that a line of a batch would have.
    var members: [String: JSONInput] {
        var members: [String: JSONInput] = [:]
        members["date"] = date.map(JSONInput.text)
        members["time"] = time.map(JSONInput.text)
        members["withinMinutes"] = within.map { .number(Double($0)) }
        members["tz"] = tz.map(JSONInput.text)
        members["lat"] = lat.map(JSONInput.number)
        members["lon"] = lon.map(JSONInput.number)
        members["place"] = place.map(JSONInput.text)
        members["fold"] = fold.map { .number(Double($0)) }
        members["ayanamsa"] = ayanamsa.map(JSONInput.text)
        members["node"] = node.map(JSONInput.text)
        members["houses"] = houses.map(JSONInput.text)
        return members
    }

    /// A line of a batch with these options for what it leaves out; what it says itself, be it null, counts.
    ///
    /// A place is one thing: a line that says where, by name or by zone and degrees, is given no other's.
    func filling(_ line: [String: JSONInput]) -> [String: JSONInput] {
        var defaults = members
        if line.keys.contains(where: Self.placeNames.contains) {
            let isNamed = line["place"] != nil
            for name in Self.placeNames where isNamed || name == "place" { defaults[name] = nil }
        }
        return defaults.merging(line) { _, own in own }
    }

    private static let placeNames: Set = ["place", "tz", "lat", "lon"]
}
