import Synchronization

/// The databases that one run of a test made.
final class TestScope: Sendable {
    /// `nil` outside tests that have the trait; databases made there live as long as the server.
    @TaskLocal static var current: TestScope?

    private let databases = Mutex<[TestDatabase]>([])

    func add(_ database: TestDatabase) {
        databases.withLock { $0.append(database) }
    }

    func end() async throws {
        let all = databases.withLock { databases in
            defer { databases = [] }
            return databases
        }
        for database in all { try await database.remove() }
    }
}
