/// What went wrong, as RFC 9457 (`application/problem+json`) writes it.
package struct Problem: Error, Hashable, Sendable {
    package var type: String
    package var title: String
    /// The HTTP status; 0 when there was no answer.
    package var status: Int
    /// What went wrong this time, in one sentence for a person.
    package var detail: String?
    /// The part of the request that is wrong.
    package var field: String?
    /// Seconds until it is worth trying again; also the `Retry-After` header.
    package var retryAfter: Int?
    /// Further members, by name.
    package var extensions: [String: JSONValue]

    package init(
        _ kind: ProblemKind,
        detail: String? = nil,
        field: String? = nil,
        retryAfter: Int? = nil,
        extensions: [String: JSONValue] = [:]
    ) {
        type = kind.type
        title = kind.title
        status = kind.status
        self.detail = detail
        self.field = field
        self.retryAfter = retryAfter
        self.extensions = extensions
    }

    /// The problem of an input that breaks its schema; `reason` is the violation's, for programs.
    package init(_ violation: SchemaViolation) {
        self.init(
            .invalidInput,
            detail: "\(violation.field) \(violation.rule).",
            field: violation.field,
            extensions: ["reason": .string(violation.reason.rawValue)]
        )
    }

    /// Nothing of it was kept; soon there may be room again.
    package static var noRoom: Problem {
        Problem(.noRoom, detail: "Nothing of it was kept. What was kept before can be read.", retryAfter: 60)
    }

    package func `is`(_ kind: ProblemKind) -> Bool { type == kind.type }
}

extension Problem {
    package static let contentType = "application/problem+json"

    package static let schema = JSONSchema.object(
        .required("type", .string),
        .required("title", .string),
        .required("status", .integer(400...599)),
        .optional("detail", .string),
        .optional("field", .string.described("The part of the request that is wrong.")),
        .optional("retryAfter", .count.described("Seconds until it is worth trying again."))
    ).named("Problem")
}
