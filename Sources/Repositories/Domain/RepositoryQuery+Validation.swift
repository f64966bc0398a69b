import Foundation

extension RepositoryQuery {
    /// GitHub's limit on the text.
    package static let maximumLength = 256
    /// GitHub's limit on `AND`, `OR` and `NOT` together.
    package static let maximumOperators = 5
    /// GitHub hands out this many matches, 100 pages of 10.
    package static let maximumPage = 100
    package static let pageSize = 10

    /// The query as it is asked: trimmed, line breaks and control characters made spaces.
    ///
    /// - Throws: `invalidQuery` with the field `text`, `language` or `minimumStars`. Without a text, a language or a
    ///   number of stars has to be given.
    package func validated() throws(RepositoryError) -> RepositoryQuery {
        var query = self
        query.text = Self.plain(text)
        query.language = language.map(Self.plain).flatMap { $0.isEmpty ? nil : $0 }
        if query.minimumStars == 0 { query.minimumStars = nil }
        try query.checkText()
        if let language = query.language {
            guard language.unicodeScalars.count <= 50 else {
                throw .invalidQuery(field: "language", reason: .tooLong)
            }
            guard !language.contains("\"") else { throw .invalidQuery(field: "language", reason: .unknownValue) }
        }
        if let stars = query.minimumStars, !(0...100_000_000).contains(stars) {
            throw .invalidQuery(field: "minimumStars", reason: .outOfRange)
        }
        return query
    }

    /// - Throws: `invalidQuery` with the field `page`: below 1, or beyond what GitHub hands out.
    package static func validate(page: Int) throws(RepositoryError) {
        guard page >= 1 else { throw .invalidQuery(field: "page", reason: .outOfRange) }
        guard page <= maximumPage else { throw .invalidQuery(field: "page", reason: .pastTheEnd) }
    }

    private func checkText() throws(RepositoryError) {
        guard !text.isEmpty || language != nil || minimumStars != nil else {
            throw .invalidQuery(field: "text", reason: .empty)
        }
        guard text.unicodeScalars.count <= Self.maximumLength else {
            throw .invalidQuery(field: "text", reason: .tooLong)
        }
        let operators = text.split(separator: " ").count { ["AND", "OR", "NOT"].contains($0) }
        guard operators <= Self.maximumOperators else {
            throw .invalidQuery(field: "text", reason: .tooManyOperators)
        }
    }

    /// Typed text as it is searched for: full-width signs, curly quotation marks and other minus signs as ASCII has
    /// them, each kind of blank as one space.
    package static func plain(_ text: String) -> String {
        // NFKC: ｓｗｉｆｔ is swift, and an ideographic space a space.
        let scalars = text.precomposedStringWithCompatibilityMapping.unicodeScalars.map { scalar -> Unicode.Scalar in
            if let plain = plainSigns[scalar] { return plain }
            return switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: " "
            default: scalar
            }
        }
        var result = ""
        result.unicodeScalars.append(contentsOf: scalars)
        return result.split(separator: " ").joined(separator: " ")
    }

    private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "‚": "'", "−": "-",
        "‐": "-", "‑": "-",
    ]
}
