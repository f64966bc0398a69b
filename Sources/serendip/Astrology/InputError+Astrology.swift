import DestinyDomain

extension InputError {
    /// What Destiny refused of a birth, by the names that a command has for it.
    init(_ error: AstrologyError) {
        guard case .invalid(let name, let reason) = error else {
            self.init(field: "birth", code: "invalid", message: "The birth cannot be read.")
            return
        }
        let fields = ["place.latitude": "lat", "place.longitude": "lon", "place.zone": "tz"]
        let field = fields[name] ?? name
        self.init(field: field, code: reason.rawValue, message: Self.sentence(field: field, reason))
    }

    private static func sentence(field: String, _ reason: AstrologyError.InputProblem) -> String {
        switch reason {
        case .empty: "“\(field)” is missing."
        case .tooLong: "“\(field)” is too long."
        case .outOfRange: "“\(field)” is out of its range."
        case .unknownValue where field == "place": "No city is known by this name; give lat, lon and tz."
        case .unknownZone: "“\(field)” is not a time zone that is known."
        case .inFuture: "The birth is still to come."
        case .timeInGap: "Clocks were set forward over this time."
        case .atThePole: "At a pole nothing rises."
        case .malformed, .unknownValue, .keyReused, .limitReached: "“\(field)” cannot be read."
        }
    }
}
