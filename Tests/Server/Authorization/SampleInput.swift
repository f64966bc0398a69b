import Calls
import Foundation
import StorageTesting

/// The smallest value a schema of the API's document allows, with sensible words for fields that have a meaning.
struct SampleInput {
    let schemas: [String: JSONValue]
    /// By the field's name; wins over everything.
    let values: [String: JSONValue]

    private static let usual: [String: JSONValue] = [
        "email": "nobody@example.org", "password": "a boat on a lake", "newPassword": "two boats on a lake",
        "privacyNotice": .string(SampleInput.notice), "date": "1990-05-14", "time": "10:24",
        "day": .string(TestDate.day),
        "zone": "Asia/Kolkata", "tz": "Asia/Kolkata", "latitude": .number(13.08), "longitude": .number(80.27),
        "lat": .number(13.08), "lon": .number(80.27),
        "place": "Chennai", "question": "How is my work?", "text": "How is my work?", "owner": "apple",
        "name": "swift", "format": "text", "kind": "pitch", "login": "mira", "slug": "celeste",
    ]
    static let notice = "2026-11"

    func value(of schema: JSONValue, named name: String) -> JSONValue {
        let schema = resolved(schema)
        let type = schema["type"]?.string
        if let given = values[name], type != "object" { return given }
        if let choice = schema["enum"]?.array?.first { return choice }
        if let first = schema["oneOf"]?.array?.first { return value(of: first, named: name) }
        switch type {
        case "object": return object(schema)
        case "array": return []
        case "boolean": return true
        case "integer": return schema["minimum"] ?? 0
        case "number": return Self.usual[name] ?? 0
        default: return string(schema, named: name)
        }
    }

    func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        default: String(decoding: JSONCoding.data(of: value), as: UTF8.self)
        }
    }

    private func object(_ schema: JSONValue) -> JSONValue {
        let required = Set((schema["required"]?.array ?? []).compactMap(\.string))
        let properties = (schema["properties"]?.object ?? [:]).filter {
            required.contains($0.key) || values[$0.key] != nil
        }
        return .object(
            Dictionary(uniqueKeysWithValues: properties.map { ($0.key, value(of: $0.value, named: $0.key)) })
        )
    }

    private func string(_ schema: JSONValue, named name: String) -> JSONValue {
        switch schema["format"]?.string {
        case "uuid": return .string(UUID().uuidString.lowercased())
        case "date-time": return "2026-01-01T00:00:00Z"
        case "uri": return "https://example.org/"
        default:
            if let usual = Self.usual[name] { return usual }
            let length = schema["minLength"]?.integer ?? 0
            return .string(String(repeating: "a", count: max(1, length)))
        }
    }

    private func resolved(_ schema: JSONValue) -> JSONValue {
        guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return schema }
        return schemas[String(name)] ?? .null
    }
}

extension JSONValue {
    subscript(name: String) -> JSONValue? { object?[name] }

    var array: [JSONValue]? {
        guard case .array(let array) = self else { return nil }
        return array
    }

    var bool: Bool? {
        guard case .boolean(let bool) = self else { return nil }
        return bool
    }
}
