import ArgumentParser

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

    @Option(help: "A city of the gazetteer, instead of tz, lat and lon.")
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
