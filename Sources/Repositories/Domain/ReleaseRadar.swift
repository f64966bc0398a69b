package import Calls
package import Foundation

/// The saved repositories that had a release since the person last looked.
package struct ReleaseRadar: Hashable, Codable, Sendable {
    package static let maximumCount = 200

    /// Whether releases are looked for; not without a token of GitHub's.
    package var isWatching: Bool
    /// One per repository, the newest first.
    package var releases: [RepositoryRelease]
    /// GitHub was not asked about some of them lately; looking with `refresh` asks and waits.
    package var isIncomplete: Bool

    package init(isWatching: Bool, releases: [RepositoryRelease] = [], isIncomplete: Bool = false) {
        (self.isWatching, self.releases, self.isIncomplete) = (isWatching, releases, isIncomplete)
    }

    /// Where nobody looks for releases.
    package static let off = ReleaseRadar(isWatching: false)
}

/// A release of a saved repository.
package struct RepositoryRelease: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository.ID
    /// The release's title, or its tag; `nil` when it has neither.
    package var name: String?
    package var publishedAt: Date

    package var id: Repository.ID { repository }

    package init(repository: Repository.ID, name: String?, publishedAt: Date) {
        (self.repository, self.name, self.publishedAt) = (repository, name, publishedAt)
    }
}

extension RepositoryRelease: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.ID.schema),
        .optional("name", .string.described("The release's title, or its tag.")),
        .required("publishedAt", .date)
    ).named("RepositoryRelease")
}

extension ReleaseRadar: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("isWatching", .boolean.described("Whether releases are looked for.")),
        .required("releases", .array(of: RepositoryRelease.schema, maximum: maximumCount)),
        .required("isIncomplete", .boolean.described("Looking again with `refresh` asks for more."))
    ).named("ReleaseRadar")
}

extension ProblemKind {
    package static let repositoryNotFound = ProblemKind(
        "repository-not-found",
        404,
        "This repository does not exist, or is private"
    )
    package static let repositoryUnavailable = ProblemKind(
        "repository-unavailable",
        451,
        "This repository was taken down"
    )
    package static let sourceRateLimited = ProblemKind("source-rate-limited", 503, "GitHub's limit is reached")
    package static let sourceOffline = ProblemKind("source-offline", 503, "GitHub cannot be reached")
    package static let sourceFailed = ProblemKind("source-failed", 502, "GitHub's answer cannot be used")
    package static let favouriteLimitReached = ProblemKind(
        "favourite-limit-reached",
        409,
        "There is no room for more favourites"
    )
    package static let invalidImport = ProblemKind("invalid-import", 400, "This file holds no favourites of ours")
}
