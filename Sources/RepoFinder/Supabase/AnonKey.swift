import Calls
import Crypto
package import Foundation

/// The key that every client of the tables sends: it says which server is meant, and opens nothing that is somebody's.
///
/// In the shape of a token, as clients look at its shape; it is compared whole and never read.
package struct AnonKey: Hashable, Sendable {
    package let text: String

    /// `secret` is that of the access tokens, so that all processes have the same key.
    package init(secret: Data) {
        // Fifty years, and the same each time.
        let parts: [JSONValue] = [
            ["alg": "HS256", "typ": "JWT"],
            ["iss": "serendip", "role": "anon", "iat": 1_767_225_600, "exp": 3_345_062_400],
        ]
        let body = parts.map { Self.base64URL(JSONCoding.data(of: $0)) }.joined(separator: ".")
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("anonymous key".utf8),
            outputByteCount: 32
        )
        let signature = HMAC<SHA256>.authenticationCode(for: Data(body.utf8), using: key)
        text = "\(body).\(Self.base64URL(Data(signature)))"
    }

    /// Whether a text is the key, in the same time whichever it is.
    package func equals(_ other: String) -> Bool {
        let (own, other) = (Array(text.utf8), Array(other.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
