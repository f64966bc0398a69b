import Storage

/// A database whose transactions are timed, waiting for a connection included.
struct MeasuredDatabase: SQLDatabase {
    let database: any SQLDatabase
    let metrics: MetricsRegistry

    var dialect: SQLDialect { database.dialect }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await timed("read") { try await database.read(body) }
    }

    func lookUp<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await timed("read") { try await database.lookUp(body) }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await timed("write") { try await database.write(body) }
    }

    func changes(of topic: String) -> AsyncStream<ChangeEvent> { database.changes(of: topic) }

    func news(of topics: [String]) -> AsyncStream<Void> { database.news(of: topics) }

    func close() throws { try database.close() }

    private static let level = "db_client_active_operations"

    private func timed<Value: Sendable>(
        _ operation: String,
        _ body: () async throws -> Value
    ) async throws -> Value {
        let start = ContinuousClock.now
        metrics.enter(Self.level, help: "Transactions that run or wait for a connection.")
        defer {
            metrics.leave(Self.level)
            metrics.record(
                ContinuousClock.now - start,
                name: "db_client_operation_duration_seconds",
                help: "Time of a transaction, waiting for its connection included.",
                [MetricLabel("db_operation_name", operation)]
            )
        }
        return try await body()
    }
}
