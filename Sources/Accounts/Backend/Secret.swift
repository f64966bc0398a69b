import Calls
import Crypto
import Foundation

/// A random text that opens something, and the form in which the database keeps it.
///
/// It has 256 random bits, so one round of a fast hash is enough, and finding it by the hash in an index takes as long
/// for a wrong one as for a right one and tells nothing about its characters.
struct Secret {
    /// 43 characters of base64url.
    let text: String

    static func random() -> Secret {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        return Secret(text: bytes.base64URL)
    }

    /// SHA-256, in lower-case hexadecimal.
    var hash: String { Self.hash(of: text) }

    static func hash(of text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimalText
    }
}

extension Data {
    /// RFC 4648, section 5, without padding.
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
