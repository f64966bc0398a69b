import Calls
import Client
import Foundation
import RepositoriesDomain
import RepositoriesService
import Testing

struct DeviceRepositoryServiceTests {
    private func phone(_ world: DeviceWorld) throws -> (DeviceRepositoryService, DeviceFavouriteService) {
        let database = try DeviceDatabase()
        let repositories = SwitchableRepositoryService(service: world.repositories, network: world.network)
        let favourites = SwitchableFavouriteService(service: world.server, network: world.network)
        return (
            DeviceRepositoryService(remote: repositories, database: database),
            DeviceFavouriteService(remote: favourites, database: database)
        )
    }

    @Test func `without a network the last answers are shown`() async throws {
        let world = try await DeviceWorld()
        let (phone, _) = try phone(world)
        let id = Repository.ID(owner: "octo", name: "boat")
        let page = try await phone.search(.init(text: "boat"), page: 1)
        let detail = try await phone.detail(of: id, refresh: false)
        let status = try await phone.sourceStatus()
        world.network.state = .down
        #expect(try await phone.search(.init(text: "boat"), page: 1) == page)
        #expect(try await phone.detail(of: id, refresh: false) == detail)
        #expect(try await phone.sourceStatus() == status)
        await #expect(throws: RepositoryError.offline) { try await phone.search(.init(text: "ship"), page: 1) }
        await #expect(throws: RepositoryError.offline) { try await phone.search(.init(text: "boat"), page: 2) }
        await #expect(throws: RepositoryError.offline) {
            try await phone.search(.init(text: "boat"), page: 1, effort: .newest)
        }
        await #expect(throws: RepositoryError.offline) { try await phone.readme(of: id) }
    }

    @Test func `a favourite that was never opened has a detail without a network`() async throws {
        let world = try await DeviceWorld()
        let (phone, favourites) = try phone(world)
        let raft = Repository.named("raft")
        world.network.state = .down
        _ = try await favourites.save(raft, key: .init())
        let detail = try await phone.detail(of: raft.id, refresh: false)
        #expect(detail.repository == raft)
        #expect(detail.isFavourite)
        #expect(detail.webURL.absoluteString == "https://github.com/octo/raft")
        await #expect(throws: RepositoryError.offline) { try await phone.detail(of: raft.id, refresh: true) }
        await #expect(throws: RepositoryError.offline) {
            try await phone.detail(of: .init(owner: "no", name: "where"), refresh: false)
        }
    }

    @Test func `a stored detail knows what became a favourite since`() async throws {
        let world = try await DeviceWorld()
        let (phone, favourites) = try phone(world)
        let detail = try await phone.detail(of: .init(owner: "octo", name: "boat"), refresh: false)
        #expect(!detail.isFavourite)
        world.network.state = .down
        _ = try await favourites.save(detail.repository, key: .init())
        #expect(try await phone.detail(of: detail.repository.id, refresh: false).isFavourite)
    }

    @Test func `an error of the server is not hidden by an old answer`() async throws {
        let world = try await DeviceWorld()
        let (phone, _) = try phone(world)
        _ = try await phone.search(.init(text: "boat"), page: 1)
        let until = Date(timeIntervalSince1970: 1_800_000_000)
        world.network.state = .fails(.rateLimited(until: until))
        await #expect(throws: RepositoryError.rateLimited(until: until)) {
            try await phone.search(.init(text: "boat"), page: 1)
        }
    }
}
