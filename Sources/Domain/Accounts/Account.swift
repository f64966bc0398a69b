package import Endpoints
package import Foundation

/// Somebody whose things are kept: so far always a guest, made without a form on the first visit.
package struct Account: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    package var kind: Kind
    package var createdAt: Date

    package enum Kind: String, Codable, Sendable, CaseIterable { case guest }

    package init(id: UUID, kind: Kind, createdAt: Date) {
        self.id = id
        self.kind = kind
        self.createdAt = createdAt
    }
}

extension Account: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("kind", .choice(Kind.self)),
        .required("createdAt", .date)
    ).named("Account")
}
