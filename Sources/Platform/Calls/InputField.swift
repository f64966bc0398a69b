/// One value that a call takes: where it stands in the request, its form, and a sentence for the API's document.
package struct InputField: Hashable, Sendable {
    package var name: String
    package var place: Place
    package var schema: JSONSchema
    package var presence: Presence
    package var description: String

    package enum Place: Hashable, Sendable {
        case path, query, body
        /// The body as it is, of one of these media types.
        case content([String])
        /// A header of this name.
        case header(String)
    }

    package enum Presence: Hashable, Sendable {
        case required, optional
        case defaulted(JSONValue)
    }

    package init(_ name: String, _ place: Place, _ schema: JSONSchema, _ presence: Presence, _ description: String) {
        self.name = name
        self.place = place
        self.schema = schema
        self.presence = presence
        self.description = description
    }
}

extension InputField {
    /// A place in the path; always required.
    package static func path(_ name: String, _ schema: JSONSchema, _ description: String) -> InputField {
        InputField(name, .path, schema, .required, description)
    }

    /// `?name=value`; a single text, number, choice or boolean.
    package static func query(
        _ name: String,
        _ schema: JSONSchema,
        _ description: String,
        _ presence: Presence = .optional
    ) -> InputField {
        InputField(name, .query, schema, presence, description)
    }

    /// A member of the JSON object in the body.
    package static func body(
        _ name: String,
        _ schema: JSONSchema,
        _ description: String,
        _ presence: Presence = .required
    ) -> InputField {
        InputField(name, .body, schema, presence, description)
    }

    /// The body as it is, for a member that ``ContentInput`` names.
    package static func content(_ name: String, _ types: [String], _ description: String) -> InputField {
        InputField(name, .content(types), .string, .required, description)
    }

    /// The header that makes a repeated write count once, for a member `key` of type ``IdempotencyKey``.
    package static let idempotencyKey = InputField(
        "key",
        .header("Idempotency-Key"),
        .uuid,
        .required,
        "A new UUID for each decision; the same one when the request is sent again."
    )

    /// The name people know it by: a header's own, otherwise the member's.
    package var publicName: String {
        guard case .header(let name) = place else { return name }
        return name
    }
}
