package import Foundation
package import RepositoriesDomain

/// A repository as GitHub tells it, with what is only of use to who keeps it.
package struct GitHubRepository: Hashable, Sendable {
    /// GitHub's number; the same before and after a repository is renamed.
    package var number: Int64
    package var repository: Repository
    /// `subscribers_count`, which searches leave out.
    package var watchers: Int?
    package var defaultBranch: String?
    package var webURL: URL?

    package init(
        number: Int64,
        repository: Repository,
        watchers: Int? = nil,
        defaultBranch: String? = nil,
        webURL: URL? = nil
    ) {
        self.number = number
        self.repository = repository
        self.watchers = watchers
        self.defaultBranch = defaultBranch
        self.webURL = webURL
    }
}
