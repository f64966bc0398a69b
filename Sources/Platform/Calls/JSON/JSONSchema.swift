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
