import AccountsDomain
import AccountsService
import Calls
import Foundation
import Logging
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct StoredStartupServiceTests {
    @Test func `what is published is there for everybody, a draft for its founder alone`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, other, nobody) = (try await world.person(), try await world.person(), world.nobody)
        let draft = try await founder.create(StartupContent(title: "Solar Kites"), edition: .draft)
        let shown = try await founder.create(StartupContent(title: "Cloud Bakery"), edition: .published)
        #expect(draft.state == .draft && shown.state == .published && shown.publishedAt == world.clock.now)
        #expect(try await founder.startup(draft.id, edition: .draft) == draft)
        for reader in [other, nobody] {
            var seen = shown
            // Another's address is nobody's business.
            seen.author.email = nil
            #expect(try await reader.startups(StartupQuery()).startups == [seen])
            #expect(try await reader.startup(shown.id, edition: .published) == seen)
            for edition in Startup.Edition.allCases {
                await #expect(throws: StartupError.notFound(draft.id)) {
                    try await reader.startup(draft.id, edition: edition)
                }
            }
        }
        #expect(try await founder.ownStartups().map(\.id).count == 2)
        #expect(try await nobody.ownStartups().isEmpty)
    }

    @Test func `a change of what is published is a draft beside it until it is published`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let first = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        world.clock.advance(60)
        let draft = try await founder.update(first.id, .init(title: "Solar Sails"), edition: .draft, ifVersion: 2)
        #expect(draft.edition == .draft && draft.version == 3 && draft.createdAt == first.createdAt)
        #expect(try await world.nobody.startup(first.id, edition: .published).content.title == "Solar Kites")
        #expect(try await founder.ownStartups().map(\.edition) == [.draft, .published])
        let second = try await founder.update(first.id, .init(title: "Solar Sails"), edition: .published, ifVersion: 3)
        #expect(second.version == 4 && second.slug == first.slug && second.publishedAt == first.publishedAt)
        #expect(try await founder.ownStartups() == [second])
    }

    @Test func `a change of an old version is refused with the one that there is`() async throws {
        let founder = try await PitchDeckWorld().person()
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .draft)
        _ = try await founder.update(startup.id, .init(title: "A"), edition: .draft, ifVersion: startup.version)
        await #expect(throws: StartupError.conflict(version: 2)) {
            try await founder.update(startup.id, .init(title: "B"), edition: .draft, ifVersion: startup.version)
        }
        #expect(try await founder.startup(startup.id, edition: .draft).content.title == "A")
    }

    @Test func `nobody changes what is another's, or learns of a draft by trying`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, other) = (try await world.person(), try await world.person())
        let draft = try await founder.create(StartupContent(title: "Solar Kites"), edition: .draft)
        let shown = try await founder.create(StartupContent(title: "Cloud Bakery"), edition: .published)
        for (startup, error) in [(draft, StartupError.notFound(draft.id)), (shown, .notOwner)] {
            await #expect(throws: error) {
                try await other.update(startup.id, .init(title: "Mine"), edition: .draft, ifVersion: nil)
            }
            await #expect(throws: error) { try await other.withdraw(startup.id) }
            await #expect(throws: error) { try await other.delete(startup.id) }
        }
        await #expect(throws: StartupError.notSignedIn) {
            try await world.nobody.create(StartupContent(title: "A"), edition: .draft)
        }
    }

    @Test func `what is withdrawn is a draft again, and what is deleted its owner may bring back`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        let withdrawn = try await founder.withdraw(startup.id)
        #expect(withdrawn.state == .withdrawn && withdrawn.content == startup.content)
        #expect(try await world.nobody.startups(StartupQuery()).total == 0)
        try await founder.delete(startup.id)
        await #expect(throws: StartupError.notFound(startup.id)) { try await founder.delete(startup.id) }
        #expect(try await founder.ownStartups().map { $0.deletedAt == nil } == [false])
        await #expect(throws: StartupError.notFound(startup.id)) {
            try await founder.startup(startup.id, edition: .draft)
        }
    }

    @Test func `titles are found by a part in any case, and by nothing that a pattern means`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for title in ["Solar Kites", "SOLAR Sails", "100 % Ökobrot", "a_b!c"] {
            _ = try await founder.create(StartupContent(title: title), edition: .published)
            world.clock.advance(1)
        }
        func found(_ text: String, _ order: StartupQuery.Order = .newest) async throws -> [String] {
            try await world.nobody.startups(StartupQuery(title: text, order: order)).startups.map(\.content.title)
        }
        #expect(try await found("solar") == ["SOLAR Sails", "Solar Kites"])
        #expect(try await found("solar", .oldest) == ["Solar Kites", "SOLAR Sails"])
        #expect(try await found("", .title) == ["100 % Ökobrot", "a_b!c", "Solar Kites", "SOLAR Sails"])
        #expect(try await found("ÖKO") == ["100 % Ökobrot"])
        #expect(try await found("%") == ["100 % Ökobrot"])
        #expect(try await found("_b!") == ["a_b!c"])
        #expect(try await found("solar%").isEmpty)
    }

    @Test func `a person begins twenty startups a day, and of one more nothing is kept`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for index in 0..<StoredStartupService.mostPerDay {
            _ = try await founder.create(StartupContent(title: "Kite \(index)"), edition: .draft)
        }
        await #expect(throws: StartupError.tooMuch) {
            try await founder.create(StartupContent(title: "One more"), edition: .draft)
        }
        #expect(try await founder.ownStartups().count == StoredStartupService.mostPerDay)
        _ = try await world.person().create(StartupContent(title: "Another's"), edition: .draft)
        world.clock.advance(86_400)
        _ = try await founder.create(StartupContent(title: "The next day"), edition: .draft)
    }

    @Test func `pages have every startup once, and the total`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for index in 0..<7 { _ = try await founder.create(.init(title: "Startup \(index)"), edition: .published) }
        var seen: [DocumentID] = []
        for page in 1...4 {
            let answer = try await world.nobody.startups(StartupQuery(page: page, pageSize: 3))
            #expect(answer.total == 7 && answer.pageCount == 3)
            seen += answer.startups.map(\.id)
        }
        #expect(seen.count == 7 && Set(seen).count == 7)
    }

    @Test func `all that a founder wrote is kept`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let url = try #require(URL(string: "https://example.org/a"))
        let content = StartupContent(
            title: "Solar Kites",
            pitch: "Power from above the clouds.",
            description: "# Why\n\nThe wind is steady there.",
            stage: .seed,
            teamSize: 7,
            founded: 2024,
            website: url,
            links: [StartupLink(name: "Press", url: url)],
            claims: [StartupClaim(metric: .raised, value: 1.5e6, unit: "EUR", asOf: world.clock.now, evidence: url)]
        )
        let startup = try await founder.create(content, edition: .published)
        #expect(startup.content == content && startup.slug.hasPrefix("solar-kites-"))
        await #expect(throws: StartupError.invalid("category", .unknownValue)) {
            try await founder.create(StartupContent(title: "A", category: .random()), edition: .draft)
        }
    }

    @Test func `a guest's startups go over to the account, and with the account`() async throws {
        let world = try await PitchDeckWorld()
        let (guest, member) = (try await world.account(isMember: false), try await world.account())
        let own = try await world.service(member).create(StartupContent(title: "Own"), edition: .published)
        let given = try await world.service(guest).create(StartupContent(title: "Given"), edition: .draft)
        try await world.database.write { connection in
            #expect(try StartupRecords().holdsSomething(of: guest, connection))
            try StartupRecords().merge(guest, into: member, connection)
            #expect(try !StartupRecords().holdsSomething(of: guest, connection))
            _ = try connection.execute("DELETE FROM accounts WHERE id = \(guest)")
        }
        let both = try await world.service(member).ownStartups()
        #expect(Set(both.map(\.id)) == [own.id, given.id] && Set(both.map(\.author)) == [own.author])
        try await world.database.write { connection in
            let export = try StartupRecords().export(of: member, connection)
            guard case .object(let lists) = export, case .array(let startups)? = lists["own"] else {
                throw StorageError.failed("no list")
            }
            #expect(startups.count == 2)
            _ = try connection.execute("DELETE FROM accounts WHERE id = \(member)")
        }
        #expect(try await world.nobody.startups(StartupQuery()).total == 0)
    }
}

