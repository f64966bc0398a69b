import Foundation
import GitHubAPI

/// A README as GitHub sent it; without text when there is none.
struct StoredReadme: Hashable, Sendable {
    var text: String?
    var path: String
    var validators: GitHubValidators
    var fetchedAt: Date
}
