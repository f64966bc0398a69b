package import Foundation

/// One page of a search.
package struct GitHubSearchPage: Hashable, Sendable {
    /// Best first; at most as many as were asked for.
    package var repositories: [GitHubRepository]
    package var totalCount: Int
    package var isIncomplete: Bool
    /// GitHub's own address of the page that follows; `nil` on the last one.
    package var next: URL?

    package init(repositories: [GitHubRepository], totalCount: Int, isIncomplete: Bool, next: URL?) {
        self.repositories = repositories
        self.totalCount = totalCount
        self.isIncomplete = isIncomplete
        self.next = next
    }
}
