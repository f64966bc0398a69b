package import Calls

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
