package import Foundation

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
