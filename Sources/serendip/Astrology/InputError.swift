import DestinyDomain
import Jyotish

/// What is wrong with a line of a batch or with the options of a command.
struct InputError: Error, Equatable, CustomStringConvertible {
    /// The input that is wrong, with a path for the births of a match (`groom.lat`); empty for a whole line.
    var field: String
    /// A stable name, for programs.
    let code: String
    /// A sentence for people.
    let message: String
    /// Offsets in seconds before and after a gap in local time.
    var skipped: (before: Int, after: Int)?

    static func == (left: InputError, right: InputError) -> Bool {
        (left.field, left.code, left.message) == (right.field, right.code, right.message)
    }

    /// What a command says that was given one birth.
    var description: String { field.contains(".") ? "\(field): \(message)" : message }

    init(field: String, code: String, message: String) {
        self.field = field
        self.code = code
        self.message = message
    }

    init(_ error: BirthError) {
        self.init(field: error.field, code: error.code, message: error.description)
        if case .timeInGap(_, _, let before, let after) = error { skipped = (before, after) }
    }

    static let notJSON = InputError(field: "", code: "notJSON", message: "The line is not JSON.")
    static let notAnObject = InputError(field: "", code: "notAnObject", message: "The line is not a JSON object.")
    static let notUTF8 = InputError(field: "", code: "notUTF8", message: "The line is not UTF-8 text.")

    static let nulByte = InputError(field: "", code: "nulByte", message: "The line has a NUL byte.")

    static func tooLong(limit: Int) -> InputError {
        InputError(field: "", code: "lineTooLong", message: "The line is longer than \(limit) bytes.")
    }

    static func missing(_ field: String) -> InputError {
        InputError(field: field, code: "missing", message: "“\(field)” is missing.")
    }

    static func textTooLong(_ field: String, limit: Int) -> InputError {
        InputError(field: field, code: "textTooLong", message: "“\(field)” is longer than \(limit) bytes.")
    }

    static func wrongType(_ field: String, expected: String) -> InputError {
        InputError(field: field, code: "wrongType", message: "“\(field)” must be \(expected).")
    }

    static func unknownChoice(_ field: String, _ text: String, choices: [String]) -> InputError {
        InputError(
            field: field,
            code: "unknownChoice",
            message: "“\(text.prefix(40))” is not one of \(choices.joined(separator: ", "))."
        )
    }

    static func unknownPlace(_ name: String, _ namesakes: [String]) -> InputError {
        let known = namesakes.isEmpty ? "" : ", only \(namesakes.joined(separator: "; "))"
        return InputError(
            field: "place",
            code: "unknownPlace",
            message: "No city is known as “\(name.prefix(40))”\(known); give lat, lon and tz."
        )
    }

    static func severalPlaces(_ name: String, _ places: [String]) -> InputError {
        InputError(
            field: "place",
            code: "severalPlaces",
            message: "“\(name.prefix(40))” may be \(places.joined(separator: "; ")): say which, with a comma."
        )
    }

    /// The same error in the birth of a match.
    func inside(_ parent: String) -> InputError {
        var error = self
        error.field = field.isEmpty ? parent : "\(parent).\(field)"
        return error
    }

    /// The object that stands for the line in the output.
    ///
    /// Line and field stand inside the error and, for who looks up lines only, beside it.
    func json(line: Int) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("line", .integer(line)), ("field", .text(field)), ("code", .text(code)), ("message", .text(message)),
        ]
        if let skipped {
            members.append(("offsetBefore", .integer(skipped.before)))
            members.append(("offsetAfter", .integer(skipped.after)))
        }
        return .object([("line", .integer(line)), ("field", .text(field)), ("error", .object(members))])
    }
}

/// The members of an object, each read as the kind that it must have.
struct InputFields {
    private static let longestText = 1000

    private let members: [String: JSONInput]

    init(_ members: [String: JSONInput]) {
        self.members = members
    }

    /// Whether the object has the member, be it null.
    func contains(_ name: String) -> Bool {
        members[name] != nil
    }

    /// Whether a member is a number.
    func isNumber(_ name: String) -> Bool {
        if case .number = members[name] { true } else { false }
    }

    /// The text of a member, or nothing when it is missing or null.
    ///
    /// - Throws: `wrongType`, `textTooLong`.
    func text(_ name: String) throws(InputError) -> String? {
        switch members[name] {
        case .text(let text):
            guard text.utf8.count <= Self.longestText else { throw .textTooLong(name, limit: Self.longestText) }
            return text
        case nil, .null: return nil
        default: throw .wrongType(name, expected: "a text")
        }
    }

    /// The number of a member, or nothing when it is missing or null.
    ///
    /// - Throws: `wrongType`.
    func number(_ name: String) throws(InputError) -> Double? {
        switch members[name] {
        case .number(let number): return number
        case nil, .null: return nil
        default: throw .wrongType(name, expected: "a number")
        }
    }

    /// The whole number of a member, or nothing when it is missing or null.
    ///
    /// - Throws: `wrongType`.
    func integer(_ name: String) throws(InputError) -> Int? {
        guard let number = try number(name) else { return nil }
        guard let integer = Int(exactly: number) else { throw .wrongType(name, expected: "a whole number") }
        return integer
    }

    /// One of the choices by its raw value, whatever its case; the default when missing or null.
    ///
    /// - Throws: `wrongType`, `unknownChoice`.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String,
        default standard: Choice
    ) throws(InputError) -> Choice where Choice.RawValue == String {
        guard let text = try text(name) else { return standard }
        guard let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
            throw .unknownChoice(name, text, choices: Choice.allCases.map(\.rawValue))
        }
        return choice
    }
}

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
