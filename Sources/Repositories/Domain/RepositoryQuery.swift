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
