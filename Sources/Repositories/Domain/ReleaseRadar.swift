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
