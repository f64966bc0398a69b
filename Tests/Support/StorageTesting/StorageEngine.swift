package import Testing

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

/// Runs tests on engines, on one after the other.
///
/// A test gets its database from ``TestDatabase``; what goes wrong says on which engine.
package struct EngineTrait: SuiteTrait, TestTrait, TestScoping {
    let engines: [StorageEngine]

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        for engine in engines {
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                var issue = issue
                issue.comments.append("on \(engine.rawValue)")
                return issue
            }
            let scope = TestScope()
            try await StorageEngine.$current.withValue(engine) {
                try await TestScope.$current.withValue(scope) {
                    try await naming.provideScope(for: test, testCase: testCase, performing: function)
                }
            }
            try await scope.end()
        }
    }

    package func scopeProvider(for test: Test, testCase: Test.Case?) -> EngineTrait? {
        // Once for each call of a test function, not also around the whole suite.
        testCase == nil ? nil : self
    }
}

extension Trait where Self == EngineTrait {
    /// Runs each test on SQLite and on PostgreSQL.
    package static var everyEngine: EngineTrait { EngineTrait(engines: StorageEngine.allCases) }

    /// Runs each test on one engine, for what only that one has.
    package static func engine(_ engine: StorageEngine) -> EngineTrait { EngineTrait(engines: [engine]) }
}
