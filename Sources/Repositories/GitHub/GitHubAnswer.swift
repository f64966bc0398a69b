/// An answer to a question that named what we already have.
package enum GitHubAnswer<Value: Sendable>: Sendable {
    /// What we have is still right.
    case notModified
    case modified(Value, GitHubValidators)
}

extension GitHubAnswer: Equatable where Value: Equatable {}
