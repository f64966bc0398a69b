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
struct DraftTests {
    private let world: GuideWorld

    init() async throws { world = try await GuideWorld() }

    @Test func `a draft is kept no longer than a conversation`() async throws {
        try await world.conversations.keep(QuestionDraft("When will I", in: nil))
        world.advance(by: 89 * 86_400)
        try await world.backend.clearUp(at: world.now)
        #expect(try await world.conversations.drafts().map(\.text) == ["When will I"])
        world.advance(by: 2 * 86_400)
        try await world.backend.clearUp(at: world.now)
        #expect(try await world.count("guide_drafts") == 0)
    }

    @Test func `who keeps no conversations keeps no draft, and can still take back an earlier one`() async throws {
        try await world.conversations.keep(QuestionDraft("earlier", in: nil))
        var settings = ConversationSettings()
        settings.saveConversations = false
        _ = try await world.backend.profile(of: world.account).save(settings)
        try await world.conversations.keep(QuestionDraft("later", in: nil))
        #expect(try await world.conversations.drafts().map(\.text) == ["earlier"])
        try await world.conversations.keep(QuestionDraft("", in: nil))
        #expect(try await world.conversations.drafts() == [])
    }

    @Test func `deleting everything deletes the draft, and a guest's goes along into the account`() async throws {
        let member = try await world.accounts.createGuest(device: "").account
        try await world.conversations.keep(QuestionDraft("When will I", in: nil))
        let guest = world.account.id
        try await world.database.write { try AstrologyRecords().merge(guest, into: member.id, $0) }
        let drafts = world.backend.conversations(of: member)
        #expect(try await drafts.drafts().map(\.text) == ["When will I"])
        let export = try await world.database.read { try AstrologyRecords().export(of: member.id, $0) }
        #expect("\(export)".contains("When will I"))
        try await world.backend.profile(of: member).deleteEverything()
        #expect(try await world.count("guide_drafts") == 0)
    }

    @Test func `a draft that is far too long is refused`() async throws {
        let text = String(repeating: "a", count: QuestionDraft.maximumLength + 1)
        await #expect(throws: AstrologyError.invalid(field: "text", reason: .tooLong)) {
            try await world.conversations.keep(QuestionDraft(text, in: nil))
        }
    }
}
