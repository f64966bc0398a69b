package import Calls
package import Foundation

/// Somebody whom a person sees nothing more of.
package struct BlockedAccount: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// What they are called now; empty where they have not said.
    package var name: String
    package var blockedAt: Date

    package init(id: UUID, name: String, blockedAt: Date) {
        self.id = id
        self.name = name
        self.blockedAt = blockedAt
    }
}

extension BlockedAccount: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("name", .string),
        .required("blockedAt", .date)
    ).named("BlockedAccount")
}
