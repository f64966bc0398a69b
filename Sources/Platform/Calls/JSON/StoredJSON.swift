import Foundation

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
