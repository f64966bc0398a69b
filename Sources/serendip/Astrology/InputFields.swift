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
