import Foundation
import GitHubAPI
import RepositoriesDomain

/// A page of a search as GitHub answered it some time ago, with the repositories as they are known now.
struct StoredSearchPage: Hashable, Sendable {
    var repositories: [Repository]
    var totalCount: Int
    var isIncomplete: Bool
    var next: URL?
    var validators: GitHubValidators
    var fetchedAt: Date
}
