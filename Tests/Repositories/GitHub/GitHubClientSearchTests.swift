import Foundation
import OutboundTesting
import RepositoriesDomain
import Testing

@testable import GitHubAPI

struct GitHubClientSearchTests {
    @Test func `a search says who asks, in which version, for ten repositories`() async throws {
        try await GitHubWorld.run(token: "secret") { world in
            world.server.json(GitHubJSON.search(["octo/boat"]))
            _ = try await world.client.search(RepositoryQuery(text: "c++ boat", sort: .stars))
            let request = try #require(world.server.requests.first)
            #expect(request.path == "/search/repositories")
            #expect(request.query["q"] == "c++ boat archived:false fork:false is:public")
            #expect(request.uri.contains("c%2B%2B%20boat"))
            #expect(request.query["per_page"] == "10")
            #expect(request.query["sort"] == "stars")
            #expect(request.query["order"] == "desc")
            #expect(request.headers["accept"] == "application/vnd.github+json")
            #expect(request.headers["x-github-api-version"] == "2022-11-28")
            #expect(request.headers["user-agent"] == "Serendip")
            #expect(request.headers["authorization"] == "Bearer secret")
        }
    }

    @Test func `the best match is GitHub's own order`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(GitHubJSON.search([]))
            _ = try await world.client.search(RepositoryQuery(text: "boat"))
            #expect(world.server.requests.first?.query["sort"] == nil)
            #expect(world.server.requests.first?.headers["authorization"] == nil)
        }
    }

    @Test func `a page carries repositories, the count and the address of the next page`() async throws {
        try await GitHubWorld.run { world in
            let next = world.server.address + "/search/repositories?q=boat&page=2&after=opaque"
            let link = #"<\#(world.server.address)/first>; rel="first", <\#(next)>; rel="next""#
            world.server.json(
                GitHubJSON.search(["octo/boat", "octo/ship"], total: 4321, incomplete: true),
                headers: [("Link", link), ("ETag", #"W/"abc""#)]
            )
            guard case .modified(let page, let validators) = try await world.client.search(.init(text: "boat")) else {
                Issue.record("expected a page")
                return
            }
            #expect(page.repositories.map(\.repository.id.fullName) == ["octo/boat", "octo/ship"])
            #expect(page.totalCount == 4321)
            #expect(page.isIncomplete)
            #expect(page.next?.absoluteString == next)
            #expect(validators.etag == #"W/"abc""#)
        }
    }

    @Test func `the next page is asked for at GitHub's own address`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(GitHubJSON.search(["octo/raft"]))
            let next = try #require(URL(string: world.server.address + "/search/repositories?cursor=x%2Fy"))
            _ = try await world.client.searchPage(at: next)
            #expect(world.server.requests.first?.uri == "/search/repositories?cursor=x%2Fy")
        }
    }

    @Test(arguments: ["https://evil.example/search", "http://127.0.0.1:1/search", "file:///etc/passwd"])
    func `a next page on another host is neither kept nor asked for`(address: String) async throws {
        try await GitHubWorld.run { world in
            world.server.json(GitHubJSON.search(["octo/boat"]), headers: [("Link", #"<\#(address)>; rel="next""#)])
            guard case .modified(let page, _) = try await world.client.search(.init(text: "boat")) else {
                Issue.record("expected a page")
                return
            }
            #expect(page.next == nil)
            let url = try #require(URL(string: address))
            await #expect(throws: RepositoryError.self) { _ = try await world.client.searchPage(at: url) }
            #expect(world.server.requests.count == 1)
        }
    }

    @Test func `a page that did not change is told by its tag`() async throws {
        try await GitHubWorld.run { world in
            world.server.reply(.init(status: 304))
            let answer = try await world.client.search(.init(text: "boat"), validators: .init(etag: #""abc""#))
            #expect(answer == .notModified)
            #expect(world.server.requests.first?.headers["if-none-match"] == #""abc""#)
        }
    }

    @Test func `without a tag the date of the last change is sent`() async throws {
        try await GitHubWorld.run { world in
            world.server.reply(.init(status: 304))
            let date = "Fri, 20 Nov 2026 08:30:00 GMT"
            let answer = try await world.client.search(.init(text: "boat"), validators: .init(lastModified: date))
            #expect(answer == .notModified)
            #expect(world.server.requests.first?.headers["if-modified-since"] == date)
        }
    }

    @Test func `a page without repositories is empty`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(GitHubJSON.search([]))
            guard case .modified(let page, _) = try await world.client.search(.init(text: "nothing")) else {
                Issue.record("expected a page")
                return
            }
            #expect(page == GitHubSearchPage(repositories: [], totalCount: 0, isIncomplete: false, next: nil))
        }
    }

    @Test func `unknown, missing and retyped fields cost nothing but themselves`() async throws {
        try await GitHubWorld.run { world in
            world.server.json(
                """
                {"total_count": 3, "hologram": {"a": [1]}, "items": [
                    {"id": 1, "full_name": "octo/bare"},
                    {"id": "not a number", "full_name": "octo/broken"},
                    {"id": 3, "full_name": "octo/odd", "stargazers_count": "many", "topics": {"x": 1},
                     "license": "MIT", "owner": [], "description": 5, "created_at": "yesterday", "new_field": null}
                ]}
                """
            )
            guard case .modified(let page, _) = try await world.client.search(.init(text: "boat")) else {
                Issue.record("expected a page")
                return
            }
            #expect(page.repositories.map(\.repository.id.fullName) == ["octo/bare", "octo/odd"])
            #expect(page.repositories.allSatisfy { $0.repository.stars == 0 && $0.repository.createdAt == nil })
            #expect(page.totalCount == 3)
        }
    }

    @Test func `a private repository is in no answer`() async throws {
        try await GitHubWorld.run(token: "secret") { world in
            world.server.json(
                """
                {"total_count": 2, "items": [{"id": 1, "full_name": "octo/diary", "private": true},
                 {"id": 2, "full_name": "octo/ledger", "visibility": "internal"}]}
                """
            )
            guard case .modified(let page, _) = try await world.client.search(.init(text: "diary")) else {
                Issue.record("expected a page")
                return
            }
            #expect(page.repositories.isEmpty)
        }
    }

    @Test(arguments: [
        (#"{"message": "Validation Failed", "errors": [{"field": "q", "code": "missing"}]}"#, "text", "empty"),
        (#"{"message": "The search is longer than 256 characters.", "errors": [{"field": "q"}]}"#, "text", "tooLong"),
        (#"{"message": "More than five AND / OR / NOT operators were used."}"#, "text", "tooManyOperators"),
        (#"{"message": "Only the first 1000 search results are available"}"#, "page", "pastTheEnd"),
        (#"{"message": "Validation Failed", "errors": ["text only"]}"#, "text", "unknownValue"),
        ("<html>not JSON</html>", "text", "unknownValue"),
    ])
    func `a query that GitHub refuses names its field`(body: String, field: String, reason: String) async throws {
        let problem = try #require(RepositoryError.QueryProblem(rawValue: reason))
        try await GitHubWorld.run { world in
            world.server.json(body, status: 422)
            #expect(await world.searchError() == .invalidQuery(field: field, reason: problem))
        }
    }
}
