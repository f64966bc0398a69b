import AccountsDomain
import Calls
import DiscoveryDomain
import RepositoriesDomain
import Storage
import StorageTesting
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

@Suite(.everyEngine)
struct DiscoveryRecordsTests {
    private let world: DiscoveryWorld
    private let guest: PersonDiscoveryService
    private let member: PersonDiscoveryService

    init() async throws {
        world = try await DiscoveryWorld(starter: smallCatalogue())
        (guest, member) = (try await world.person(), try await world.person())
    }

    private func merge() async throws {
        let (from, into) = (guest.account, member.account)
        try await world.database.write { try DiscoveryRecords().merge(from, into: into, $0) }
    }

    /// Decides on the next cards.
    private func judge(
        _ person: PersonDiscoveryService,
        _ count: Int,
        _ act: (Repository.ID) -> Decision.Act
    ) async throws -> [Repository.ID] {
        let ids = try await person.cards(CardRequest(count: count)).cards.map(\.repository.id)
        _ = try await person.decide(ids.map { Decision(act($0), decidedAt: world.clock.now) }, then: .none)
        return ids
    }

    @Test func `what a guest judged is the account's, and its undo still undoes`() async throws {
        let own = try await judge(member, 3, Decision.Act.like)
        let brought = try await judge(guest, 5, Decision.Act.skip)
        let last = try #require(brought.last)
        _ = try await guest.decide(Decision(.undo(key: nil), decidedAt: world.clock.now))
        try await merge()
        let history = try await member.history(before: nil, count: 100).entries
        #expect(Set(history.map(\.repository.id)) == Set(own + brought).subtracting(Set([last]).subtracting(own)))
    }

    @Test func `where both judged the guest's later word counts, and merging twice changes nothing`() async throws {
        let own = try await judge(member, 4, Decision.Act.like)
        for id in own { try await guest.changeJudgement(of: id, to: .skip, key: IdempotencyKey()) }
        try await merge()
        try await merge()
        let history = try await member.history(before: nil, count: 100).entries
        #expect(history.count == own.count)
        #expect(history.allSatisfy { $0.judgement == .skip })
        #expect(try await member.liked().isEmpty)
    }

    @Test(arguments: ["a deck", "preferences", "settings"])
    func `who judged nothing but made something of their own holds something`(thing: String) async throws {
        let (id, other) = (guest.account, member.account)
        switch thing {
        case "a deck": _ = try await guest.createDeck(named: "Boats", filters: .none, key: IdempotencyKey())
        case "preferences": _ = try await guest.setPreferences(Preferences())
        default: try await guest.keep(AppSettings(appearance: .dark))
        }
        // Looking at cards keeps nothing that anybody would miss.
        _ = try await member.cards(CardRequest(count: 1))
        let held = try await world.database.read { connection in
            try [id, other].map { try DiscoveryRecords().holdsSomething(of: $0, connection) }
        }
        #expect(held == [true, false])
    }

    @Test func `settings go along where the account has none, and are in the export`() async throws {
        let (dark, light) = (AppSettings(appearance: .dark, reducesMotion: true), AppSettings(appearance: .light))
        try await guest.keep(dark)
        try await merge()
        #expect(try await member.settings() == dark)
        try await member.keep(light)
        try await merge()
        #expect(try await member.settings() == light)
        #expect(try await member.export().settings == light)
        let (account, database) = (member.account, world.database)
        let whole = try await database.read { try DiscoveryRecords().export(of: account, $0) }
        #expect(whole.object?["settings"]?.object?["appearance"] == .string("light"))
        try await database.write { try $0.execute("DELETE FROM accounts WHERE id = \(account)") }
        #expect(try await member.settings() == AppSettings())
    }

    @Test func `answers and decks are taken where the account has none`() async throws {
        var answers = Preferences()
        answers.techStack = ["rust"]
        answers.onboardingCompleted = true
        _ = try await guest.setPreferences(answers)
        _ = try await guest.createDeck(named: "Weekend", filters: .none, key: IdempotencyKey())
        try await merge()
        #expect(try await member.preferences() == answers)
        #expect(try await member.decks().map(\.name) == ["", "Weekend"])

        var own = answers
        own.techStack = ["swift"]
        _ = try await member.setPreferences(own)
        try await merge()
        #expect(try await member.preferences() == own)
        #expect(try await member.decks().map(\.name) == ["", "Weekend"])
    }
}
