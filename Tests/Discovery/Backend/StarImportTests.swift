import DiscoveryDomain
import Foundation
import GitHubAPI
import Outbound
import RepositoriesDomain
import Storage
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct StarImportTests {
    /// `pages` pages of two stars each, with GitHub's links.
    private static func stars(page: Int, of pages: Int) -> OutboundResponse {
        let items = [page * 2, page * 2 + 1].map {
            #"{"starred_at": "2020-01-0\#(1 + $0 % 9)T00:00:00Z", "repo": \#(ScriptedGitHub.repository($0, stars: 9))}"#
        }
        func link(_ page: Int, _ relation: String) -> String {
            #"<\#(ScriptedGitHub.address)/users/ada/starred?per_page=100&page=\#(page)>; rel="\#(relation)""#
        }
        let links = page < pages ? [link(page + 1, "next"), link(pages, "last")] : [link(1, "first")]
        return OutboundResponse(
            status: 200,
            headers: ["content-type": "application/json", "link": links.joined(separator: ", ")],
            body: Data("[\(items.joined(separator: ","))]".utf8)
        )
    }

    private static func page(_ request: OutboundRequest) -> Int {
        URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?
            .first { $0.name == "page" }?.value.flatMap(Int.init) ?? 1
    }

    @Test func `stars become taste, not saves, and never come as cards`() async throws {
        let github = ScriptedGitHub()
        github.answer("/users/ada/starred") { request, _ in Self.stars(page: Self.page(request), of: 3) }
        let world = try await DiscoveryWorld(github: github, starter: smallCatalogue())
        let person = try await world.person()
        _ = try await person.startStarImport(of: "ada")
        await world.backend.settle()
        let done = try #require(try await person.starImport())
        #expect(done.state == .finished && done.read == 6 && done.total == 6 && done.progress == 1)
        #expect(github.requests.first?.headers["Accept"] == "application/vnd.github.star+json")
        let statistics = try await person.statistics()
        #expect(statistics.starred == 6 && statistics.judged == 0 && statistics.saved == 0)
        #expect(try await person.liked().isEmpty)
        #expect(try await person.export().starred.count == 6)
        // A second time finds nothing new.
        _ = try await person.startStarImport(of: "ada")
        await world.backend.settle()
        #expect(try await person.statistics().starred == 6)
        await world.backend.shutdown()
    }

    @Test func `a limit is waited for exactly, and the import goes on where it was`() async throws {
        let github = ScriptedGitHub()
        let clock = MovableClock()
        let reset = clock.now.timeIntervalSince1970.rounded() + 1_800
        github.answer("/users/ada/starred") { request, _ in
            guard Self.page(request) < 2 || clock.now.timeIntervalSince1970 >= reset else {
                return OutboundResponse(
                    status: 403,
                    headers: [
                        "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Int(reset)),
                        "x-ratelimit-resource": "core",
                    ]
                )
            }
            return Self.stars(page: Self.page(request), of: 3)
        }
        let world = try await DiscoveryWorld(github: github, starter: smallCatalogue(), clock: clock)
        let person = try await world.person()
        _ = try await person.startStarImport(of: "ada")
        await world.backend.settle()
        #expect(try await person.starImport()?.state == .finished)
        #expect(github.requests.map(Self.page) == [1, 2, 2, 3])
        #expect(clock.now.timeIntervalSince1970 >= reset)
        await world.backend.shutdown()
    }

    @Test func `an import that a stop interrupted goes on at the next page`() async throws {
        let github = ScriptedGitHub()
        github.answer("/users/ada/starred") { request, _ in Self.stars(page: Self.page(request), of: 4) }
        let world = try await DiscoveryWorld(github: github, starter: smallCatalogue())
        let person = try await world.person()
        let account = person.account
        // What a process leaves behind that was killed after two pages.
        let client = try github.client(Timing(now: { world.clock.now }, pause: { _ in }, random: { 0 }))
        try await world.database.write { connection in
            _ = try StarImportStore(connection: connection, account: account).begin("ada", at: world.clock.now)
        }
        var next: URL?
        for _ in 0..<2 {
            let page = try await client.stars(of: "ada", at: next)
            next = page.next
            _ = try await world.database.write { connection in
                try StarImportStore(connection: connection, account: account).take(page, at: world.clock.now)
            }
        }
        #expect(try await person.starImport()?.total == 400)
        await world.backend.resume()
        await world.backend.settle()
        #expect(github.requests.map(Self.page) == [1, 2, 3, 4])
        #expect(try await person.starImport()?.state == .finished)
        #expect(try await person.statistics().starred == 8)
        await world.backend.shutdown()
    }

    @Test func `a user who is not there ends the import with that`() async throws {
        let world = try await DiscoveryWorld(github: ScriptedGitHub(), starter: smallCatalogue())
        let person = try await world.person()
        _ = try await person.startStarImport(of: "nobody")
        await world.backend.settle()
        #expect(try await person.starImport()?.state == .userNotFound)
        await #expect(throws: DiscoveryError.invalid(field: "login", reason: .unknownValue)) {
            try await person.startStarImport(of: "../x")
        }
        await world.backend.shutdown()
    }

    @Test func `a server that never asks GitHub says so`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue())
        let person = try await world.person()
        await #expect(throws: DiscoveryError.offline) { try await person.startStarImport(of: "ada") }
        #expect(try await person.starImport() == nil)
    }
}
