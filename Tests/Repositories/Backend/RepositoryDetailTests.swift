import AccountsDomain
import AccountsService
import Calls
import Foundation
import RepositoriesDomain
import StorageTesting
import Testing

@testable import RepositoriesService

@Suite(.everyEngine)
struct RepositoryDetailTests {
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
