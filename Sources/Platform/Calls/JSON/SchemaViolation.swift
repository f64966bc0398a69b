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
