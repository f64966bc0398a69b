import Endpoints

/// Gives up on `body` after `timeout` and cancels it.
///
/// - Throws: `unavailable` when time is up, and what `body` throws.
func withDeadline<Value: Sendable>(
    _ timeout: Duration,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await Task.sleep(for: timeout)
            return nil
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() ?? nil else {
            throw Problem(.unavailable, detail: "This took too long.", retryAfter: 5)
        }
        return value
    }
}
