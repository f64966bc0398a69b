package import Calls

/// A person's picture as it is kept; only they see it.
package struct ProfilePicture: Hashable, Codable, Sendable {
    /// Another one for other bytes: 64 hexadecimal digits.
    package var version: String
    package var kind: Kind
    /// In pixels.
    package var width: Int
    package var height: Int
    package var byteCount: Int

    package enum Kind: String, Codable, Sendable, CaseIterable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webp = "image/webp"
    }

    package static let maximumBytes = 5 << 20

    package init(version: String, kind: Kind, width: Int, height: Int, byteCount: Int) {
        (self.version, self.kind) = (version, kind)
        (self.width, self.height, self.byteCount) = (width, height, byteCount)
    }

    /// Where the person finds it on the server: another address for other bytes, so that no page shows an old one.
    package var path: String { "/api/v1/account/picture?version=\(version)" }
}

extension ProfilePicture: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("version", .string.described("Another one for other bytes; the ETag of the picture.")),
        .required("kind", .choice(Kind.self)),
        .required("width", .count),
        .required("height", .count),
        .required("byteCount", .count)
    ).named("ProfilePicture")
}
