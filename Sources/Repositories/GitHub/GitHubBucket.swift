/// The two rate limits we spend; each answer's `x-ratelimit-resource` names the one it counted for.
enum GitHubBucket: String, Hashable, Sendable, CaseIterable {
    case search, core
}
