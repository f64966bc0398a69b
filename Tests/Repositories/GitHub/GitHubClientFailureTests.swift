import Foundation
import NIOCore
import Outbound
import OutboundTesting
import RepositoriesDomain
import Testing

@testable import GitHubAPI

struct GitHubClientFailureTests {
    @Test(arguments: [500, 502, 503])
    func `a server error is asked again once`(status: Int) async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"error": "Server Error"}"#, status: status)
            world.server.json(GitHubJSON.search(["octo/boat"]))
            #expect(await world.searchError() == nil)
            #expect(world.server.requests.count == 2)
            #expect(world.clock.pauses == [.milliseconds(400)])
        }
    }

    @Test func `a second server error is the answer`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(#"{"message": "Server Error"}"#, status: 500)
            world.server.json(#"{"message": "Server Error"}"#, status: 502)
            #expect(await world.searchError() == .sourceFailed("GitHub answered 502: Server Error"))
            #expect(world.server.requests.count == 2)
        }
    }

    @Test func `a body that breaks off is asked for again once`() async throws {
        try await GitHubWorld.run { world in
            let body = Data(GitHubJSON.search(["octo/boat"]).utf8)
            world.server.reply(.init(body: body, cutsAfter: 20))
            world.server.json(GitHubJSON.search(["octo/boat"]))
            #expect(await world.searchError() == nil)
            world.server.reply(.init(body: body, cutsAfter: 20), .init(body: body, cutsAfter: 0))
            #expect(await world.searchError() == .sourceFailed("GitHub's answer broke off"))
            #expect(world.server.requests.count == 4)
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"items": 5}"#, "<html>", #"{"total_count": 1}"#])
    func `an answer that is not what GitHub documents is a failure of the source`(body: String) async throws {
        try await GitHubWorld.run { world in
            world.server.json(body)
            guard case .sourceFailed = await world.searchError() else {
                Issue.record("expected sourceFailed")
                return
            }
        }
    }

    @Test func `a body beyond the limit is not read`() async throws {
        try await GitHubWorld.run(limits: .init(bodyBytes: 1000)) { world in
            world.server.json(#"{"items": [], "padding": ""# + String(repeating: "x", count: 2000) + #""}"#)
            #expect(await world.searchError() == .sourceFailed("GitHub's answer is too large"))
        }
    }

    @Test func `a silent server is offline, and for a moment nobody else waits for it`() async throws {
        try await GitHubWorld.run(limits: .init(total: .seconds(3))) { world in
            world.server.reply(.init(isSilent: true))
            #expect(await world.searchError() == .offline)
            #expect(await world.client.isAnswering == false)
            #expect(await world.searchError() == .offline)
            #expect(world.server.requests.count == 1)
            world.clock.advance(6)
            world.server.json(GitHubJSON.search([]))
            #expect(await world.searchError() == nil)
            #expect(await world.client.isAnswering == true)
        }
    }

    @Test func `a refused connection is offline`() async throws {
        try await GitHubWorld.run { world in
            try await world.server.stop()
            #expect(await world.searchError() == .offline)
        }
    }

    @Test func `a refused token is a failure of the source`() async throws {
        try await GitHubWorld.run(token: "old") { world in
            world.server.json(#"{"message": "Bad credentials"}"#, status: 401)
            #expect(await world.searchError() == .sourceFailed("GitHub answered 401: Bad credentials"))
        }
    }

    @Test func `requests go out one at a time, in order`() async throws {
        try await GitHubWorld.run { world in
            let body = Data(GitHubJSON.search([]).utf8)
            for _ in 0..<12 { world.server.reply(.init(body: body, delay: .milliseconds(20))) }
            await withTaskGroup { group in
                for _ in 0..<12 { group.addTask { _ = await world.searchError() } }
            }
            #expect(world.server.requests.count == 12)
            #expect(world.server.mostOpen == 1)
        }
    }
}
