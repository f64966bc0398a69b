import AccountsDomain
import Calls
import Foundation
import RepositoriesDomain
import Storage
import StorageTesting
import Testing

@testable import RepositoriesService

@Suite(.everyEngine)
struct ReleaseRadarTests {
    private let world: RepositoriesWorld
    private let favourites: AccountFavouriteService

    private static let day: TimeInterval = 86_400

    init() async throws {
        world = try await RepositoriesWorld(token: "secret")
        favourites = try await world.favourites()
    }

    private func look(refresh: Bool = true) async throws -> ReleaseRadar {
        try await world.service.lookAtReleases(of: favourites.account, refresh: refresh)
    }

    private func save(_ name: String, id: Int = 1) async throws {
        world.github.answer("/repos/\(name)", FakeGitHub.repository(name, id: id))
        let parts = name.split(separator: "/").map(String.init)
        _ = try await favourites.save(.test(.init(owner: parts[0], name: parts[1])), key: .init())
    }

    private func publish(_ tag: String, of name: String = "octo/boat", at date: Date? = nil) {
        let date = (date ?? world.clock.now).formatted(.iso8601)
        let body = #"{"tag_name": "\#(tag)", "name": "", "published_at": "\#(date)"}"#
        world.github.answer("/repos/\(name)/releases/latest", body)
    }

    @Test func `a release that came after saving is shown, whoever asks first`() async throws {
        try await save("octo/boat")
        world.clock.advance(60)
        publish("v2")
        let known = try await look(refresh: false)
        #expect(known == ReleaseRadar(isWatching: true, isIncomplete: true))
        #expect(world.github.requests.isEmpty, "looking at what is known asks nobody")
        let new = try await look()
        #expect(new.releases.map(\.repository) == ["octo/boat"])
        #expect(new.releases.map(\.name) == ["v2"] && !new.isIncomplete)
    }

    @Test func `a release that was there when the repository was saved is no news`() async throws {
        publish("v1")
        world.clock.advance(60)
        try await save("octo/boat")
        #expect(try await look().releases.isEmpty)
    }

    @Test func `looks close together are one, and a later one has only what is new`() async throws {
        try await save("octo/boat")
        world.clock.advance(60)
        publish("v2")
        _ = try await look()
        world.clock.advance(ReleaseStore.visit - 1)
        #expect(try await look().releases.map(\.name) == ["v2"], "a reload")
        world.clock.advance(Self.day)
        #expect(try await look().releases.isEmpty, "it was seen yesterday")
        publish("v3")
        world.clock.advance(Self.day)
        #expect(try await look().releases.map(\.name) == ["v3"])
    }

    @Test func `a release that was heard of late is shown although it is older than the last look`() async throws {
        try await save("octo/boat")
        world.clock.advance(60)
        _ = try await look()
        publish("v2")
        world.clock.advance(3_600)
        #expect(try await look().releases.isEmpty, "asked once a day")
        world.clock.advance(Self.day)
        #expect(try await look().releases.map(\.name) == ["v2"])
    }

    @Test func `a look asks about twenty, and about nobody twice in a day`() async throws {
        for number in 1...25 { try await save("octo/boat\(number)", id: number) }
        _ = try await look()
        let details = world.github.requests.filter { !$0.hasSuffix("/releases/latest") }
        #expect(details.count == 20 && Set(details).count == 20)
        #expect(try await look(refresh: false).isIncomplete)
        _ = try await look()
        #expect(world.github.requests.count == 50)
        #expect(try await look(refresh: false).isIncomplete == false)
        _ = try await look()
        #expect(world.github.requests.count == 50)
    }

    @Test func `most of the hour's requests are left to those who read`() async throws {
        for number in 1...3 { try await save("octo/boat\(number)", id: number) }
        let reset = String(Int(world.clock.now.timeIntervalSince1970) + 600)
        let headers = ["x-ratelimit-limit": "5000", "x-ratelimit-remaining": "1000", "x-ratelimit-reset": reset]
        for number in 1...3 {
            let name = "octo/boat\(number)"
            world.github.answer("/repos/\(name)", FakeGitHub.repository(name, id: number), headers: headers)
        }
        _ = try await look()
        #expect(world.github.requests.count { !$0.hasSuffix("/releases/latest") } == 1)
    }

    @Test func `a repository that is gone holds nobody up, and no answer is no error`() async throws {
        try await save("octo/boat")
        try await save("octo/ship", id: 2)
        world.github.answer("/repos/octo/ship", "", status: 404)
        world.clock.advance(60)
        publish("v2")
        #expect(try await look().releases.map(\.name) == ["v2"])
        world.github.isReachable = false
        world.clock.advance(2 * Self.day)
        #expect(try await look() == ReleaseRadar(isWatching: true))
    }

    @Test func `without a token nobody looks`() async throws {
        let world = try await RepositoriesWorld()
        let favourites = try await world.favourites()
        _ = try await favourites.save(.test(), key: .init())
        #expect(try await world.service.lookAtReleases(of: favourites.account, refresh: true) == .off)
        #expect(world.github.requests.isEmpty)
    }
}