/// A database with accounts and startups, and a clock.
struct PitchDeckWorld {
    let database: any SQLDatabase
    let clock = StoppedClock()
    let known = KnownCatalogue()
    let accounts: StoredAccountService

    /// With the tables of now, or those that there were before a migration.
    init(before migration: String? = nil) async throws {
        database = try await TestDatabase.opened()
        accounts = try await StoredAccountService(
            database: database,
            records: [StartupRecords()],
            cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
            logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        )
        try await AccountModerationService.migrate(database)
        if let migration {
            let migrations = PitchDeckSchema.migrations.filter { $0.name < migration }
            try await database.migrate(PitchDeckSchema.subject, migrations)
        } else {
            try await StoredStartupService.migrate(database)
        }
    }

    var nobody: StoredStartupService {
        StoredStartupService(database: database, account: nil, known: known) { [clock] in clock.now }
    }

    /// A member's, or a guest's.
    func account(isMember: Bool = true) async throws -> Account.ID {
        let id = try await accounts.createGuest(device: "").account.id
        guard isMember else { return id }
        try await database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO account_passwords (account_id, email, email_key, hash, changed_at)
                VALUES (\(id), \("\(id)@example.org"), \(id), 'none', 0)
                """
            )
        }
        return id
    }

    func confirm(_ account: Account.ID) async throws {
        _ = try await database.write { connection in
            try connection.execute("UPDATE account_passwords SET confirmed_at = 1 WHERE account_id = \(account)")
        }
    }

    func service(_ account: Account.ID) -> StoredStartupService {
        StoredStartupService(database: database, account: account, known: known) { [clock] in clock.now }
    }

    func person() async throws -> StoredStartupService { service(try await account()) }
}

/// Stands at 1 January 2026, 00:00 UTC, until it is moved.
final class StoppedClock: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_767_225_600))

    var now: Date { date.withLock { $0 } }

    func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
