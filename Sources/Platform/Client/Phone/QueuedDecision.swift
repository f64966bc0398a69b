package import RepositoriesDomain

/// What came of a decision when it was sent.
enum QueuedDecisionOutcome: Sendable {
    case done
    case favourite(Favourite)
    case imported(ImportReport)
    case refused(RepositoryError)
}

/// A decision made offline that the server refused when it was sent later.
package struct RefusedDecision: Hashable, Sendable {
    /// The repository it was about; `nil` for imports and searches.
    package var repository: Repository.ID?
    package var reason: RepositoryError

    init(_ decision: QueuedDecision, reason: RepositoryError) {
        self.reason = reason
        repository =
            switch decision {
            case .save(let repository, _): repository.id
            case .remove(let id, _), .annotate(let id, _, _, _): id
            case .restore(let favourite, _): favourite.id
            case .importAll, .addRecentSearch, .removeRecentSearch: nil
            }
    }
}
