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
}
