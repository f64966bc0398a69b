import AccountsDomain
import AccountsService
import Calls
import DestinyDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import DestinyService

@Suite(.everyEngine)
struct AstrologyRecordsTests {
    private let world: GuideWorld
    /// The world's own account, which has birth details.
    private var guest: Account { world.account }
    private let member: Account

    init() async throws {
        world = try await GuideWorld()
        member = try await world.accounts.createGuest(device: "").account
    }

    private func merge() async throws {
        let (from, into) = (guest.id, member.id)
        try await world.database.write { try AstrologyRecords().merge(from, into: into, $0) }
    }

    private func ask(_ text: String, as account: Account) async throws {
        let service = world.backend.conversations(of: account)
        let asked = try await service.ask(text, in: nil, key: IdempotencyKey())
        _ = try await service.answer(asked.answer.id)
    }

    @Test func `what a guest asked is the account's, and merging twice changes nothing`() async throws {
        _ = try await world.backend.profile(of: member).save(try Births.exact()[0])
        try await ask("How is my work?", as: member)
        try await ask("How is my health?", as: guest)
        try await merge()
        try await merge()
        let service = world.backend.conversations(of: member)
        let threads = try await service.threads(matching: "", archived: false)
        #expect(Set(threads.map(\.title)) == ["How is my work?", "How is my health?"])
        #expect(try await service.quota().used == 2)
        // One birth, one session, with both threads in it.
        #expect(Set(threads.map(\.sessionID)).count == 1)
        for thread in threads {
            let answer = try #require(try await service.conversation(thread.id).messages.last)
            #expect(try await service.trace(try #require(answer.grounds?.traceID)).facts.isEmpty == false)
        }
    }

    @Test func `another chart stays a session of its own, and the account's birth stays`() async throws {
        let own = try Births.exact()[1]
        _ = try await world.backend.profile(of: member).save(own)
        try await ask("How is my work?", as: member)
        try await ask("How is my health?", as: guest)
        try await merge()
        #expect(try await world.backend.profile(of: member).profile().birth == own)
        #expect(try await world.backend.conversations(of: member).sessions().map(\.threadCount) == [1, 1])
    }

    @Test func `birth and settings are taken where the account has none`() async throws {
        var settings = AstrologySettings()
        settings.ayanamsa = .raman
        _ = try await world.backend.profile(of: guest).save(settings)
        try await merge()
        let profile = try await world.backend.profile(of: member).profile()
        #expect(profile.birth == (try Births.exact()[0]))
        #expect(profile.settings == settings)
    }

    @Test func `matches, keys and a subscription come along`() async throws {
        let births = try Births.exact()
        let request = MatchRequest(boy: births[0], girl: births[1])
        let saved = try await world.backend.matches(of: guest).keep(request, key: IdempotencyKey())
        let key = try await world.backend.keys(of: guest).create("site")
        let store = try await world.restarted { _, now throws(AstrologyError.TransactionProblem) in
            VerifiedPurchase(
                originalTransactionID: "1",
                productID: "premium",
                signedAt: now,
                expiresAt: nil,
                revokedAt: nil,
                isSandbox: false
            )
        }
        _ = try await store.subscriptions(of: guest).redeem("signed")
        try await merge()
        #expect(try await world.backend.matches(of: member).savedMatches() == [saved])
        #expect(try await world.backend.owner(ofKey: key.secret)?.account == member.id)
        #expect(try await world.backend.subscriptions(of: member).subscription().isPremium)
    }

    @Test func `the export has everything in the person's words and no secret`() async throws {
        try await ask("How is my work?", as: guest)
        let key = try await world.backend.keys(of: guest).create("site")
        let id = guest.id
        let export = try await world.database.read { try AstrologyRecords().export(of: id, $0) }
        let members = try #require(export.object)
        #expect(members["birth"]?.object?["name"] == .string(try Births.exact()[0].name))
        let thread = try #require(list(members["threads"]).first?.object)
        #expect(thread["title"] == "How is my work?")
        #expect(list(thread["messages"]).map { $0.object?["role"] } == ["user", "assistant"])
        #expect(list(members["keys"]).map { $0.object?["name"] } == ["site"])
        let text = String(decoding: try JSONCoding.encode(export), as: UTF8.self)
        #expect(!text.contains(key.secret))
    }

    private func list(_ value: JSONValue?) -> [JSONValue] {
        if case .array(let elements)? = value { elements } else { [] }
    }

    @Test(arguments: ["settings", "a draft", "a key"])
    func `who asked nothing but made something of their own holds something`(thing: String) async throws {
        let id = member.id
        switch thing {
        case "settings":
            let settings = ConversationSettings(saveConversations: false)
            _ = try await world.backend.profile(of: member).save(settings)
        case "a draft":
            try await world.backend.conversations(of: member).keep(QuestionDraft("When will I", in: nil))
        default: _ = try await world.backend.keys(of: member).create("site")
        }
        #expect(try await world.database.read { try AstrologyRecords().holdsSomething(of: id, $0) })
    }

    @Test func `deleting the account deletes all of it, and an empty one holds nothing`() async throws {
        try await ask("How is my work?", as: guest)
        _ = try await world.backend.keys(of: guest).create("site")
        let (id, other) = (guest.id, member.id)
        try await world.database.write { connection in
            #expect(try AstrologyRecords().holdsSomething(of: id, connection))
            #expect(try !AstrologyRecords().holdsSomething(of: other, connection))
            try connection.execute("DELETE FROM accounts WHERE id = \(id)")
        }
        for table in [
            "astrology_profiles", "guide_sessions", "guide_threads", "guide_messages", "guide_traces", "guide_keys",
            "question_uses",
        ] {
            #expect(try await world.count(table) == 0, "\(table)")
        }
    }
}
