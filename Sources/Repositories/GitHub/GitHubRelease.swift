package import Foundation

/// The newest full release of a repository.
package struct GitHubRelease: Hashable, Sendable {
    /// The release's title, or its tag when it has none.
    package var name: String?
    package var publishedAt: Date?

    package init(name: String?, publishedAt: Date?) {
        self.name = name
        self.publishedAt = publishedAt
    }
}
