import DestinyDomain
import Crypto
import Calls
import Foundation

/// The secret of an API key, and the form in which the database keeps it.
///
/// It has 256 random bits, so one round of a fast hash is enough.
struct KeySecret {
    /// The prefix and 43 characters of base64url.
    let text: String

    static func random() -> KeySecret {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        let random = bytes.base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return KeySecret(text: APIKey.prefix + random)
    }

    /// SHA-256, in lower-case hexadecimal.
    static func hash(of text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimalText
    }
}
