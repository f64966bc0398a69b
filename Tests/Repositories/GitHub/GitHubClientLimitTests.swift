import Foundation
import OutboundTesting
import RepositoriesDomain
import Testing

@testable import GitHubAPI

struct GitHubClientLimitTests {
    private func limits(remaining: Int, resource: String = "search", resetIn seconds: Int = 42) -> [(String, String)] {
        [
            ("X-RateLimit-Limit", "10"), ("X-RateLimit-Remaining", "\(remaining)"),
            ("X-RateLimit-Reset", "\(1_800_000_000 + seconds)"), ("X-RateLimit-Resource", resource),
        ]
    }

    @Test func `the meter shows what GitHub says is left, per bucket`() async throws {
        try await GitHubWorld.run { world in
            #expect(await world.client.searchLimit == nil)
            world.server.json(GitHubJSON.search([]), headers: limits(remaining: 9))
            world.server.json(GitHubJSON.repository(), headers: limits(remaining: 59, resource: "core"))
            #expect(await world.searchError() == nil)
            #expect(await world.repositoryError() == nil)
            #expect(await world.client.searchLimit?.remaining == 9)
            #expect(await world.client.coreLimit?.remaining == 59)
            #expect(await world.client.searchLimit?.resetsAt == world.clock.now.addingTimeInterval(42))
        }
    }

    @Test func `after the last request allowed none goes out before the reset`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(GitHubJSON.search([]), headers: limits(remaining: 0))
            #expect(await world.searchError() == nil)
            let until = world.clock.now.addingTimeInterval(42)
            #expect(await world.searchError() == .rateLimited(until: until))
            world.clock.advance(41)
            #expect(await world.searchError() == .rateLimited(until: until))
            #expect(world.server.requests.count == 1)
            world.clock.advance(1)
            world.server.json(GitHubJSON.search([]), headers: limits(remaining: 9, resetIn: 100))
            #expect(await world.searchError() == nil)
        }
    }

    @Test func `one bucket's limit leaves the other alone`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"message": "API rate limit exceeded"}"#, status: 403, headers: limits(remaining: 0))
            world.server.json(GitHubJSON.repository())
            #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(42)))
            #expect(await world.repositoryError() == nil)
        }
    }

    @Test(arguments: [403, 429])
    func `retry-after comes before the reset and holds for everything`(status: Int) async throws {
        try await GitHubWorld.run { world in
            let headers = limits(remaining: 0, resetIn: 900) + [("Retry-After", "30")]
            world.server.json(#"{"message": "secondary rate limit"}"#, status: status, headers: headers)
            let until = world.clock.now.addingTimeInterval(30)
            #expect(await world.searchError() == .rateLimited(until: until))
            #expect(await world.repositoryError() == .rateLimited(until: until))
            #expect(world.server.requests.count == 1)
        }
    }

    @Test func `retry-after may be a date`() async throws {
        try await GitHubWorld.run { world in
            // Two minutes after the test clock's 2027-01-15T08:00:00Z.
            let headers = [("Retry-After", "Fri, 15 Jan 2027 08:02:00 GMT")]
            world.server.json("{}", status: 429, headers: headers)
            #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(120)))
        }
    }

    @Test func `a refusal without headers waits a minute, then twice as long, then gives up for an hour`() async throws
    {
        try await GitHubWorld.run { world in
            for seconds in [60.0, 120, 240, 480, 960, 3600, 3600] {
                world.server.json(#"{"message": "You have exceeded a secondary rate limit"}"#, status: 403)
                #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(seconds)))
                world.clock.advance(seconds - 1)
                #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(1)))
                world.clock.advance(1)
            }
            #expect(world.server.requests.count == 7)
            world.server.json(GitHubJSON.search([]))
            #expect(await world.searchError() == nil)
            world.server.json("{}", status: 429)
            #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(60)))
        }
    }

    @Test func `a reset in the past is no reason to ask at once`() async throws {
        try await GitHubWorld.run { world in
            world.server.json("{}", status: 403, headers: limits(remaining: 0, resetIn: -5))
            #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(60)))
        }
    }

    @Test func `a refusal that is no limit blocks nobody`() async throws {
        try await GitHubWorld.run { world in
            let body = #"{"message": "Resource not accessible by personal access token"}"#
            world.server.json(body, status: 403, headers: limits(remaining: 50, resource: "core"))
            world.server.json(GitHubJSON.search([]))
            guard case .sourceFailed = await world.repositoryError() else {
                Issue.record("expected sourceFailed")
                return
            }
            #expect(await world.searchError() == nil)
        }
    }

    @Test func `the second attempt after a server error obeys the limit of the first`() async throws {
        try await GitHubWorld.run { world in
            world.server.json("{}", status: 502, headers: limits(remaining: 0))
            #expect(await world.searchError() == .rateLimited(until: world.clock.now.addingTimeInterval(42)))
            #expect(world.server.requests.count == 1)
        }
    }

    @Test func `asking for the limits tells that GitHub answers`() async throws {
        try await GitHubWorld.run { world in
            world.server.json("{}", headers: limits(remaining: 60, resource: "core"))
            try await world.client.checkLimits()
            #expect(world.server.requests.first?.path == "/rate_limit")
            #expect(await world.client.isAnswering == true)
        }
    }
}
