import Calls
import Client
import Foundation
import RepositoriesDomain
import RepositoriesService
import Testing

struct DeviceFavouriteServiceTests {
    private let boat = Repository.named("boat")
    private let ship = Repository.named("ship")

    @Test func `with a network everything is on the server at once`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        let saved = try await phone.save(boat, key: .init())
        let annotated = try await phone.annotate(boat.id, tags: ["Sea"], note: "n", key: .init())
        #expect(annotated.tags == ["sea"])
        #expect(annotated.savedAt == saved.savedAt)
        #expect(try await world.server.favourites() == [annotated])
        #expect(try await phone.favourites() == [annotated])
        try await phone.remove(boat.id, key: .init())
        #expect(try await world.server.favourites().isEmpty)
        try await phone.restore(annotated, key: .init())
        #expect(try await world.server.favourites() == [annotated])
        #expect(try await phone.waitingCount() == 0)
    }

    @Test func `without a network decisions show at once, wait, and are sent in order`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        world.network.state = .down
        _ = try await phone.save(boat, key: .init())
        _ = try await phone.save(ship, key: .init())
        _ = try await phone.annotate(ship.id, tags: [], note: "fast", key: .init())
        try await phone.remove(boat.id, key: .init())
        try await phone.addRecentSearch("boats")
        #expect(try await phone.favourites().map(\.note) == ["fast"])
        #expect(try await phone.recentSearches() == ["boats"])
        #expect(try await phone.waitingCount() == 5)
        #expect(try await world.server.favourites().isEmpty)
        world.network.state = .up
        try await phone.synchronize()
        #expect(world.network.calls == ["save boat", "save ship", "annotate ship", "remove boat", "add boats"])
        #expect(try await phone.waitingCount() == 0)
        #expect(try await world.server.favourites().map(\.note) == ["fast"])
        #expect(try await world.server.recentSearches() == ["boats"])
        #expect(try await phone.favourites() == world.server.favourites())
    }

    @Test func `what the server has no room for waits on the phone`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        world.network.state = .fails(.noRoom)
        _ = try await phone.save(boat, key: .init())
        #expect(try await phone.favourites().map(\.repository) == [boat])
        #expect(try await phone.waitingCount() == 1)
        world.network.state = .up
        try await phone.synchronize()
        #expect(try await world.server.favourites().count == 1)
    }

    @Test func `what waits survives a restart in the middle`() async throws {
        let world = try await DeviceWorld()
        world.network.state = .down
        let (before, database) = try world.phone()
        _ = try await before.save(boat, key: .init())
        _ = try await before.save(ship, key: .init())
        world.network.state = .losesAnswers
        try await before.synchronize()
        #expect(try await before.waitingCount() == 2)
        try database.close()
        let (after, _) = try world.phone()
        #expect(try await after.waitingCount() == 2)
        world.network.state = .up
        try await after.synchronize()
        #expect(world.network.calls == ["save boat", "save boat", "save ship"])
        #expect(try await world.server.favourites().count == 2)
        #expect(try await after.favourites() == world.server.favourites())
        try world.cleanUp()
    }

    @Test func `a decision whose answer was lost counts once, whatever came after`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        world.network.state = .losesAnswers
        _ = try await phone.save(boat, key: .init())
        #expect(try await world.server.favourites().count == 1)
        // Meanwhile the same person removes it in a browser.
        try await world.server.remove(boat.id, key: .init())
        world.network.state = .up
        #expect(try await phone.favourites().isEmpty)
        #expect(try await world.server.favourites().isEmpty)
    }

    @Test func `the server's list replaces the phone's when nothing waits`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        _ = try await phone.save(boat, key: .init())
        _ = try await world.server.save(ship, key: .init())
        try await world.server.remove(boat.id, key: .init())
        #expect(try await phone.favourites().map(\.id) == [ship.id])
        world.network.state = .down
        #expect(try await phone.favourites().map(\.id) == [ship.id])
    }

    @Test func `what the server refuses later is dropped and told, and the rest is sent`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        _ = try await phone.save(boat, key: .init())
        world.network.state = .down
        _ = try await phone.annotate(boat.id, tags: [], note: "late", key: .init())
        _ = try await phone.save(ship, key: .init())
        try await world.server.remove(boat.id, key: .init())
        world.network.state = .up
        #expect(try await phone.favourites().map(\.id) == [ship.id])
        let refusals = await phone.takeRefusals()
        #expect(refusals.map(\.repository) == [boat.id])
        #expect(refusals.map(\.reason) == [.notFound(boat.id)])
        #expect(await phone.takeRefusals().isEmpty)
    }

    @Test func `what the server refuses now is an error, and its effect goes`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        _ = try await phone.save(boat, key: .init())
        try await world.server.remove(boat.id, key: .init())
        await #expect(throws: RepositoryError.notFound(boat.id)) {
            try await phone.annotate(boat.id, tags: [], note: "n", key: .init())
        }
        world.network.state = .down
        #expect(try await phone.favourites().isEmpty)
        #expect(await phone.takeRefusals().isEmpty)
    }

    @Test func `input that no server would take never waits`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        world.network.state = .down
        await #expect(throws: RepositoryError.invalidQuery(field: "tags", reason: .tooLong)) {
            try await phone.annotate(boat.id, tags: [String(repeating: "x", count: 41)], note: "", key: .init())
        }
        await #expect(throws: RepositoryError.notFound(boat.id)) {
            try await phone.annotate(boat.id, tags: [], note: "", key: .init())
        }
        await #expect(throws: RepositoryError.self) { try await phone.addRecentSearch(" ") }
        #expect(try await phone.waitingCount() == 0)
    }

    @Test func `a server in trouble is tried again, but not for ever`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        world.network.state = .fails(.sourceFailed("500"))
        _ = try await phone.save(boat, key: .init())
        for _ in 0..<18 { try await phone.synchronize() }
        #expect(try await phone.waitingCount() == 1)
        try await phone.synchronize()
        #expect(try await phone.waitingCount() == 0)
        #expect(await phone.takeRefusals().map(\.repository) == [boat.id])
    }

    @Test func `many decisions at once reach the server once each`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<30 {
                group.addTask { _ = try await phone.save(.named("boat\(number)"), key: .init()) }
            }
            try await group.waitForAll()
        }
        #expect(world.network.calls.count == 30)
        #expect(try await world.server.favourites().count == 30)
    }

    @Test func `an import works offline and is sent later`() async throws {
        let world = try await DeviceWorld()
        let phone = try world.phoneInMemory()
        _ = try await phone.save(boat, key: .init())
        world.network.state = .down
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let file = [boat, ship].map { Favourite(repository: $0, savedAt: date, tags: [], note: "") }
        #expect(try await phone.importFavourites(file, key: .init()) == ImportReport(added: 1, kept: 1))
        world.network.state = .up
        #expect(try await phone.favourites().map(\.id) == [boat.id, ship.id])
        #expect(try await world.server.favourites().count == 2)
    }
}
