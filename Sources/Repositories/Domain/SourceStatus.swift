package import Foundation

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
