import RepositoriesDomain

extension RepositoryError {
    /// Asking the same again may bring another answer.
    nonisolated var canBeRetried: Bool {
        switch self {
        case .rateLimited, .offline, .sourceFailed: true
        case .invalidQuery, .notFound, .unavailable, .favouriteLimitReached, .invalidImport, .notSignedIn: false
        }
    }
}
