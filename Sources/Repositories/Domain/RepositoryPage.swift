package import Foundation

/// One page of a search.
package struct RepositoryPage: Hashable, Codable, Sendable {
    package var repositories: [Repository]
    /// All matches the source knows of; GitHub hands out at most 1,000 of them.
    package var totalCount: Int
    /// GitHub ran out of time; there may be more matches than it says.
    package var isIncomplete: Bool
    package var page: Int
    /// `nil` on the last page.
    package var nextPage: Int?
    /// The source's cap ends the list although there are more matches.
    package var isCapped: Bool
    package var source: SourceStatus.Source
    /// There may be a newer or a larger answer, or one is being fetched; asking the source again waits for it.
    package var isBeingRefreshed: Bool
    /// How the question was taken; `nil` when it was taken as it stands.
    package var reading: SearchReading?

    package init(
        repositories: [Repository],
        totalCount: Int,
        isIncomplete: Bool,
        page: Int,
        nextPage: Int? = nil,
        isCapped: Bool,
        source: SourceStatus.Source,
        isBeingRefreshed: Bool = false,
        reading: SearchReading? = nil
    ) {
        self.repositories = repositories
        self.totalCount = totalCount
        self.isIncomplete = isIncomplete
        self.page = page
        self.nextPage = nextPage
        self.isCapped = isCapped
        self.source = source
        self.isBeingRefreshed = isBeingRefreshed
        self.reading = reading
    }
}

/// What a search made of the question where it did not take it word by word.
package struct SearchReading: Hashable, Codable, Sendable {
    package var correction: Correction?
    /// Nothing has all that was asked for; what is shown has most of it.
    package var isPartial: Bool
    /// Qualifiers, such as `size`, about which nothing is known here.
    package var ignoredQualifiers: [String]

    package struct Correction: Hashable, Codable, Sendable {
        /// The text that was searched for.
        package var shown: String
        /// What was typed, written so that it is taken as it is.
        package var verbatim: String

        package init(shown: String, verbatim: String) {
            self.shown = shown
            self.verbatim = verbatim
        }
    }

    package init(correction: Correction? = nil, isPartial: Bool = false, ignoredQualifiers: [String] = []) {
        self.correction = correction
        self.isPartial = isPartial
        self.ignoredQualifiers = ignoredQualifiers
    }
}

/// A repository with what only its own page shows.
package struct RepositoryDetail: Hashable, Codable, Sendable {
    package var repository: Repository
    /// People who watch, GitHub's `subscribers_count`; `nil` when unknown.
    package var watchers: Int?
    package var lastReleaseAt: Date?
    package var lastReleaseName: String?
    package var webURL: URL
    package var isFavourite: Bool
    /// A newer answer is being fetched; asking again with `refresh` waits for it.
    package var isBeingRefreshed: Bool

    package init(
        repository: Repository,
        watchers: Int? = nil,
        lastReleaseAt: Date? = nil,
        lastReleaseName: String? = nil,
        webURL: URL,
        isFavourite: Bool,
        isBeingRefreshed: Bool = false
    ) {
        self.repository = repository
        self.watchers = watchers
        self.lastReleaseAt = lastReleaseAt
        self.lastReleaseName = lastReleaseName
        self.webURL = webURL
        self.isFavourite = isFavourite
        self.isBeingRefreshed = isBeingRefreshed
    }
}

/// What the person asks for.
package struct RepositoryQuery: Hashable, Codable, Sendable {
    /// At most 256 characters and five AND/OR/NOT, GitHub's limits.
    package var text: String
    package var language: String?
    package var minimumStars: Int?
    package var sort: Sort
    package var includesArchived: Bool
    package var includesForks: Bool

    package enum Sort: String, Codable, Sendable, CaseIterable {
        case bestMatch, stars, forks, updated
    }

    package init(
        text: String,
        language: String? = nil,
        minimumStars: Int? = nil,
        sort: Sort = .bestMatch,
        includesArchived: Bool = false,
        includesForks: Bool = false
    ) {
        self.text = text
        self.language = language
        self.minimumStars = minimumStars
        self.sort = sort
        self.includesArchived = includesArchived
        self.includesForks = includesForks
    }
}

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
