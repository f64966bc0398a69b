package import Foundation

/// One page of somebody's stars.
package struct GitHubStarsPage: Hashable, Sendable {
    /// At most 100, the newest first.
    package var stars: [GitHubStar]
    /// GitHub's own address of the page that follows; `nil` on the last one.
    package var next: URL?
    /// How many pages there are in all; `nil` on the last page, where GitHub does not say.
    package var pageCount: Int?

    package init(stars: [GitHubStar], next: URL?, pageCount: Int?) {
        self.stars = stars
        self.next = next
        self.pageCount = pageCount
    }
}
