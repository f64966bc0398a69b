import Storage

/// What somebody thinks of a repository: judged here, or starred on GitHub.
enum Opinion: String, SQLConvertible, Sendable {
    case like, skip, star
}
