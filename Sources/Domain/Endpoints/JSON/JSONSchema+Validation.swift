import Foundation

extension JSONSchema {
    /// Checks the value that stands in `field`; members of objects that the schema does not name are let through.
    ///
    /// - Throws: the first violation.
    package func validate(_ value: JSONValue, field: String) throws(SchemaViolation) {
        try validate(value, field: field, names: [:])
    }

    private func validate(
        _ value: JSONValue,
        field: String,
        names: [String: JSONSchema]
    ) throws(SchemaViolation) {
        func fail(_ reason: SchemaViolation.Reason, _ rule: String) -> SchemaViolation {
            SchemaViolation(field: field, reason: reason, rule: rule)
        }
        switch (shape, value) {
        case (.string(let length, let format), .string(let text)):
            if let (reason, rule) = Self.violation(of: text, length: length, format: format) {
                throw fail(reason, rule)
            }
        case (.choice(let values), .string(let text)):
            if !values.contains(text) { throw fail(.unknownValue, "must be one of \(values.joined(separator: ", "))") }
        case (.integer(let range), .integer(let integer)):
            if !range.contains(Int(clamping: integer)) {
                throw fail(.outOfRange, "must be from \(range.lowerBound) to \(range.upperBound)")
            }
        case (.integer(let range), .number):
            throw fail(.notANumber, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        case (.number, .integer), (.number, .number), (.boolean, .boolean):
            return
        case (.array(let element, let maximum), .array(let values)):
            if let maximum, values.count > maximum { throw fail(.tooMany, "must have at most \(maximum) items") }
            for (index, value) in values.enumerated() {
                try element.validate(value, field: "\(field)[\(index)]", names: names)
            }
        case (.object(let properties), .object(let members)):
            try Self.validate(members, properties, field: field, names: names)
        case (.closedObject(let properties), .object(let members)):
            try Self.validate(members, properties, field: field, names: names)
            let known = Set(properties.map(\.name))
            if let unknown = members.keys.filter({ !known.contains($0) }).min() {
                throw SchemaViolation(field: "\(field).\(unknown)", reason: .unknownField, rule: "does not belong here")
            }
        case (.oneOf(let schemas), _):
            let violations = schemas.map { $0.violation(of: value, field: field, names: names) }
            if violations.contains(nil) { return }
            // What is wrong with the only form of its type says more than that it has none of them.
            let near = violations.compactMap(\.self).filter { $0.field != field || $0.reason != .wrongType }
            if near.count == 1 { throw near[0] }
            throw fail(.wrongType, "must have one of the forms in the API's document")
        case (.named(let name, let schema), _):
            try schema.validate(value, field: field, names: names.merging([name: schema]) { _, new in new })
        case (.reference(let name), _):
            guard let schema = names[name] else { preconditionFailure("no schema around this one is named \(name)") }
            try schema.validate(value, field: field, names: names)
        default:
            throw fail(mismatch, "must be \(noun)")
        }
    }

    private func violation(
        of value: JSONValue,
        field: String,
        names: [String: JSONSchema]
    ) -> SchemaViolation? {
        do throws(SchemaViolation) {
            try validate(value, field: field, names: names)
            return nil
        } catch {
            return error
        }
    }

    private static func validate(
        _ members: [String: JSONValue],
        _ properties: [Property],
        field: String,
        names: [String: JSONSchema]
    ) throws(SchemaViolation) {
        for property in properties {
            let name = "\(field).\(property.name)"
            if let value = members[property.name] {
                try property.schema.validate(value, field: name, names: names)
            } else if property.isRequired {
                throw SchemaViolation(field: name, reason: .missing, rule: "is missing")
            }
        }
    }

    private static func violation(
        of text: String,
        length: ClosedRange<Int>?,
        format: Format?
    ) -> (SchemaViolation.Reason, String)? {
        if text.utf8.contains(0) { return (.malformed, "must not contain the character U+0000") }
        if let length {
            let count = text.unicodeScalars.count
            if count == 0, length.lowerBound > 0 { return (.empty, "must not be empty") }
            if count < length.lowerBound { return (.tooShort, "must be at least \(length.lowerBound) characters") }
            if count > length.upperBound { return (.tooLong, "must be at most \(length.upperBound) characters") }
        }
        return switch format {
        case .date where RFC3339.date(from: text) == nil: (.malformed, "must be a date like 2026-01-31T12:00:00Z")
        case .uuid where UUID(uuidString: text) == nil: (.malformed, "must be a UUID")
        case .uri where URL(string: text)?.scheme == nil: (.malformed, "must be an absolute URL")
        default: nil
        }
    }

    private var mismatch: SchemaViolation.Reason {
        switch shape {
        case .integer, .number: .notANumber
        default: .wrongType
        }
    }

    private var noun: String {
        switch shape {
        case .string, .choice: "a text"
        case .integer: "a whole number"
        case .number: "a number"
        case .boolean: "true or false"
        case .array: "a list"
        default: "an object"
        }
    }
}
