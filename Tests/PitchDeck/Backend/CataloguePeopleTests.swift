import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// What guests, members and investors may do, and what is theirs alone.
@Suite(.everyEngine)
struct CataloguePeopleTests {
    @Test func `who has read, saved or written nothing yet is new`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let startup = try await world.service(founder)
            .create(StartupContent(title: "Solar Kites"), edition: .published)
        #expect(try await !world.profile(founder).profile().isNew)
        let uses: [(Account.ID) async throws -> Void] = [
            { try await world.service($0).viewed(startup.id) },
            { _ = try await world.workspace($0).save(startup.id) },
            { _ = try await world.service($0).create(StartupContent(title: "Moth"), edition: .draft) },
            { _ = try await world.profile($0).save(FounderProfile(language: .german)) },
        ]
        for use in uses {
            let guest = try await world.account(isMember: false)
            #expect(try await world.profile(guest).profile().isNew)
            try await use(guest)
            #expect(try await !world.profile(guest).profile().isNew)
        }
    }

    @Test func `what somebody saved and noted is theirs alone, and comes along to their account`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let startup = try await world.person().create(StartupContent(title: "Solar Kites"), edition: .published)
        func workspace(_ account: Account.ID) -> StoredWorkspaceService {
            StoredWorkspaceService(database: world.database, account: account) { [clock = world.clock] in clock.now }
        }
        _ = try await workspace(guest).write(startup.id, stage: .meeting, note: "Ask for the figures.")
        #expect(try await workspace(member).entries().isEmpty)
        _ = try await workspace(member).save(startup.id)
        try await world.database.write { try StartupRecords().merge(guest, into: member, $0) }
        let entries = try await workspace(member).entries()
        #expect(entries.map(\.note) == ["Ask for the figures."] && entries.map(\.startup?.id) == [startup.id])
        #expect(try await workspace(guest).entries().isEmpty)
        await #expect(throws: StartupError.invalid("note", .tooLong)) {
            try await workspace(member).write(startup.id, stage: .new, note: String(repeating: "x", count: 2_001))
        }
        let draft = try await world.person().create(StartupContent(title: "Draft"), edition: .draft)
        await #expect(throws: StartupError.notFound(draft.id)) { try await workspace(member).save(draft.id) }
    }

    @Test func `a guest keeps drafts, and publishes nothing`() async throws {
        let world = try await PitchDeckWorld()
        let guest = world.service(try await world.account(isMember: false))
        let draft = try await guest.create(StartupContent(title: "Solar Kites"), edition: .draft)
        await #expect(throws: StartupError.notMember) {
            try await guest.update(draft.id, draft.content, edition: .published, ifVersion: nil)
        }
        await #expect(throws: StartupError.notMember) {
            try await guest.create(StartupContent(title: "A"), edition: .published)
        }
        #expect(try await guest.ownStartups().count == 1)
    }

    @Test func `where mail is sent only a confirmed address publishes`() async throws {
        let world = try await PitchDeckWorld()
        let account = try await world.account()
        let member = StoredStartupService(
            database: world.database,
            account: account,
            review: ReviewRule(needsConfirmedAddress: true)
        ) { [clock = world.clock] in clock.now }
        let draft = try await member.create(StartupContent(title: "Solar Kites"), edition: .draft)
        await #expect(throws: StartupError.notConfirmed) {
            try await member.update(draft.id, draft.content, edition: .published, ifVersion: nil)
        }
        await #expect(throws: StartupError.notConfirmed) {
            try await member.create(StartupContent(title: "A"), edition: .published)
        }
        #expect(try await member.ownStartups().map(\.state) == [.draft])
        try await world.confirm(account)
        let published = try await member.update(draft.id, draft.content, edition: .published, ifVersion: nil)
        #expect(published.state == .published)
    }
}
