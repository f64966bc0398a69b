package import Calls
package import Foundation

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
