package import Calls

/// What a report is about, in the words of the subject it belongs to.
package struct ReportedItem: Hashable, Codable, Sendable {
    /// The subject's name for its kind of thing, lowerCamelCase: `pitch`, `profile`.
    package var kind: String
    /// The subject's own id of it.
    package var id: String

    package static let maximumKindLength = 40
    package static let maximumIDLength = 200

    package init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

extension ReportedItem: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("kind", .string(1...maximumKindLength)),
        .required("id", .string(1...maximumIDLength))
    ).named("ReportedItem")
}
