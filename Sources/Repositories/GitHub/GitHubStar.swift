package import Foundation

/// A repository that somebody starred.
package struct GitHubStar: Hashable, Sendable {
    package var repository: GitHubRepository
    /// `nil` when the server does not say.
    package var starredAt: Date?

    package init(repository: GitHubRepository, starredAt: Date?) {
        self.repository = repository
        self.starredAt = starredAt
    }
}
