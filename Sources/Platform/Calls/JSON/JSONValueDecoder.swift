import Foundation

/// Reads a `Decodable` value from a ``JSONValue``: what was parsed and checked need not become text again.
///
/// Its rules and errors are those of Foundation's decoder; dates are RFC 3339 text.
struct JSONValueDecoder: Decoder {
    /// Where in the whole a value stands; put together only when something is wrong there.
    final class Place: Sendable {
        private let key: any CodingKey
        private let outer: Place?

        init(_ key: any CodingKey, in outer: Place?) {
            self.key = key
            self.outer = outer
        }

        var path: [any CodingKey] { (outer?.path ?? []) + [key] }
    }

    let value: JSONValue
    let place: Place?
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ value: JSONValue, at place: Place? = nil) {
        self.value = value
        self.place = place
    }

    var codingPath: [any CodingKey] { place?.path ?? [] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([String: JSONValue].self) }
        return KeyedDecodingContainer(JSONMembers(members: members, place: place))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
        return JSONElements(elements: elements, place: place)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    // MARK: Errors

    private func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "not of type \(type)")
        return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    private func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
    }

    // MARK: Values

    private func integer<Integer: FixedWidthInteger>() throws -> Integer {
        switch value {
        case .integer(let integer):
            guard let integer = Integer(exactly: integer) else { throw corrupted("does not fit \(Integer.self)") }
            return integer
        case .number(let number):
            guard let integer = Integer(exactly: number) else { throw corrupted("does not fit \(Integer.self)") }
            return integer
        default: throw mismatch(Integer.self)
        }
    }

    private func number() throws -> Double {
        switch value {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: throw mismatch(Double.self)
        }
    }

    private func date() throws -> Date {
        guard let date = RFC3339.date(from: try decode(String.self)) else { throw corrupted("not an RFC 3339 date") }
        return date
    }

    private func url() throws -> URL {
        guard let url = URL(string: try decode(String.self)) else { throw corrupted("not a URL") }
        return url
    }

    private func data() throws -> Data {
        guard let data = Data(base64Encoded: try decode(String.self)) else { throw corrupted("not Base64") }
        return data
    }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .boolean(let boolean) = value else { throw mismatch(type) }
        return boolean
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let string) = value else { throw mismatch(type) }
        return string
    }

    func decode(_ type: Double.Type) throws -> Double { try number() }
    func decode(_ type: Float.Type) throws -> Float { Float(try number()) }
    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // Foundation's decoder, too, has forms of its own for these; compared by type, as a cast takes long.
        if type == String.self, let string = try decode(String.self) as? Value { return string }
        if type == Date.self, let date = try date() as? Value { return date }
        if type == URL.self, let url = try url() as? Value { return url }
        if type == Data.self, let data = try data() as? Value { return data }
        return try Value(from: self)
    }
}
