package import Foundation

/// Search and reading of repositories, whoever asks.
package protocol RepositoryService: Sendable {
    /// Page `page` (from 1) of the answer, 10 repositories, best first; empty past the last page.
    ///
    /// - Throws: `invalidQuery` for a query GitHub would refuse, and the errors of the source.
    func search(_ query: RepositoryQuery, page: Int) async throws(RepositoryError) -> RepositoryPage

    /// Everything known about one repository. A cached answer is given at once when there is one;
    /// `refresh` asks the source again.
    func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail

    /// The README as safe blocks; `nil` when the repository has none.
    func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme?

    /// Which source answers now, and how much of its rate limit is left.
    func sourceStatus() async throws(RepositoryError) -> SourceStatus
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

    package init(
        repositories: [Repository],
        totalCount: Int,
        isIncomplete: Bool,
        page: Int,
        nextPage: Int? = nil,
        isCapped: Bool,
        source: SourceStatus.Source
    ) {
        self.repositories = repositories
        self.totalCount = totalCount
        self.isIncomplete = isIncomplete
        self.page = page
        self.nextPage = nextPage
        self.isCapped = isCapped
        self.source = source
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

    package init(
        repository: Repository,
        watchers: Int? = nil,
        lastReleaseAt: Date? = nil,
        lastReleaseName: String? = nil,
        webURL: URL,
        isFavourite: Bool
    ) {
        self.repository = repository
        self.watchers = watchers
        self.lastReleaseAt = lastReleaseAt
        self.lastReleaseName = lastReleaseName
        self.webURL = webURL
        self.isFavourite = isFavourite
    }
}

/// What is asked, and what is left of its limits.
package struct SourceStatus: Hashable, Codable, Sendable {
    package enum Source: String, Codable, Sendable { case starter, github }

    package var source: Source
    /// The date of the starter catalogue's facts.
    package var starterDate: Date
    package var starterCount: Int
    /// `nil` until GitHub has answered once.
    package var searchLimit: RateLimit?
    package var coreLimit: RateLimit?

    package init(
        source: Source,
        starterDate: Date,
        starterCount: Int,
        searchLimit: RateLimit? = nil,
        coreLimit: RateLimit? = nil
    ) {
        self.source = source
        self.starterDate = starterDate
        self.starterCount = starterCount
        self.searchLimit = searchLimit
        self.coreLimit = coreLimit
    }
}

/// GitHub's `x-ratelimit-…` headers.
package struct RateLimit: Hashable, Codable, Sendable {
    package var limit: Int
    package var remaining: Int
    package var resetsAt: Date

    package init(limit: Int, remaining: Int, resetsAt: Date) {
        self.limit = limit
        self.remaining = remaining
        self.resetsAt = resetsAt
    }
}
