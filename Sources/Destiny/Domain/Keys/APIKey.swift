package import Foundation

/// A key by which a program asks for one account; the secret itself is shown only once.
package struct APIKey: Codable, Hashable, Sendable, Identifiable {
    package var id: UUID
    /// What the person calls it: "My website".
    package var name: String
    package var createdAt: Date
    /// To the day; `nil` before the first use.
    package var lastUsedAt: Date?

    package init(id: UUID, name: String, createdAt: Date, lastUsedAt: Date?) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }

    /// Every secret begins with it, so that one that was published is found.
    package static let prefix = "destiny_"
    package static let maximumNameLength = 60
    /// Of one account.
    package static let maximumCount = 10
}
