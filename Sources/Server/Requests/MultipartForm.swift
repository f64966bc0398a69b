import Foundation

/// A form with files as browsers and Strapi's clients send it (RFC 7578).
struct MultipartForm: Sendable {
    let parts: [Part]

    struct Part: Sendable {
        var name: String
        /// `nil` for what is no file.
        var fileName: String?
        var content: Data
    }

    /// More are nobody's form.
    private static let mostParts = 20
    private static let longestHead = 8_192

    /// `nil` for what is no such form.
    init?(_ body: Data, contentType: String) {
        guard let boundary = Self.boundary(of: contentType) else { return nil }
        let separator = Data("\r\n--\(boundary)".utf8)
        // The first line has no break before it.
        let bytes = Data("\r\n".utf8) + body
        var parts: [Part] = []
        guard var end = bytes.range(of: separator)?.upperBound else { return nil }
        while let next = bytes.range(of: separator, in: end..<bytes.endIndex) {
            guard parts.count < Self.mostParts, let part = Self.part(bytes[end..<next.lowerBound]) else { return nil }
            parts.append(part)
            end = next.upperBound
        }
        // Two hyphens end the form; without them it was cut short.
        guard bytes[end...].starts(with: Data("--".utf8)) else { return nil }
        self.parts = parts
    }

    private static func boundary(of contentType: String) -> String? {
        let fields = contentType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.first?.lowercased() == "multipart/form-data" else { return nil }
        let field = fields.first { $0.lowercased().hasPrefix("boundary=") }
        let boundary = field?.dropFirst("boundary=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        guard let boundary, (1...70).contains(boundary.utf8.count) else { return nil }
        return boundary
    }

    private static func part(_ bytes: Data) -> Part? {
        let blank = Data("\r\n\r\n".utf8)
        guard let middle = bytes.prefix(longestHead).range(of: blank) else { return nil }
        let head = String(decoding: bytes[bytes.startIndex..<middle.lowerBound], as: UTF8.self)
        let line = head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
        guard let line, let name = parameter("name", of: line) else { return nil }
        return Part(
            name: name,
            fileName: parameter("filename", of: line),
            content: Data(bytes[middle.upperBound..<bytes.endIndex])
        )
    }

    /// The value in quotation marks behind `; name=`.
    private static func parameter(_ name: String, of line: String) -> String? {
        let marker = "; \(name)=\""
        guard let found: Range<String.Index> = line.range(of: marker, options: .caseInsensitive) else { return nil }
        let rest = line[found.upperBound...]
        guard rest.contains("\"") else { return nil }
        return String(rest.prefix { $0 != "\"" }).replacing("%22", with: "\"")
    }
}
