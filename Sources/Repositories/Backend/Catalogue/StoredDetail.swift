import Foundation
import GitHubAPI
import RepositoriesDomain

/// What is stored about one repository beyond its facts.
struct StoredDetail: Hashable, Sendable {
    var number: Int64
    var repository: Repository
    /// `nil` when GitHub was never asked about this repository alone.
    var detail: Detail?

    struct Detail: Hashable, Sendable {
        var watchers: Int?
        var defaultBranch: String?
        var webURL: URL?
        var releaseName: String?
        var releaseAt: Date?
        var releaseAskedAt: Date?
        var validators: GitHubValidators
        var fetchedAt: Date
    }
}
