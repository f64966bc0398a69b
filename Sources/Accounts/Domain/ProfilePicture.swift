package import Calls
package import Foundation

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

/// A person's picture with its bytes.
package struct PictureFile: Hashable, Codable, Sendable {
    package var bytes: Data
    package var kind: ProfilePicture.Kind
    package var version: String

    package init(bytes: Data, kind: ProfilePicture.Kind, version: String) {
        (self.bytes, self.kind, self.version) = (bytes, kind, version)
    }
}

extension PictureFile: ContentOutput {
    package static let schema = JSONSchema.string
    package static let contentTypes = ProfilePicture.Kind.allCases.map(\.rawValue)

    package var content: Data { bytes }
    package var contentType: String { kind.rawValue }

    package init?(content: Data, contentType: String, version: String) {
        guard let kind = ProfilePicture.Kind(rawValue: contentType) else { return nil }
        self.init(bytes: content, kind: kind, version: version)
    }
}

/// A new picture of the person.
package struct SetPictureInput: ContentInput, Hashable {
    package var content = Data()
    package var key: IdempotencyKey

    private enum CodingKeys: CodingKey { case key }

    package init(_ bytes: Data, key: IdempotencyKey) {
        (content, self.key) = (bytes, key)
    }

    /// By the first bytes; what is none of them is for the server to refuse.
    package var contentType: String {
        let kind: ProfilePicture.Kind =
            switch content.first {
            case 0xFF: .jpeg
            case 0x52: .webp
            default: .png
            }
        return kind.rawValue
    }

    package static let fields: [InputField] = [
        .content("content", ProfilePicture.Kind.allCases.map(\.rawValue), "The picture."), .idempotencyKey,
    ]
}
