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
