import RepositoriesDomain

/// What came of a decision when it was sent.
enum DecisionOutcome: Sendable {
    case done
    case favourite(Favourite)
    case imported(ImportReport)
    case refused(RepositoryError)
}
