package import Calls
package import Foundation

/// A saved repository with the facts as they were when it was saved or last seen.
package struct Favourite: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    package var savedAt: Date
    /// Lower case, trimmed, unique, at most 20 of at most 40 characters.
    package var tags: [String]
    /// At most 4,000 characters.
    package var note: String

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, savedAt: Date, tags: [String], note: String) {
        self.repository = repository
        self.savedAt = savedAt
        self.tags = tags
        self.note = note
    }
}

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

/// The favourites and recent searches of one person; every conformer is bound to that person.
package protocol FavouriteService: Sendable {
    /// All of them, newest first; at most 5,000.
    func favourites() async throws(RepositoryError) -> [Favourite]

    /// Saves, or does nothing when it is saved already. A second call with the same key is the first one's echo.
    func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite

    /// Removes, or does nothing when it is not saved.
    func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError)

    /// Puts back exactly what `remove` took: tags, note and date saved included.
    func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError)

    /// - Throws: `notFound` when it is not a favourite; `invalidQuery` for a tag or note that is too long.
    func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    )
        async throws(RepositoryError) -> Favourite

    /// Adds what is not there yet, keeps what is; returns how many of each.
    func importFavourites(_ favourites: [Favourite], key: IdempotencyKey) async throws(RepositoryError) -> ImportReport

    /// At most 10, newest first.
    func recentSearches() async throws(RepositoryError) -> [String]
    func addRecentSearch(_ text: String) async throws(RepositoryError)
    func removeRecentSearch(_ text: String) async throws(RepositoryError)

    /// Speaks when the favourites were changed, or may have been, by another page or device of the person; it listens
    /// from the call on. Ends at once where there is no way to know.
    func changesElsewhere() -> AsyncStream<Void>
}

extension FavouriteService {
    package func changesElsewhere() -> AsyncStream<Void> { AsyncStream { nil } }
}

/// How many favourites an import added, and how many were there already.
package struct ImportReport: Hashable, Codable, Sendable {
    package var added: Int
    package var kept: Int

    package init(added: Int, kept: Int) {
        self.added = added
        self.kept = kept
    }
}

/// Why a file of favourites cannot be imported; then nothing of it is.
package enum ImportFault: Hashable, Sendable {
    /// Of a file, and of what is sent to import: 5,000 favourites with long notes take about this much.
    package static let maximumBytes = 32 << 20

    /// Not a file that Serendip has written.
    case notOurs
    case tooLarge
    /// A favourite cannot be kept: its place in the file from 1, its name, and the field that is wrong.
    case entry(number: Int, name: String, field: String)
}

extension ImportFault {
    /// As members of a problem.
    var members: [String: JSONValue] {
        switch self {
        case .notOurs: [:]
        case .tooLarge: ["limit": .integer(Int64(Self.maximumBytes))]
        case .entry(let number, let name, let field):
            ["entry": .integer(Int64(number)), "name": .string(name), "field": .string(field)]
        }
    }

    init(members: [String: JSONValue]) {
        if let number = members["entry"]?.integer {
            let field = members["field"]?.string ?? ""
            self = .entry(number: Int(number), name: members["name"]?.string ?? "", field: field)
        } else {
            self = members["limit"] == nil ? .notOurs : .tooLarge
        }
    }
}
