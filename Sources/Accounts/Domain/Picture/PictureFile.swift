package import Calls
package import Foundation

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
