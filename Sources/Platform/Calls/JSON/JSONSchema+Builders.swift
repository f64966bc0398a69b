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
