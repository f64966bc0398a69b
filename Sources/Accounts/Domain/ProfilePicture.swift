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

/// Asks for the person's picture.
package struct PictureInput: EndpointInput, Hashable {
    package var version: String?

    package init(version: String? = nil) {
        self.version = version
    }

    package static let fields: [InputField] = [
        .query("version", .string(0...64), "Makes another address for other bytes; the answer is the picture of now.")
    ]
}

/// Why bytes cannot be somebody's picture.
package enum PictureProblem: String, Codable, Hashable, Sendable, CaseIterable {
    case empty, tooLarge
    /// Neither PNG nor JPEG nor WebP, by its bytes.
    case wrongKind
    /// Cut short or damaged.
    case unreadable
    case tooManyPixels
}

/// Takes the person's picture away.
package struct RemovePictureInput: EndpointInput, Hashable {
    package var key: IdempotencyKey

    package init(key: IdempotencyKey) {
        self.key = key
    }

    package static let fields: [InputField] = [.idempotencyKey]
}

/// The calls about the person's picture.
package enum PictureEndpoints {
    private static let subject = "Accounts"

    package static let picture = Endpoint<PictureInput, PictureFile, AccountError>(
        "getPicture",
        .get,
        "/api/v1/account/picture",
        for: .person,
        subject: subject,
        summary: "Give the person’s picture, or a part of it",
        problems: [.notFound]
    )

    package static let set = Endpoint<SetPictureInput, Account, AccountError>(
        "setPicture",
        .put,
        "/api/v1/account/picture",
        for: .person,
        subject: subject,
        summary: "Replace the person’s picture; what a camera wrote into it beside the picture is not kept",
        problems: [.unusablePicture, .tooManyAttempts],
        maximumBodyBytes: ProfilePicture.maximumBytes
    )

    package static let remove = Endpoint<RemovePictureInput, Account, AccountError>(
        "removePicture",
        .delete,
        "/api/v1/account/picture",
        for: .person,
        subject: subject,
        summary: "Take the person’s picture away, or do nothing when there is none"
    )
}
