import Crypto
package import Foundation

/// A blob's name: SHA-256 of its bytes, 64 lower-case hexadecimal digits.
///
/// Nothing else can be made into one, so that no name a client sends leads out of a store.
package struct BlobID: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(of bytes: Data) {
        let digits = Array("0123456789abcdef")
        description = String(SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// `nil` for what is no blob's name.
    package init?(_ text: String) {
        let isName = text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
        guard isName else { return nil }
        description = text
    }

    /// Where it lies below a store's root; two levels, as folders of millions of files are slow.
    var path: String { "\(description.prefix(2))/\(description.dropFirst(2))" }
}
