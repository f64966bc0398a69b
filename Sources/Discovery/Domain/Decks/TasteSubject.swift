package import Calls

/// Something many items have in common, which a person can ask less of, or none of.
package struct TasteSubject: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable { case topic, language, cluster }

    package var kind: Kind
    /// A topic in lower case, a language as GitHub writes it, or a cluster's raw value.
    package var name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

extension TasteSubject: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("kind", .choice(Kind.self)),
        .required("name", .string(1...50))
    ).named("TasteSubject")
}
