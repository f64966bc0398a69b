import AccountsDomain
import Foundation
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct HiddenStartupTests {
    @Test func `what a moderator hides is its founder's alone, with its files, until it is kept`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, reader) = (try await world.account(), try await world.account())
        let picture = try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Moth", image: picture.id), edition: .published)
        _ = try await world.workspace(reader).save(startup.id)
        let item = ReportedItem(kind: "startup", id: startup.id.text)
        try await world.moderation(reader).report(item, by: nil, for: .spam, note: "")
        let admin = try await world.admin()
        _ = try await admin.decide(.hidden, on: item, note: "")

        let others = [world.service(reader), world.nobody]
        for other in others {
            #expect(try await other.startups(StartupQuery()).total == 0)
            #expect(try await other.search(StartupSearch(text: "moth")).total == 0)
            await #expect(throws: StartupError.notFound(startup.id)) {
                try await other.startup(startup.id, edition: .published)
            }
        }
        #expect(try await world.files(reader).content(of: picture.id) == nil)
        #expect(try await world.workspace(reader).entries().map(\.startup) == [nil])
        let own = try await world.service(founder).startup(startup.id, edition: .published)
        #expect(own.isHidden && own.state == .published)
        // Publishing again is no way around it.
        _ = try await world.service(founder).update(startup.id, own.content, edition: .published, ifVersion: nil)
        #expect(try await world.nobody.startups(StartupQuery()).total == 0)

        _ = try await admin.decide(.kept, on: item, note: "")
        #expect(try await world.nobody.startup(startup.id, edition: .published).isHidden == false)
    }
}

extension PitchDeckWorld {
    func workspace(_ account: Account.ID) -> StoredWorkspaceService {
        StoredWorkspaceService(database: database, account: account) { [clock] in clock.now }
    }

    func moderation(_ account: Account.ID) -> AccountModerationService {
        AccountModerationService(database: database, account: account) { [clock] in clock.now }
    }

    func admin() async throws -> AccountModerationService {
        let id = try await account()
        try await database.write { connection in
            _ = try connection.execute(
                "UPDATE accounts SET role = \(Account.Role.admin.rawValue) WHERE id = \(id)"
            )
        }
        return moderation(id)
    }
}
