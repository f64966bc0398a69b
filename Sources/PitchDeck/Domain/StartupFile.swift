package import Calls
package import Foundation

/// A picture or a deck that somebody uploaded for their startups.
package struct StartupFile: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    /// Random, for clients that want a number.
    package var number: Int
    /// As its sender called it.
    package var name: String
    package var kind: Kind
    /// In pixels, of a picture.
    package var width: Int?
    package var height: Int?
    package var byteCount: Int
    package var createdAt: Date

    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case webp = "image/webp"
        case pdf = "application/pdf"
    }

    /// 8 MB.
    package static let maximumPictureBytes = 8 << 20
    /// 50 MB.
    package static let maximumDeckBytes = 50 << 20
    package static let maximumPages = 100
    /// 500 MB of one person.
    package static let maximumDailyBytes = 500 << 20
    package static let maximumName = 120

    package init(
        id: DocumentID,
        number: Int,
        name: String,
        kind: Kind,
        width: Int? = nil,
        height: Int? = nil,
        byteCount: Int,
        createdAt: Date
    ) {
        (self.id, self.number, self.name, self.kind) = (id, number, name, kind)
        (self.width, self.height, self.byteCount, self.createdAt) = (width, height, byteCount, createdAt)
    }

    /// Where its bytes are, below the server's address.
    package var path: String { Self.path(of: id) }

    package static let folder = "/pitchdeck/files/"

    package static func path(of id: DocumentID) -> String { folder + id.text }
}

extension StartupFile: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .string(24...24).described("For `image`, `gallery`, `deck` and `avatar`.")),
        .required("number", .count),
        .required("name", .string(1...maximumName)),
        .required("kind", .choice(Kind.self)),
        .optional("width", .count.described("In pixels, of a picture.")),
        .optional("height", .count),
        .required("byteCount", .count),
        .required("createdAt", .date)
    ).named("StartupFile")
}

/// What one person uploads.
package protocol StartupFileService: Sendable {
    /// Keeps a file of this machine, checked by what it is and not by what it is called; unused, it goes after a day.
    ///
    /// `onProgress` is told the share that is there, 0...1, where it has to be sent.
    ///
    /// - Throws: `invalid("files", …)` for what is no picture and no deck, `notSignedIn`, `tooMuch`, `noDecks`.
    func upload(
        _ file: URL,
        name: String,
        onProgress: @escaping @Sendable (Double) async -> Void
    ) async throws(StartupError) -> StartupFile

    /// One of the person's own.
    ///
    /// - Throws: `notFound`.
    func file(_ id: DocumentID) async throws(StartupError) -> StartupFile
}
