import CPostgres
import Dispatch

/// PostgreSQL, version 15 or later, through libpq: one database that several processes share.
package final class PostgreSQLDatabase: SQLDatabase {
    private let pool: PostgreSQLPool
    private let hub = ChangeHub()
    private let listener: PostgreSQLListener
    private let patience: DispatchTimeInterval

    package var dialect: SQLDialect { .postgreSQL }

    /// Connects, looks whether the database suits, and listens for changes.
    ///
    /// - Throws: ``StorageError`` when the server does not answer, refuses, or sorts text by a language.
    package init(_ settings: PostgreSQLSettings) async throws {
        pool = PostgreSQLPool(url: settings.url, maximumThreadCount: settings.maximumConnections)
        patience = .milliseconds(Int(settings.patience / .milliseconds(1)))
        listener = PostgreSQLListener(url: settings.url, hub: hub)
        try await listener.start()
    }

    deinit { end() }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await run(.read, body)
    }

    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await run(.write, body)
    }

    package func changes(of topic: String) -> AsyncStream<ChangeEvent> { hub.listen(to: topic) }

    package func news(of topics: [String]) -> AsyncStream<Void> { hub.news(of: topics) }

    /// Does not wait for the transactions that run.
    package func close() throws { end() }

    private func end() {
        pool.close()
        listener.stop()
        hub.close()
    }

    private func run<Value: Sendable>(
        _ kind: PostgreSQLTransaction.Kind,
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        let interruption = PostgreSQLInterruption()
        let deadline = DispatchTime.now() + patience
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                pool.submit(
                    PostgreSQLJob(deadline: deadline, interruption: interruption, continuation: continuation) { seat in
                        try seat.run(kind, until: deadline, interruption, body)
                    }
                )
            }
        } onCancel: {
            interruption.cancel()
            pool.withdraw(interruption)?.refuse(CancellationError())
        }
    }
}

extension PostgreSQLDatabase {
    /// What libpq's own programs, such as `pg_dump`, find an address by: on a command line everybody could read it.
    ///
    /// - Throws: ``StorageError`` for what is no address, without repeating it.
    package static func environment(of url: String) throws(StorageError) -> [String: String] {
        guard let options = PQconninfoParse(url, nil) else { throw .failed("the database's address cannot be read") }
        defer { PQconninfoFree(options) }
        var environment: [String: String] = [:]
        var option = options
        while option.pointee.keyword != nil {
            if let name = option.pointee.envvar, let value = option.pointee.val {
                environment[String(cString: name)] = String(cString: value)
            }
            option += 1
        }
        return environment
    }
}

/// Where a PostgreSQL database is, and how much of it one process uses.
package struct PostgreSQLSettings: Sendable {
    /// `postgres://…`, as libpq reads it ("Connection URIs"); may hold a password, so it is never printed.
    package var url: String
    /// Connections that run transactions, from 1; one more listens for changes.
    package var maximumConnections: Int
    /// How long a transaction waits for a connection, and is run again when the server asks for it.
    package var patience: Duration

    package init(url: String, maximumConnections: Int = 8, patience: Duration = .seconds(10)) {
        self.url = url
        self.maximumConnections = maximumConnections
        self.patience = patience
    }
}

extension PostgreSQLSettings: CustomStringConvertible, CustomReflectable {
    package var description: String { "PostgreSQL, \(maximumConnections) connections" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
