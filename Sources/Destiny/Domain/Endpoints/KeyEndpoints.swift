package import Calls

/// The calls of a ``KeyService``.
package enum KeyEndpoints {
    package static let keys = Endpoint<NoInput, [APIKey], AstrologyError>(
        "listAPIKeys",
        .get,
        "/api/v1/astrology/keys",
        for: .person,
        subject: "API keys",
        summary: "List the keys, newest first, without their secrets"
    )

    package static let create = Endpoint<CreateKeyInput, NewAPIKey, AstrologyError>(
        "createAPIKey",
        .post,
        "/api/v1/astrology/keys",
        for: .person,
        subject: "API keys",
        summary: "Make a key for /vedic/api/ and show its secret this once",
        status: 201
    )

    package static let revoke = Endpoint<IdentifiedInput, NoContent, AstrologyError>(
        "revokeAPIKey",
        .delete,
        "/api/v1/astrology/keys/{id}",
        for: .person,
        subject: "API keys",
        summary: "End a key at once, or do nothing when it is gone",
        problems: [.notFound]
    )
}

extension APIKey: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("name", .string),
        .required("createdAt", .date),
        .optional("lastUsedAt", .date)
    ).named("APIKey")
}

extension NewAPIKey: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("key", APIKey.schema),
        .required("secret", .string)
    ).named("NewAPIKey")
}

/// A key that is to be made.
package struct CreateKeyInput: EndpointInput, Hashable {
    package var name: String

    package init(_ name: String) {
        self.name = name
    }

    package static let fields: [InputField] = [
        .body("name", .string(1...APIKey.maximumNameLength), "What to call it.")
    ]
}
