import Foundation

/// Decodes Swift types from values.
struct ValueDecoder: AbsenceDecoder {
    let value: GraphQLValue?
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    var isAbsent: Bool { value == nil }

    func takesNull() -> Bool { value?.isNull ?? true }

    /// - Throws: ``GraphQLError`` with `BAD_USER_INPUT` where the value does not fit.
    static func decode<Value: Decodable>(_ type: Value.Type, from value: GraphQLValue) throws -> Value {
        do {
            return try ValueDecoder(value: value).decoded(type)
        } catch let error as DecodingError {
            throw GraphQLError(words(error), code: .badUserInput)
        }
    }

    private static func words(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        @unknown default: return "The arguments do not fit."
        }
    }

    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == GraphQLValue.self, let value = value as? Value { return value }
        if type == Date.self, case .string(let text)? = value, let date = Moment(text)?.date as? Value { return date }
        return try Value(from: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members)? = value else { throw mismatch("an object") }
        let values = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
        return KeyedDecodingContainer(KeyedValues<Key>(values: values, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let items)? = value else { throw mismatch("a list") }
        return ListedValues(items: items, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func mismatch(_ wanted: String) -> DecodingError {
        let found = value.map(\.shown) ?? "nothing"
        let words = "Expected \(wanted), found \(found)."
        return .typeMismatch(GraphQLValue.self, .init(codingPath: codingPath, debugDescription: words))
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value?.isNull ?? true }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .boolean(let isTrue)? = value else { throw mismatch("true or false") }
        return isTrue
    }

    func decode(_ type: String.Type) throws -> String {
        switch value {
        case .string(let text)?, .enum(let text)?: return text
        default: throw mismatch("a text")
        }
    }

    func decode(_ type: Double.Type) throws -> Double {
        switch value {
        case .float(let number)?: return number
        case .int(let whole)?: return Double(whole)
        case .digits(let digits)?:
            guard let number = Double(digits), number.isFinite else { throw mismatch("a number") }
            return number
        default: throw mismatch("a number")
        }
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode(_ type: Int.Type) throws -> Int { try whole(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoded(type) }

    private func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
        guard case .int(let number)? = value, let exact = Number(exactly: number) else {
            throw mismatch("a whole number")
        }
        return exact
    }
}

extension GraphQLValue: Decodable {
    /// Takes any value, of arguments alone.
    public init(from decoder: any Decoder) throws {
        guard let value = (decoder as? ValueDecoder)?.value else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Only arguments are read as any value.")
            )
        }
        self = value
    }
}

extension Moment: Decodable {
    /// Reads the text of RFC 3339.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let moment = Moment(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expected a moment of RFC 3339.")
        }
        self = moment
    }
}
