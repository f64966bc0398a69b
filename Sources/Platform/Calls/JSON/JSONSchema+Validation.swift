import Foundation

extension JSONSchema {
    /// Checks the value that stands in `field`; members of objects that the schema does not name are let through.
    ///
    /// - Throws: the first violation.
    package func validate(_ value: JSONValue, field: String) throws(SchemaViolation) {
        do throws(SchemaViolation) {
            try validate(value, inside: [])
        } catch {
            throw error.below(field)
        }
    }

    private typealias NamedSchema = (name: String, schema: JSONSchema)

    /// Violations name their field as seen from the value: whole names are put together only when they are wanted.
    private func validate(_ value: JSONValue, inside outer: [NamedSchema]) throws(SchemaViolation) {
        func fail(_ reason: SchemaViolation.Reason, _ rule: String) -> SchemaViolation {
            SchemaViolation(field: "", reason: reason, rule: rule)
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
                try element.validate(value, inside: outer) { "[\(index)]" }
            }
        case (.object(let properties), .object(let members)):
            try Self.validate(members, properties, inside: outer)
        case (.closedObject(let properties), .object(let members)):
            try Self.validate(members, properties, inside: outer)
            let unknown = members.keys.filter { name in !properties.contains { $0.name == name } }.min()
            if let unknown {
                throw SchemaViolation(field: ".\(unknown)", reason: .unknownField, rule: "does not belong here")
            }
        case (.oneOf(let schemas), _):
            let violations = schemas.map { $0.violation(of: value, inside: outer) }
            if violations.contains(nil) { return }
            // What is wrong with the only form of its type says more than that it has none of them.
            let near = violations.compactMap(\.self).filter { !$0.field.isEmpty || $0.reason != .wrongType }
            if near.count == 1 { throw near[0] }
            throw fail(.wrongType, "must have one of the forms in the API's document")
        case (.named(let name, let schema), _):
            try schema.validate(value, inside: outer + [(name, schema)])
        case (.reference(let name), _):
            guard let schema = outer.last(where: { $0.name == name })?.schema else {
                preconditionFailure("no schema around this one is named \(name)")
            }
            try schema.validate(value, inside: outer)
        default:
            throw fail(mismatch, "must be \(noun)")
        }
    }

    /// Checks a part of a value.
    private func validate(
        _ value: JSONValue,
        inside outer: [NamedSchema],
        at place: () -> String
    ) throws(SchemaViolation) {
        do throws(SchemaViolation) {
            try validate(value, inside: outer)
        } catch {
            throw error.below(place())
        }
    }

    private func violation(of value: JSONValue, inside outer: [NamedSchema]) -> SchemaViolation? {
        do throws(SchemaViolation) {
            try validate(value, inside: outer)
            return nil
        } catch {
            return error
        }
    }

    private static func validate(
        _ members: [String: JSONValue],
        _ properties: [Property],
        inside outer: [NamedSchema]
    ) throws(SchemaViolation) {
        for property in properties {
            if let value = members[property.name] {
                try property.schema.validate(value, inside: outer) { ".\(property.name)" }
            } else if property.isRequired {
                throw SchemaViolation(field: ".\(property.name)", reason: .missing, rule: "is missing")
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
        case .uuid where !isUUID(text): (.malformed, "must be a UUID")
        case .uri where URL(string: text)?.scheme == nil: (.malformed, "must be an absolute URL")
        default: nil
        }
    }

    /// 32 hexadecimal digits with hyphens in their places (RFC 9562, section 4), which is quicker seen than read.
    private static func isUUID(_ text: String) -> Bool {
        guard text.utf8.count == 36 else { return false }
        return text.utf8.enumerated().allSatisfy { place, character in
            switch (place, Unicode.Scalar(character)) {
            case (8, "-"), (13, "-"), (18, "-"), (23, "-"): true
            case (8, _), (13, _), (18, _), (23, _): false
            case (_, "0"..."9"), (_, "a"..."f"), (_, "A"..."F"): true
            default: false
            }
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

/// What is wrong with a value, and where.
package struct SchemaViolation: Error, Hashable, Sendable {
    /// `text`, or deeper: `favourites[3].repository.stars`.
    package var field: String
    package var reason: Reason
    /// The rule, to follow the field's name: "must be at most 256 characters".
    package var rule: String

    package enum Reason: String, Codable, Sendable {
        case missing, empty, tooShort, tooLong, tooMany, notANumber, wrongType, outOfRange, unknownValue, malformed
        case unknownField, notJSON, unsupportedType
    }

    package init(field: String, reason: Reason, rule: String) {
        self.field = field
        self.reason = reason
        self.rule = rule
    }

    /// The same as seen from around the place it was found in.
    func below(_ place: String) -> SchemaViolation {
        SchemaViolation(field: place + field, reason: reason, rule: rule)
    }
}
