import AccountsDomain
import AccountsService
import Calls
import Foundation
import RepositoriesDomain
import StorageTesting
import Testing

@testable import RepositoriesService

@Suite(.everyEngine)
struct CatalogRepositoryServiceTests {
    private func boats(_ numbers: ClosedRange<Int>, total: Int? = nil) -> String {
        FakeGitHub.search(numbers.map { FakeGitHub.repository("octo/boat\($0)", id: $0) }, total: total)
    }

    private func next(_ world: RepositoriesWorld, _ cursor: String) -> [String: String] {
        ["Link": #"<\#(world.github.address)/search/repositories?cursor=\#(cursor)>; rel="next""#]
    }

    @Test func `GitHub's answer is shown, and stored so that the catalogue grows`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...3))
        let page = try await world.service.search(.init(text: "sail"), page: 1)
        #expect(page.source == .github)
        #expect(page.repositories.map(\.id) == ["octo/boat1", "octo/boat2", "octo/boat3"])
        world.github.isReachable = false
        world.clock.advance(60)
        let offline = try await world.service.search(.init(text: "boat2"), page: 1)
        #expect(offline.source == .starter)
        #expect(offline.repositories.map(\.id).contains("octo/boat2"))
    }

    @Test func `a new answer is shown again without asking`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...3))
        let first = try await world.service.search(.init(text: "sail"), page: 1)
        world.clock.advance(200)
        let second = try await world.service.search(.init(text: "sail"), page: 1)
        #expect(first == second)
        #expect(world.github.requests.count == 1)
    }

    @Test func `an old answer is shown at once and refreshed behind`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...1), headers: ["ETag": #""one""#])
        _ = try await world.service.search(.init(text: "sail"), page: 1)
        world.clock.advance(400)
        world.github.answer("/search sail", boats(2...2), headers: ["ETag": #""two""#])
        let old = try await world.service.search(.init(text: "sail"), page: 1)
        #expect(old.repositories.map(\.id) == ["octo/boat1"])
        #expect(old.isBeingRefreshed)
        let new = try await world.service.search(.init(text: "sail"), page: 1, effort: .newest)
        #expect(new.repositories.map(\.id) == ["octo/boat2"])
        #expect(!new.isBeingRefreshed)
        #expect(world.github.lastHeaders["If-None-Match"] != nil)
    }

    @Test func `what is stored answers without a question to GitHub, and says that there may be more`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search boat", boats(1...3))
        let before = try await world.service.search(.init(text: "boat"), page: 1, effort: .stored)
        #expect(before.source == .starter)
        #expect(before.repositories.first?.id == "octo/boat")
        #expect(before.isBeingRefreshed)
        #expect(world.github.requests.isEmpty)
        _ = try await world.service.search(.init(text: "boat"), page: 1)
        let after = try await world.service.search(.init(text: "boat"), page: 1, effort: .stored)
        #expect(after.source == .github)
        #expect(!after.isBeingRefreshed)
        world.clock.advance(400)
        #expect(try await world.service.search(.init(text: "boat"), page: 1, effort: .stored).isBeingRefreshed)
        #expect(world.github.requests.count == 1)
    }

    @Test func `the last searches that GitHub allows are not spent on later pages`() async throws {
        let world = try await RepositoriesWorld()
        let reset = world.clock.now.addingTimeInterval(60)
        var headers = next(world, "two")
        headers["X-RateLimit-Resource"] = "search"
        headers["X-RateLimit-Limit"] = "10"
        headers["X-RateLimit-Remaining"] = "3"
        headers["X-RateLimit-Reset"] = String(Int(reset.timeIntervalSince1970))
        world.github.answer("/search sail", boats(1...10, total: 30), headers: headers)
        _ = try await world.service.search(.init(text: "sail"), page: 1)
        await #expect(throws: RepositoryError.rateLimited(until: reset)) {
            try await world.service.search(.init(text: "sail"), page: 2)
        }
        #expect(world.github.requests.count == 1)
    }

    @Test func `an answer that did not change counts as new again`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...1), headers: ["ETag": #""one""#])
        try await world.settleSearch("sail")
        world.clock.advance(400)
        try await world.settleSearch("sail")
        #expect(world.github.lastHeaders["If-None-Match"] == #""one""#)
        let page = try await world.service.search(.init(text: "sail"), page: 1)
        #expect(page.repositories.map(\.id) == ["octo/boat1"])
        #expect(!page.isBeingRefreshed)
        #expect(world.github.requests.count == 2)
    }

    @Test func `following pages are where GitHub says they are`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...10, total: 12), headers: next(world, "c2"))
        world.github.answer("/search c2", boats(11...12, total: 12))
        let first = try await world.service.search(.init(text: "sail"), page: 1)
        #expect(first.nextPage == 2)
        let second = try await world.service.search(.init(text: "sail"), page: 2)
        #expect(second.repositories.map(\.id) == ["octo/boat11", "octo/boat12"])
        #expect(second.nextPage == nil)
        #expect(!second.isCapped)
        let third = try await world.service.search(.init(text: "sail"), page: 3)
        #expect(third.repositories.isEmpty)
        #expect(world.github.requests == ["/search sail", "/search c2"])
    }

    @Test func `the hundredth page is the last, and says when there is more`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...10, total: 4000), headers: next(world, "c2"))
        for page in 2...100 {
            world.github.answer("/search c\(page)", boats(1...10, total: 4000), headers: next(world, "c\(page + 1)"))
        }
        _ = try await world.service.search(.init(text: "sail"), page: 1)
        let last = try await world.service.search(.init(text: "sail"), page: 100)
        #expect(last.isCapped)
        #expect(last.nextPage == nil)
        #expect(world.github.requests.count == 100)
    }

    @Test func `without an answer what is stored is searched, to the end of the list`() async throws {
        let world = try await RepositoriesWorld()
        world.github.isReachable = false
        let page = try await world.service.search(.init(text: "boats"), page: 1)
        #expect(page.source == .starter)
        #expect(page.repositories.map(\.id).contains("octo/ship"))
        world.github.isReachable = true
        world.clock.advance(60)
        world.github.answer("/search boats", boats(1...3))
        let second = try await world.service.search(.init(text: "boats"), page: 2)
        #expect(second.source == .starter)
        #expect(second.repositories.isEmpty)
    }

    @Test(.timeLimit(.minutes(5)))
    func `once GitHub did not answer nobody waits for it, until it answers again`() async throws {
        let world = try await RepositoriesWorld()
        world.github.isReachable = false
        _ = try await world.service.search(.init(text: "boats"), page: 1)
        world.clock.advance(60)
        world.github.isReachable = true
        world.github.answer("/rate_limit", "{}")
        world.github.answer("/search sail", boats(1...3))
        #expect(try await world.service.search(.init(text: "sail"), page: 1).source == .starter)
        while try await world.service.sourceStatus().source != .github { await Task.yield() }
        #expect(world.github.requests == ["/search boats", "/rate_limit"])
        #expect(try await world.service.search(.init(text: "sail"), page: 1).source == .github)
    }

    @Test func `a list that GitHub began is not finished by another`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...10, total: 12), headers: next(world, "c2"))
        _ = try await world.service.search(.init(text: "sail"), page: 1)
        world.github.isReachable = false
        await #expect(throws: RepositoryError.offline) {
            try await world.service.search(.init(text: "sail"), page: 2)
        }
        await #expect(throws: RepositoryError.offline) {
            try await world.service.search(.init(text: "sail"), page: 1, effort: .newest)
        }
        let page = try await world.service.search(.init(text: "sail"), page: 1)
        #expect(page.source == .github)
    }

    @Test func `a limit is told with its time`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", "{}", status: 403, headers: ["Retry-After": "30"])
        await #expect(throws: RepositoryError.rateLimited(until: world.clock.now.addingTimeInterval(30))) {
            try await world.service.search(.init(text: "sail"), page: 1)
        }
    }

    @Test func `many who search the same share one asking`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...3))
        try await withThrowingTaskGroup(of: RepositoryPage.self) { group in
            for _ in 0..<20 { group.addTask { try await world.service.search(.init(text: "sail"), page: 1) } }
            for try await page in group { #expect(page.repositories.count == 3) }
        }
        #expect(world.github.requests.count == 1)
    }

    @Test func `who comes just behind another's asking has its answer`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search sail", boats(1...3))
        _ = try await world.service.search(.init(text: "sail"), page: 1)
        try await #require(world.service.live).askForMissing(SearchPageKey(.init(text: "sail"), page: 1))
        #expect(world.github.requests.count == 1)
    }

    @Test func `offline by choice never asks`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let page = try await world.service.search(.init(text: "boat"), page: 1, effort: .newest)
        #expect(page.repositories.first?.id == "octo/boat")
        #expect(try await world.service.detail(of: "octo/boat", refresh: true).repository.stars == 1200)
        await #expect(throws: RepositoryError.offline) { try await world.service.readme(of: "octo/boat") }
        #expect(try await world.service.sourceStatus().source == .starter)
        #expect(world.github.requests.isEmpty)
    }

    @Test func `the source is GitHub once it has answered`() async throws {
        let world = try await RepositoriesWorld()
        #expect(try await world.service.sourceStatus().source == .starter)
        let headers = ["x-ratelimit-limit": "10", "x-ratelimit-remaining": "9", "x-ratelimit-reset": "1800000060"]
        world.github.answer("/search sail", boats(1...3), headers: headers)
        try await world.settleSearch("sail")
        let status = try await world.service.sourceStatus()
        #expect(status.source == .github)
        #expect(status.starterCount == 3)
        #expect(status.searchLimit?.remaining == 9)
        world.github.isReachable = false
        _ = try await world.service.search(.init(text: "boat"), page: 1)
        #expect(try await world.service.sourceStatus().source == .starter)
    }

    @Test func `a detail is shown from what is known, and refreshed behind`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/repos/octo/boat", FakeGitHub.repository("octo/boat", id: 1, stars: 77))
        world.github.answer(
            "/repos/octo/boat/releases/latest",
            #"{"name": "Two", "published_at": "2020-01-02T00:00:00Z"}"#
        )
        let old = try await world.service.detail(of: "octo/boat", refresh: false)
        #expect(old.repository.stars == 1200)
        #expect(old.isBeingRefreshed)
        let new = try await world.service.detail(of: "octo/boat", refresh: true)
        #expect(new.repository.stars == 77)
        #expect(new.watchers == 3)
        #expect(new.lastReleaseName == "Two")
        #expect(new.webURL.absoluteString == "https://github.com/octo/boat")
        let again = try await world.service.detail(of: "octo/boat", refresh: false)
        #expect(again == new)
    }

    @Test func `a renamed repository is stored under its new name and found under both`() async throws {
        let world = try await RepositoriesWorld()
        let favourites = try await world.favourites()
        world.github.answer("/repos/octo/boat", FakeGitHub.repository("octo/boat", id: 1))
        _ = try await world.service.detail(of: "octo/boat", refresh: true)
        _ = try await favourites.save(.test("octo/boat"), key: .init())
        let location = ["Location": "\(world.github.address)/repositories/1"]
        world.github.answer("/repos/octo/boat", "", status: 301, headers: location)
        world.github.answer("/repositories/1", FakeGitHub.repository("harbour/vessel", id: 1))
        let renamed = try await world.service.detail(of: "octo/boat", refresh: true)
        #expect(renamed.repository.id == "harbour/vessel")
        #expect(try await world.service.detail(of: "octo/boat", refresh: false).repository.id == "harbour/vessel")
        #expect(try await world.service.detail(of: "harbour/vessel", refresh: false).repository.id == "harbour/vessel")
        #expect(try await favourites.favourites().map(\.id) == ["harbour/vessel"])
        try await favourites.remove("octo/boat", key: .init())
        #expect(try await favourites.favourites().isEmpty)
    }

    @Test func `a starter repository that was renamed long ago takes its new name`() async throws {
        let world = try await RepositoriesWorld()
        let location = ["Location": "\(world.github.address)/repositories/9"]
        world.github.answer("/repos/octo/boat", "", status: 301, headers: location)
        world.github.answer("/repositories/9", FakeGitHub.repository("harbour/vessel", id: 9))
        let detail = try await world.service.detail(of: "octo/boat", refresh: true)
        #expect(detail.repository.id == "harbour/vessel")
        #expect(try await world.service.detail(of: "octo/boat", refresh: false).repository.id == "harbour/vessel")
    }

    @Test func `a name that another repository takes over leads to that one`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search a", FakeGitHub.search([FakeGitHub.repository("octo/a", id: 1)]))
        world.github.answer("/search b", FakeGitHub.search([FakeGitHub.repository("octo/b", id: 2)]))
        world.github.answer(
            "/search swap",
            FakeGitHub.search([FakeGitHub.repository("octo/b", id: 1), FakeGitHub.repository("octo/a", id: 3)])
        )
        for text in ["a", "b", "swap"] { try await world.settleSearch(text) }
        let page = try await world.service.search(.init(text: "swap"), page: 1)
        #expect(page.repositories.map(\.id) == ["octo/b", "octo/a"])
        #expect(try await world.service.detail(of: "octo/a", refresh: false).repository.id == "octo/a")
    }

    @Test func `a repository that nobody knows is not found, or offline`() async throws {
        let world = try await RepositoriesWorld()
        await #expect(throws: RepositoryError.notFound("no/where")) {
            try await world.service.detail(of: "no/where", refresh: false)
        }
        world.github.isReachable = false
        await #expect(throws: RepositoryError.offline) {
            try await world.service.detail(of: "no/where", refresh: false)
        }
        await #expect(throws: RepositoryError.notFound("a b/..")) {
            try await world.service.detail(of: "a b/..", refresh: false)
        }
    }

    @Test func `a server that asks nobody does not say that a repository is missing`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        await #expect(throws: RepositoryError.offline) {
            try await world.service.detail(of: "no/where", refresh: false)
        }
        await #expect(throws: RepositoryError.notFound("a b/..")) {
            try await world.service.detail(of: "a b/..", refresh: false)
        }
    }

    @Test func `a README is stored and read again offline`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/repos/octo/boat", FakeGitHub.repository("octo/boat", id: 1))
        // "[docs](docs.md)"
        world.github.answer("/repos/octo/boat/readme", FakeGitHub.readme("W2RvY3NdKGRvY3MubWQp"))
        let readme = try #require(try await world.service.readme(of: "octo/boat"))
        #expect(readme.outline == "p(<https://github.com/octo/boat/blob/trunk/docs.md>docs</>)")
        world.github.isReachable = false
        #expect(try await world.service.readme(of: "octo/boat") == readme)
    }

    @Test func `a repository without a README has none`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/repos/octo/boat", FakeGitHub.repository("octo/boat", id: 1))
        #expect(try await world.service.readme(of: "octo/boat") == nil)
    }

    @Test func `the README of a private repository is never asked for`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/repos/octo/diary", #"{"id": 5, "full_name": "octo/diary", "private": true}"#)
        world.github.answer("/repos/octo/diary/readme", FakeGitHub.readme("c2VjcmV0"))
        await #expect(throws: RepositoryError.notFound("octo/diary")) {
            try await world.service.readme(of: "octo/diary")
        }
        #expect(world.github.requests == ["/repos/octo/diary"])
    }

    @Test func `a detail knows whose favourite it is`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let account = try await world.accounts.createGuest(device: "").account.id
        let favourites = AccountFavouriteService(database: world.database, account: account)
        _ = try await favourites.save(.test(), key: .init())
        #expect(try await world.service.bound(to: account).detail(of: "octo/boat", refresh: false).isFavourite)
        #expect(try await world.service.bound(to: UUID()).detail(of: "octo/boat", refresh: false).isFavourite == false)
        #expect(try await world.service.detail(of: "octo/boat", refresh: false).isFavourite == false)
    }
}
