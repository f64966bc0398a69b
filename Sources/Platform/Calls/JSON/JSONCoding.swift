package import Foundation

/// How every value of the API is written as JSON: dates as RFC 3339 text with milliseconds, slashes as they are.
package enum JSONCoding {
    package enum DateForm: Sendable {
        /// Text: `2026-11-21T20:43:00.125Z`.
        case rfc3339
        /// Seconds since the first instant of 2001, as Foundation's coders have it without being told.
        case referenceSeconds
    }

    /// With `sorted`, members are ordered by name, so that the same value is always the same text.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    package static func encode(
        _ value: some Encodable,
        sorted: Bool = false,
        dates: DateForm = .rfc3339
    ) throws -> Data {
        Data(try JSONTextEncoder.encode(value, sorted: sorted, dates: dates))
    }

    /// - Throws: `DecodingError` for text that is not JSON or not a `Value`.
    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            guard let date = RFC3339.date(from: try container.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an RFC 3339 date")
            }
            return date
        }
        return try decoder.decode(type, from: data)
    }

    /// - Throws: an error that tells where the text stops being JSON.
    package static func value(from data: Data) throws -> JSONValue {
        try JSONParser.parse(data)
    }

    /// Members by name, so that the same value is always the same text.
    package static func data(of value: JSONValue) -> Data {
        JSONWriter.write(value)
    }
}

/// Writes a ``JSONValue`` as JSON text, members by name.
struct JSONWriter {
    private var text = JSONText()

    static func write(_ value: JSONValue) -> Data {
        var writer = JSONWriter()
        writer.append(value)
        return Data(writer.text.bytes)
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .null: text.append(literal: "null")
        case .boolean(let boolean): text.append(boolean)
        case .integer(let integer): text.append(integer)
        case .number(let number): precondition(text.append(number), "JSON has no such number")
        case .string(let string): text.append(string)
        case .array(let elements):
            text.append(mark: "[")
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(mark: ",") }
                append(element)
            }
            text.append(mark: "]")
        case .object(let members):
            text.append(mark: "{")
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text.append(mark: ",") }
                text.append(member.key)
                text.append(mark: ":")
                append(member.value)
            }
            text.append(mark: "}")
        }
    }
}

/// Values in a text column.
package enum StoredJSON {
    /// JSON with members by name, so that the same value is always the same text.
    package static func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONCoding.encode(value, sorted: true, dates: .referenceSeconds), as: UTF8.self)
    }

    /// The value a text was made of.
    package static func value<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
