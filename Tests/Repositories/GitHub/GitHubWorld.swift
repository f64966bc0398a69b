import Foundation
import Logging
import Outbound
import OutboundTesting
import RepositoriesDomain
import Synchronization

@testable import GitHubAPI

/// A client in front of a scripted GitHub, with a clock the test moves and dice that always show the same.
struct GitHubWorld {
    let server: ScriptedServer
    let clock = TestClock()
    let client: GitHubClient
    private let connections: OutboundConnections

    init(
        path: String = "",
        token: String? = nil,
        limits: OutboundConnections.Limits = .init(total: .seconds(5))
    ) async throws {
        server = try await ScriptedServer()
        connections = OutboundConnections(limits: limits)
        client = GitHubClient(
            configuration: try GitHubConfiguration(baseURL: server.address + path, token: token),
            transport: connections.transport,
            timing: clock.timing,
            logger: Logger(label: "test")
        )
    }

    /// Runs a test in a world of its own, and cleans up after it.
    static func run(
        path: String = "",
        token: String? = nil,
        limits: OutboundConnections.Limits = .init(total: .seconds(5)),
        _ body: (GitHubWorld) async throws -> Void
    ) async throws {
        let world = try await GitHubWorld(path: path, token: token, limits: limits)
        do {
            try await body(world)
        } catch {
            try await world.connections.shutdown()
            throw error
        }
        try await world.connections.shutdown()
        // A server that the test stopped already cannot be stopped again.
        try? await world.server.stop()
    }

    /// The error of a search, or `nil` when it went well.
    func searchError(_ text: String = "swift") async -> RepositoryError? {
        await error { () async throws(RepositoryError) in
            _ = try await client.search(RepositoryQuery(text: text))
        }
    }

    func repositoryError(_ name: String = "apple/swift") async -> RepositoryError? {
        await error { () async throws(RepositoryError) in
            _ = try await client.repository(try id(name))
        }
    }

    func id(_ name: String) throws(RepositoryError) -> Repository.ID {
        guard let id = Repository.ID(fullName: name) else { throw .sourceFailed("the test's own name") }
        return id
    }

    private func error(_ body: () async throws(RepositoryError) -> Void) async -> RepositoryError? {
        do throws(RepositoryError) {
            try await body()
            return nil
        } catch {
            return error
        }
    }
}

final class TestClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    private let paused = Mutex<[Duration]>([])

    var now: Date { time.withLock { $0 } }
    /// The pauses that were asked for; none of them takes time.
    var pauses: [Duration] { paused.withLock { $0 } }

    func advance(_ seconds: TimeInterval) {
        time.withLock { $0.addTimeInterval(seconds) }
    }

    var timing: Timing {
        Timing(
            now: { self.now },
            pause: { duration in self.paused.withLock { $0.append(duration) } },
            random: { 0 }
        )
    }
}

/// JSON as GitHub documents it, with made-up repositories.
enum GitHubJSON {
    static func repository(_ name: String = "octo/boat", id: Int = 7, extra: String = "") -> String {
        let owner = name.prefix { $0 != "/" }
        return """
            {"id": \(id), "node_id": "R_x", "name": "\(name.dropFirst(owner.count + 1))", "full_name": "\(name)",
             "private": false, "owner": {"login": "\(owner)", "avatar_url": "https://avatars.example/u/1"},
             "html_url": "https://github.com/\(name)", "description": "A boat\\nthat  floats", "fork": false,
             "created_at": "2020-02-03T04:05:06Z", "pushed_at": "2026-10-01T00:00:00Z", "homepage": "",
             "stargazers_count": 1234, "forks_count": 56, "open_issues_count": 7, "language": "Swift",
             "archived": false, "license": {"key": "mit", "spdx_id": "MIT"}, "topics": ["Boats", "water"],
             "default_branch": "main", "subscribers_count": 12\(extra)}
            """
    }

    static func search(_ names: [String], total: Int? = nil, incomplete: Bool = false) -> String {
        let items = names.enumerated().map { repository($1, id: $0 + 1, extra: #", "score": 1.0"#) }
        return """
            {"total_count": \(total ?? names.count), "incomplete_results": \(incomplete),
             "items": [\(items.joined(separator: ","))]}
            """
    }
}
