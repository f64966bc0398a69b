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

/// The keys by which programs ask for a person; every conformer is bound to one person.
///
/// A key opens the calls below `/vedic/api/` and nothing else; what they count, they count for the account.
package protocol KeyService: Sendable {
    /// All that have not been revoked, the newest first; at most ``APIKey/maximumCount``.
    func keys() async throws(AstrologyError) -> [APIKey]

    /// Makes a key.
    ///
    /// - Parameter name: 1 to ``APIKey/maximumNameLength`` characters.
    /// - Returns: the key with its secret, which is shown this once.
    /// - Throws: `invalid` with `name`, or with `limitReached` when there are as many as there may be.
    func create(_ name: String) async throws(AstrologyError) -> NewAPIKey

    /// Ends a key at once, or does nothing when it is gone.
    func revoke(_ key: APIKey.ID) async throws(AstrologyError)
}

/// A key that was just made, with the secret, which cannot be had again.
package struct NewAPIKey: Codable, Hashable, Sendable {
    package var key: APIKey
    /// For `Authorization: Bearer`.
    package var secret: String

    package init(key: APIKey, secret: String) {
        self.key = key
        self.secret = secret
    }
}

extension NewAPIKey: CustomStringConvertible, CustomReflectable {
    /// Never the secret, so that no log can have it.
    package var description: String { "NewAPIKey(\(key.id))" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
