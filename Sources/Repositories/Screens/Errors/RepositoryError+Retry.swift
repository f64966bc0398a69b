package import RepositoriesDomain

nonisolated extension RepositoryError {
    /// Asking the same again may bring another answer.
    package var canBeRetried: Bool {
        switch self {
        case .rateLimited, .offline, .noRoom, .sourceFailed, .busy, .failed: true
        case .invalidQuery, .notFound, .unavailable, .favouriteLimitReached, .invalidImport, .notSignedIn: false
        }
    }
}
