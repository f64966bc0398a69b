package import Foundation

/// Search and reading of repositories, whoever asks.
package protocol RepositoryService: Sendable {
    /// Page `page` (from 1) of the answer, 10 repositories, best first; empty past the last page.
    ///
    /// - Throws: `invalidQuery` for a query GitHub would refuse, and the errors of the source.
    func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage

    /// Everything known about one repository. A cached answer is given at once when there is one;
    /// `refresh` asks the source again.
    func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail

    /// The README as safe blocks; `nil` when the repository has none.
    func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme?

    /// Which source answers now, and how much of its rate limit is left.
    func sourceStatus() async throws(RepositoryError) -> SourceStatus
}

extension RepositoryService {
    /// A page of the answer, a stored one when there is one.
    package func search(_ query: RepositoryQuery, page: Int) async throws(RepositoryError) -> RepositoryPage {
        try await search(query, page: page, effort: .recent)
    }
}

/// How much is done for a search's answer: what the source allows is shared by everybody.
package enum SearchEffort: Hashable, Sendable {
    /// Nothing but looking at what is stored, as for every pause in typing; never waits for a network.
    case stored
    /// What the source once answered is given at once and, when it is no longer new, refreshed behind; else it is asked.
    case recent
    /// The source is asked again and waited for, or the asking that is under way is joined.
    case newest
}

/// Everything that can go wrong with repositories and favourites.
package enum RepositoryError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalidQuery(field: String, reason: QueryProblem)
    case notFound(Repository.ID)
    /// Taken down for legal reasons (GitHub's 451).
    case unavailable(Repository.ID)
    /// GitHub allows again at this time.
    case rateLimited(until: Date)
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// The source answered what we could not read, or a server error; the text is for the log, not for people.
    case sourceFailed(String)
    /// Our own database is held by others, or does not answer; soon it may.
    case busy
    /// Our own side failed; the text is for the log.
    case failed(String)
    case favouriteLimitReached(limit: Int)
    /// A file that cannot be imported.
    case invalidImport(ImportFault)
    case notSignedIn

    package enum QueryProblem: String, Codable, Hashable, Sendable {
        case empty, tooLong, tooManyOperators, notANumber, outOfRange, unknownValue, pastTheEnd
    }
}

/// What is asked, and what is left of its limits.
package struct SourceStatus: Hashable, Codable, Sendable {
    package enum Source: String, Codable, Sendable, CaseIterable { case starter, github }

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
