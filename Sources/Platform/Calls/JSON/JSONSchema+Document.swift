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
