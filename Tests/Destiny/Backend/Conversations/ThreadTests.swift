import AccountsDomain
import AccountsService
import Calls
import DestinyDomain
import Foundation
import Storage
import Testing

@testable import DestinyService

struct ThreadTests {
    private let day: TimeInterval = 86_400

    @Test func `threads are found by words, renamed, pinned and archived`() async throws {
        let world = try await GuideWorld()
        let (work, _) = try await world.ask("How is my work?")
        world.advance(by: 60)
        let (home, _) = try await world.ask("Will I buy a 100% new house_?")
        #expect(
            try await world.conversations.threads(matching: "", archived: false).map(\.id) == [
                home.thread.id, work.thread.id,
            ]
        )
        #expect(
            try await world.conversations.threads(matching: "100% HOUSE_", archived: false).map(\.id) == [
                home.thread.id
            ]
        )
        #expect(try await world.conversations.threads(matching: "0%1", archived: false) == [])
        _ = try await world.conversations.change(work.thread.id, ThreadChange(title: " My  job ", isPinned: true))
        let listed = try await world.conversations.threads(matching: "", archived: false)
        #expect(listed.map(\.title).first == "My job")
        _ = try await world.conversations.change(work.thread.id, ThreadChange(isArchived: true))
        #expect(try await world.conversations.threads(matching: "", archived: true).map(\.id) == [work.thread.id])
        await #expect(throws: AstrologyError.invalid(field: "title", reason: .empty)) {
            try await world.conversations.change(work.thread.id, ThreadChange(title: "  "))
        }
    }

    @Test func `a deleted thread can be restored for a day`() async throws {
        let world = try await GuideWorld()
        let (asked, answer) = try await world.ask("How is my work?")
        try await world.conversations.delete(asked.thread.id)
        await #expect(throws: AstrologyError.notFound) {
            try await world.conversations.conversation(asked.thread.id)
        }
        _ = try await world.conversations.restore(asked.thread.id)
        #expect(try await world.conversations.conversation(asked.thread.id).messages.last == answer)
        try await world.conversations.delete(asked.thread.id)
        world.advance(by: day + 1)
        await #expect(throws: AstrologyError.notFound) { try await world.conversations.restore(asked.thread.id) }
        #expect(try await world.count("guide_traces") == 0)
    }

    @Test func `after ninety days only pinned threads are left`() async throws {
        let world = try await GuideWorld()
        let (pinned, _) = try await world.ask("How is my work?")
        try await world.ask("How is my health?")
        _ = try await world.conversations.change(pinned.thread.id, ThreadChange(isPinned: true))
        world.advance(by: 90 * day + 60)
        #expect(try await world.conversations.threads(matching: "", archived: false).map(\.id) == [pinned.thread.id])
        #expect(try await world.count("guide_threads") == 1)
    }

    @Test func `what is not to be kept is not listed and gone after a day`() async throws {
        let world = try await GuideWorld()
        _ = try await world.backend.profile(of: world.account).save(ConversationSettings(saveConversations: false))
        let (asked, _) = try await world.ask("How is my work?")
        #expect(try await world.conversations.threads(matching: "", archived: false) == [])
        #expect(try await world.conversations.conversation(asked.thread.id).messages.count == 2)
        world.advance(by: day + 1)
        try await world.backend.clearUp(at: world.now)
        #expect(try await world.count("guide_messages") == 0)
    }

    @Test func `nobody reaches what is another person's`() async throws {
        let world = try await GuideWorld()
        let (asked, answer) = try await world.ask("How is my work?")
        let stranger = world.backend.conversations(of: try await world.accounts.createGuest(device: "").account)
        let traceID = try #require(answer.grounds?.traceID)
        await #expect(throws: AstrologyError.notFound) { try await stranger.conversation(asked.thread.id) }
        await #expect(throws: AstrologyError.notFound) { try await stranger.steps(of: answer.id, after: 0) }
        await #expect(throws: AstrologyError.notFound) { try await stranger.stop(answer.id) }
        await #expect(throws: AstrologyError.notFound) { try await stranger.trace(traceID) }
        await #expect(throws: AstrologyError.notFound) { try await stranger.restore(asked.thread.id) }
        await #expect(throws: AstrologyError.notFound) {
            try await stranger.change(asked.thread.id, ThreadChange(title: "Mine"))
        }
        await #expect(throws: AstrologyError.notFound) {
            try await stranger.answerAgain(asked.question.id, key: IdempotencyKey())
        }
        try await stranger.delete(asked.thread.id)
        #expect(try await world.conversations.conversation(asked.thread.id).messages.count == 2)
    }

    @Test func `an export holds questions, answers and sources`() async throws {
        let world = try await GuideWorld()
        let (asked, answer) = try await world.ask("How is my work?")
        let file = try await world.conversations.export(nil, as: .markdown)
        #expect(file.name == "destiny-2026-11-22.md")  // The day of Births.now.
        #expect(file.text.contains("## How is my work?"))
        #expect(file.text.contains(answer.text))
        #expect(file.text.contains("Sources: BPHS"))
        let json = try await world.conversations.export(asked.thread.id, as: .json)
        #expect(try JSONCoding.decode([Conversation].self, from: Data(json.text.utf8)).first?.messages.count == 2)
    }

    @Test func `an account that is deleted leaves nothing behind`() async throws {
        let world = try await GuideWorld()
        try await world.ask("How is my work?")
        let account = world.account.id
        try await world.database.write { try $0.execute("DELETE FROM accounts WHERE id = \(account)") }
        for table in [
            "astrology_profiles", "guide_sessions", "guide_threads", "guide_messages", "guide_traces", "question_uses",
        ] {
            #expect(try await world.count(table) == 0)
        }
    }
}
