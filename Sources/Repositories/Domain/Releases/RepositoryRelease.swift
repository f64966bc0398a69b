package import Foundation

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
