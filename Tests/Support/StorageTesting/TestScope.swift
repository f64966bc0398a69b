package import Foundation
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

/// A folder that is gone with the value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A folder left behind in the system's temporary place harms no test.
        try? FileManager.default.removeItem(at: url)
    }
}
