import AccountsDomain
import Calls
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct RefusedStoreTests {
    @Test func `what was not taken is its founder's alone, until they let go of it`() async throws {
        let world = try await PitchDeckWorld()
        let (account, other) = (try await world.account(), try await world.account())
        let (founder, stranger) = (world.service(account), world.service(other))
        let startup = try await founder.create(StartupContent(title: "Kites"), edition: .published)
        let mine = StartupContent(title: "Mine \u{0} 𝄞", description: "# Why\nWind.")
        await founder.keepRefused(startup.id, mine)
        #expect(await founder.refused(startup.id) == mine)
        await founder.keepRefused(startup.id, StartupContent(title: "Mine"))
        // It is no version of the startup.
        await #expect(throws: StartupError.notFound(startup.id)) {
            try await founder.startup(startup.id, edition: .draft)
        }
        #expect(try await founder.startup(startup.id, edition: .published).content.title == "Kites")
        for reader in [stranger, world.nobody] {
            #expect(await reader.refused(startup.id) == nil)
            await reader.keepRefused(startup.id, StartupContent(title: "Theirs"))
            await reader.forgetRefused(startup.id)
            #expect(await reader.refused(startup.id) == nil)
        }
        #expect(await founder.refused(startup.id)?.title == "Mine")
        await founder.forgetRefused(startup.id)
        #expect(await founder.refused(startup.id) == nil)
    }

    @Test func `it is bounded in size, in number and in time`() async throws {
        let world = try await PitchDeckWorld()
        let account = try await world.account()
        let founder = world.service(account)
        var ids: [DocumentID] = []
        for number in 0...RefusedStore.mostOfAccount {
            // So many are begun in more than one day.
            world.clock.advance(86_400)
            let startup = try await founder.create(StartupContent(title: "\(number)"), edition: .draft)
            await founder.keepRefused(startup.id, StartupContent(title: "Mine \(number)"))
            ids.append(startup.id)
        }
        #expect(await founder.refused(ids[0]) == nil)
        #expect(await founder.refused(ids[1])?.title == "Mine 1")
        let long = StartupContent(title: "Mine", description: String(repeating: "x", count: RefusedStore.largest))
        await founder.keepRefused(ids[1], long)
        #expect(await founder.refused(ids[1])?.title == "Mine 1")
        let last = try #require(ids.last)
        world.clock.advance(RefusedStore.lifetime)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        #expect(await founder.refused(last)?.title == "Mine \(RefusedStore.mostOfAccount)")
        world.clock.advance(1)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        #expect(await founder.refused(last) == nil)
    }

    @Test func `it comes along to the account, into its export, and goes with it`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let startup = try await world.service(guest).create(StartupContent(title: "Kites"), edition: .draft)
        await world.service(guest).keepRefused(startup.id, StartupContent(title: "Mine"))
        try await world.database.write { try StartupRecords().merge(guest, into: member, $0) }
        #expect(await world.service(member).refused(startup.id)?.title == "Mine")
        let export = try await world.database.read { try StartupRecords().export(of: member, $0) }
        guard case .object(let lists) = export, case .array(let kept)? = lists["notTaken"] else {
            throw StorageError.failed("no list")
        }
        #expect(kept.count == 1)
        let left = try await world.database.write { connection in
            try connection.execute("DELETE FROM accounts WHERE id = \(member)")
            return try connection.rows("SELECT document_id FROM startup_refused").count
        }
        #expect(left == 0)
    }
}
