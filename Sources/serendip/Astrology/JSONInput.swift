import Foundation

/// A JSON value that was read, of whatever kind.
enum JSONInput: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list
    case object([String: JSONInput])

    /// The value of a line, which must be an object.
    ///
    /// - Throws: `InputError` when it is none.
    static func object(line: Data) throws(InputError) -> [String: JSONInput] {
        let value: JSONInput
        do {
            value = try JSONDecoder().decode(JSONInput.self, from: line)
        } catch {
            throw .notJSON
        }
        guard case .object(let members) = value else { throw .notAnObject }
        return members
    }

    /// The object of a text.
    ///
    /// - Throws: `InputError` when it is none.
    static func object(text: String) throws(InputError) -> [String: JSONInput] {
        try object(line: Data(text.utf8))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func value<Value: Decodable>(_ type: Value.Type) throws -> Value? {
            do {
                return try container.decode(type)
            } catch DecodingError.typeMismatch {
                // A kind that does not fit is no error: the next one is tried.
                return nil
            }
        }
        if container.decodeNil() {
            self = .null
        } else if let text = try value(String.self) {
            self = .text(text)
        } else if let number = try value(Double.self) {
            self = .number(number)
        } else if let flag = try value(Bool.self) {
            self = .bool(flag)
        } else if let members = try value([String: JSONInput].self) {
            self = .object(members)
        } else {
            self = .list
        }
    }
}
