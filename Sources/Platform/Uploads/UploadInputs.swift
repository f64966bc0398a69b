package import Calls
package import Foundation

extension InputField {
    package static let upload = InputField.path("upload", .uuid, "The file’s.")
}

extension ProblemKind {
    package static let elsewhere = ProblemKind("elsewhere", 409, "The piece does not begin where the file ends")
}

/// Names a file that comes in pieces.
package struct UploadInput: EndpointInput, Hashable {
    package var upload: UUID

    package init(_ upload: UUID) { self.upload = upload }

    package static let fields: [InputField] = [.upload]
}

/// A piece of a file.
package struct UploadPieceInput: ContentInput, Hashable {
    package var upload: UUID
    package var offset: Int
    package var content = Data()

    private enum CodingKeys: CodingKey { case upload, offset }

    package init(_ piece: Data, at offset: Int, to upload: UUID) {
        (content, self.offset, self.upload) = (piece, offset, upload)
    }

    package var contentType: String { "application/octet-stream" }

    package static let fields: [InputField] = [
        .upload, .query("offset", .integer(0...1 << 40), "Where the piece begins.", .required),
        .content("content", ["application/octet-stream"], "The piece."),
    ]
}
