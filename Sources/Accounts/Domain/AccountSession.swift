package import Calls
package import Foundation

/// One browser or phone that is signed in to an account.
package struct AccountSession: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// What it is, in a few words: "Firefox on Linux".
    package var device: String
    package var createdAt: Date
    /// To the hour.
    package var lastSeenAt: Date
    /// Whether it is the one that asks.
    package var isCurrent: Bool

    package init(id: UUID, device: String, createdAt: Date, lastSeenAt: Date, isCurrent: Bool) {
        self.id = id
        self.device = device
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.isCurrent = isCurrent
    }
}

extension AccountSession: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("device", .string),
        .required("createdAt", .date),
        .required("lastSeenAt", .date),
        .required("isCurrent", .boolean)
    ).named("AccountSession")
}
