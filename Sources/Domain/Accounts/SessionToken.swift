/// The secret by which a browser or phone is known: 256 random bits as 43 characters of base64url.
///
/// Only the browser or phone has it; the server keeps its SHA-256.
package struct SessionToken: Hashable, Codable, Sendable {
    package var value: String

    package init(_ value: String) {
        self.value = value
    }
}

extension SessionToken: CustomStringConvertible, CustomReflectable {
    /// Never the secret, so that no log can have it.
    package var description: String { "SessionToken(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
