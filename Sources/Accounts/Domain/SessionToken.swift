/// The secret by which a browser or phone is known: 256 random bits as 43 characters of base64url.
///
/// Only the browser or phone has it; the server keeps its SHA-256.
package struct SessionToken: Hashable, Sendable {
    package var value: String

    package init(_ value: String) {
        self.value = value
    }
}

/// The bare text.
extension SessionToken: Codable {
    package init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension SessionToken: CustomStringConvertible, CustomReflectable {
    /// Never the secret, so that no log can have it.
    package var description: String { "SessionToken(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
