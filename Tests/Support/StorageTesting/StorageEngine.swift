/// The engines that every store has to work on.
package enum StorageEngine: String, CaseIterable, Sendable {
    case sqlite = "SQLite"
    case postgreSQL = "PostgreSQL"

    /// The one that the running test is about.
    @TaskLocal package static var current = StorageEngine.sqlite

    /// Makes something that several tests share on each engine; its databases are gone with the server.
    package static func shared<Value: Sendable>(
        _ make: @escaping @Sendable () async throws -> Value
    ) -> [StorageEngine: Task<Value, any Error>] {
        Dictionary(
            uniqueKeysWithValues: allCases.map { engine in
                let task = Task {
                    try await TestScope.$current.withValue(nil) {
                        try await $current.withValue(engine) { try await make() }
                    }
                }
                return (engine, task)
            }
        )
    }
}
