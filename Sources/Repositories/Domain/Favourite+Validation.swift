import Foundation

extension Favourite {
    package static let maximumCount = 5_000
    package static let maximumTags = 20
    package static let maximumTagLength = 40
    package static let maximumNoteLength = 4_000

    /// The favourite as it is kept; what a client sends is a claim.
    ///
    /// - Throws: `notFound` for a name GitHub does not allow, `invalidQuery` with the field that is wrong.
    package func validated() throws(RepositoryError) -> Favourite {
        Favourite(
            repository: try repository.validated(),
            savedAt: Date(timeIntervalSince1970: (savedAt.timeIntervalSince1970 * 1000).rounded() / 1000),
            tags: try Self.validated(tags: tags),
            note: try Self.validated(note: note)
        )
    }

    /// Trimmed, lower case, without empty ones and repetitions, in the order given.
    ///
    /// - Throws: `invalidQuery` with the field `tags`: more than 20, or one of more than 40 characters.
    package static func validated(tags: [String]) throws(RepositoryError) -> [String] {
        var kept: [String] = []
        for tag in tags {
            let clean = tag.split { $0.isWhitespace || $0.isControl }.joined(separator: " ").lowercased()
            guard clean.unicodeScalars.count <= maximumTagLength else {
                throw .invalidQuery(field: "tags", reason: .tooLong)
            }
            if !clean.isEmpty, !kept.contains(clean) { kept.append(clean) }
        }
        guard kept.count <= maximumTags else { throw .invalidQuery(field: "tags", reason: .outOfRange) }
        return kept
    }

    /// Without control characters but line breaks, and without space at both ends.
    ///
    /// - Throws: `invalidQuery` with the field `note` above 4,000 characters.
    package static func validated(note: String) throws(RepositoryError) -> String {
        let clean = String(note.replacing("\r\n", with: "\n").filter { $0 == "\n" || $0 == "\t" || !$0.isControl })
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard clean.unicodeScalars.count <= maximumNoteLength else {
            throw .invalidQuery(field: "note", reason: .tooLong)
        }
        return clean
    }
}

extension Repository {
    /// The facts with the limits of their documentation.
    ///
    /// - Throws: `notFound` for a name GitHub does not allow, `invalidQuery` with the field that is wrong.
    package func validated() throws(RepositoryError) -> Repository {
        guard id.isValid else { throw .notFound(id) }
        try Self.check("summary", summary, atMost: 1_000)
        try Self.check("language", language ?? "", atMost: 50)
        try Self.check("license", license ?? "", atMost: 50)
        guard topics.count <= 20 else { throw .invalidQuery(field: "topics", reason: .outOfRange) }
        for topic in topics { try Self.check("topics", topic, atMost: 50) }
        guard stars >= 0, forks >= 0, openIssues ?? 0 >= 0 else {
            throw .invalidQuery(field: "stars", reason: .outOfRange)
        }
        for (field, url) in [("avatarURL", avatarURL), ("homepage", homepage)] {
            guard let url else { continue }
            try Self.check(field, url.absoluteString, atMost: 2_000)
            guard ["https", "http"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false else {
                throw .invalidQuery(field: field, reason: .unknownValue)
            }
        }
        return self
    }

    private static func check(_ field: String, _ text: String, atMost limit: Int) throws(RepositoryError) {
        guard text.unicodeScalars.count <= limit else { throw .invalidQuery(field: field, reason: .tooLong) }
        guard !text.contains(where: \.isControl) else { throw .invalidQuery(field: field, reason: .unknownValue) }
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
