/// What is wrong with the fields of a form, all of which are looked at before it is refused.
package struct FieldProblems: Sendable {
    /// One of each field, in their order.
    package private(set) var found: [StartupError] = []

    package init() {}

    package mutating func note(_ field: String, _ reason: StartupError.Reason) {
        note(.invalid(field, reason))
    }

    /// Of a field that was wrong already nothing more is told.
    package mutating func note(_ error: StartupError) {
        let known = found.flatMap(\.fields).map(\.name)
        guard !error.fields.allSatisfy({ known.contains($0.name) }) else { return }
        found.append(error)
    }

    /// The one that there is, or all of them; `nil` where nothing is wrong.
    package var error: StartupError? {
        found.count > 1 ? .several(found) : found.first
    }

    /// - Throws: the error, if there is one.
    package func check() throws(StartupError) {
        if let error { throw error }
    }
}

extension StartupError {
    /// The fields that are wrong, as the API names them, and why; empty for what is wrong with no field.
    package var fields: [(name: String, reason: Reason)] {
        switch self {
        case .invalid(let name, let reason): [(name, reason)]
        case .unknownPlace: [("location", .unknownValue)]
        case .several(let errors): errors.flatMap(\.fields)
        default: []
        }
    }
}
