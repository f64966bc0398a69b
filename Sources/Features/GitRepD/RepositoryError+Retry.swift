import RepositoriesDomain

nonisolated extension RepositoryError {
    /// Asking the same again may bring another answer.
    var canBeRetried: Bool {
        switch self {
        case .rateLimited, .offline, .sourceFailed: true
        case .invalidQuery, .notFound, .unavailable, .favouriteLimitReached, .invalidImport, .notSignedIn: false
        }
    }
}
