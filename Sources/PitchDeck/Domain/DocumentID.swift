/// What a startup, a category or an author is known by outside: 24 lower-case letters and digits, drawn by chance, so
/// that nobody can count what there is.
package struct DocumentID: Hashable, Sendable {
    package let text: String

    private static let length = 24
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")

    /// `nil` for what cannot be one.
    package init?(_ text: String) {
        guard text.utf8.count == Self.length,
            text.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
        else { return nil }
        self.text = text
    }

    /// A new one.
    package static func random() -> DocumentID {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }

    /// A new one of a generator, such as a seeded one of a test.
    package static func random(using generator: inout some RandomNumberGenerator) -> DocumentID {
        let letters = (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
        return DocumentID(unchecked: String(letters))
    }

    private init(unchecked text: String) {
        self.text = text
    }
}

extension DocumentID: Codable {
    package init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let id = DocumentID(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a document's id is 24 letters and digits")
            )
        }
        self = id
    }

    package func encode(to encoder: any Encoder) throws {
        try text.encode(to: encoder)
    }
}
