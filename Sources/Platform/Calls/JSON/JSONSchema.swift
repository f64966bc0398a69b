/// The form of a JSON value: checked on what comes in, printed in the API's document.
package struct JSONSchema: Hashable, Sendable {
    package var shape: Shape
    /// One sentence for the API's document.
    package var description: String?

    package indirect enum Shape: Hashable, Sendable {
        /// Lengths in Unicode scalars, as JSON Schema counts.
        case string(length: ClosedRange<Int>?, format: Format?)
        case choice([String])
        case integer(ClosedRange<Int>)
        case number
        case boolean
        case array(of: JSONSchema, maximum: Int?)
        case object([Property])
        /// An object with these members and no others.
        case closedObject([Property])
        case oneOf([JSONSchema])
        /// Printed once, under its name.
        case named(String, JSONSchema)
        /// A schema that is named around this one, for types that contain themselves.
        case reference(String)
    }

    package enum Format: String, Hashable, Sendable {
        case date = "date-time"
        case uuid, uri
    }

    /// A member of an object.
    package struct Property: Hashable, Sendable {
        package var name: String
        package var schema: JSONSchema
        package var isRequired: Bool
    }

    package init(_ shape: Shape, description: String? = nil) {
        self.shape = shape
        self.description = description
    }
}

/// A type that tells its form in JSON.
package protocol JSONDescribed {
    /// Names every member that `Codable` writes.
    static var schema: JSONSchema { get }
}

extension Array: JSONDescribed where Element: JSONDescribed {
    package static var schema: JSONSchema { .array(of: Element.schema) }
}

extension JSONSchema {
    package static let string = JSONSchema(.string(length: nil, format: nil))
    package static let boolean = JSONSchema(.boolean)
    package static let number = JSONSchema(.number)
    package static let date = JSONSchema(.string(length: nil, format: .date))
    package static let uuid = JSONSchema(.string(length: nil, format: .uuid))
    package static let url = JSONSchema(.string(length: 1...2000, format: .uri))

    /// Text of a length in Unicode scalars.
    package static func string(_ length: ClosedRange<Int>) -> JSONSchema {
        JSONSchema(.string(length: length, format: nil))
    }

    package static func integer(_ range: ClosedRange<Int>) -> JSONSchema { JSONSchema(.integer(range)) }

    /// Zero or more, for counts.
    package static let count = JSONSchema(.integer(0...9_007_199_254_740_991))

    /// The raw values of an enum.
    package static func choice<Value>(_ type: Value.Type) -> JSONSchema
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        JSONSchema(.choice(type.allCases.map(\.rawValue)))
    }

    package static func array(of element: JSONSchema, maximum: Int? = nil) -> JSONSchema {
        JSONSchema(.array(of: element, maximum: maximum))
    }

    package static func object(_ properties: Property...) -> JSONSchema { JSONSchema(.object(properties)) }

    /// An object with these members and no others, such as `Codable` makes of one case of an enum.
    package static func only(_ properties: Property...) -> JSONSchema { JSONSchema(.closedObject(properties)) }

    package static func oneOf(_ schemas: JSONSchema...) -> JSONSchema { JSONSchema(.oneOf(schemas)) }

    package static func reference(_ name: String) -> JSONSchema { JSONSchema(.reference(name)) }

    /// Printed once in the API's document, under `name`.
    package func named(_ name: String) -> JSONSchema { JSONSchema(.named(name, self)) }

    package func described(_ description: String) -> JSONSchema { JSONSchema(shape, description: description) }
}

extension JSONSchema.Property {
    package static func required(_ name: String, _ schema: JSONSchema) -> Self {
        Self(name: name, schema: schema, isRequired: true)
    }

    /// Absent when there is no value.
    package static func optional(_ name: String, _ schema: JSONSchema) -> Self {
        Self(name: name, schema: schema, isRequired: false)
    }
}

extension JSONSchema {
    /// JSON Schema 2020-12, as OpenAPI 3.1 has it; named schemas are put into `components` and referred to.
    func document(_ components: inout NamedSchemas) -> JSONValue {
        var members: [String: JSONValue] =
            switch shape {
            case .string(let length, let format): Self.string(length, format)
            case .choice(let values): ["type": "string", "enum": .array(values.map(JSONValue.string))]
            case .integer(let range):
                [
                    "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
                    "maximum": .integer(Int64(range.upperBound)),
                ]
            case .number: ["type": "number"]
            case .boolean: ["type": "boolean"]
            case .array(let element, let maximum):
                Self.array(element.document(&components), maximum)
            case .object(let properties): Self.object(properties, &components)
            case .closedObject(let properties):
                Self.object(properties, &components).merging(["additionalProperties": false]) { $1 }
            case .oneOf(let schemas): ["oneOf": .array(schemas.map { $0.document(&components) })]
            case .named(let name, let schema): Self.named(name, schema, &components)
            case .reference(let name): ["$ref": .string("#/components/schemas/\(name)")]
            }
        if let description { members["description"] = .string(description) }
        return .object(members)
    }

    private static func string(_ length: ClosedRange<Int>?, _ format: Format?) -> [String: JSONValue] {
        var members: [String: JSONValue] = ["type": "string"]
        if let length, length.lowerBound > 0 { members["minLength"] = .integer(Int64(length.lowerBound)) }
        if let length, length.upperBound < .max { members["maxLength"] = .integer(Int64(length.upperBound)) }
        if let format { members["format"] = .string(format.rawValue) }
        return members
    }

    private static func array(_ element: JSONValue, _ maximum: Int?) -> [String: JSONValue] {
        var members: [String: JSONValue] = ["type": "array", "items": element]
        if let maximum { members["maxItems"] = .integer(Int64(maximum)) }
        return members
    }

    static func object(
        _ properties: [Property],
        _ components: inout NamedSchemas
    ) -> [String: JSONValue] {
        var documents: [String: JSONValue] = [:]
        for property in properties { documents[property.name] = property.schema.document(&components) }
        var members: [String: JSONValue] = ["type": "object", "properties": .object(documents)]
        let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { members["required"] = .array(required) }
        return members
    }

    private static func named(
        _ name: String,
        _ schema: JSONSchema,
        _ components: inout NamedSchemas
    ) -> [String: JSONValue] {
        components.add(schema, named: name)
        return ["$ref": .string("#/components/schemas/\(name)")]
    }
}

/// The named schemas of a document, and the names that two different ones claim.
///
/// The first one keeps a name: a document in which readers take one type for another is worse than none, so the tests
/// want ``clashes`` empty.
struct NamedSchemas {
    private var schemas: [String: JSONSchema] = [:]
    /// By name, as JSON Schema.
    private(set) var documents: [String: JSONValue] = [:]
    private(set) var clashes: Set<String> = []

    /// Prints a schema under its name, once.
    mutating func add(_ schema: JSONSchema, named name: String) {
        if let known = schemas[name] {
            if known != schema { clashes.insert(name) }
            return
        }
        // Before the inside, which may name it again.
        schemas[name] = schema
        documents[name] = schema.document(&self)
    }
}
