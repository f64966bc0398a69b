import AccountsDomain
import AccountsService
import AstrologyDomain
import Endpoints
import Foundation
import Storage
import Testing

@testable import AstrologyService

struct ConversationTests {
    private let day: TimeInterval = 86_400

    @Test func `an answer is kept with what it rests on, and its trace opens`() async throws {
        let world = try await GuideWorld()
        let (asked, answer) = try await world.ask("When will I change my job?")
        #expect(answer.state == .complete)
        let grounds = try #require(answer.grounds)
        #expect(grounds.area == .career)
        #expect(grounds.answerer == .classical)
        let trace = try await world.conversations.trace(grounds.traceID)
        #expect(trace.sentences.map(\.text).joined(separator: " ") == answer.text.replacing("\n\n", with: " "))
        let conversation = try await world.conversations.conversation(asked.thread.id)
        #expect(conversation.messages == [asked.question, answer])
        #expect(conversation.thread.primaryArea == .career)
        #expect(conversation.thread.messageCount == 2)
    }

    @Test func `steps make up the answer, and can be had again from any number on`() async throws {
        let world = try await GuideWorld()
        let (_, answer) = try await world.ask("How is my health?")
        var all: [AnswerEvent] = []
        for await event in try await world.conversations.steps(of: answer.id, after: 0) { all.append(event) }
        #expect(all.map(\.sequence) == Array(1...all.count))
        #expect(all.last?.step == .finished(answer))
        let text = all.compactMap { if case .text(let piece) = $0.step { piece } else { nil } }.joined()
        #expect(text == answer.text)
        for await event in try await world.conversations.steps(of: answer.id, after: 7) {
            #expect(event == all[event.sequence - 1])
            #expect(event.sequence > 7)
        }
    }

    @Test func `a question sent twice is taken once`() async throws {
        let world = try await GuideWorld()
        let key = IdempotencyKey()
        let one = try await world.conversations.ask("How is my work?", in: nil, key: key)
        _ = try await world.conversations.answer(one.answer.id)
        let other = try await world.conversations.ask("How is my work?", in: nil, key: key)
        #expect(other.answer.id == one.answer.id)
        #expect(other.thread.id == one.thread.id)
        #expect(try await world.conversations.quota().used == 1)
        await #expect(throws: AstrologyError.invalid(field: "key", reason: .keyReused)) {
            try await world.conversations.ask("Something else?", in: nil, key: key)
        }
    }

    @Test func `a guest has three questions, renewed on the first of the month`() async throws {
        let world = try await GuideWorld()
        for text in ["How is my work?", "How is my health?", "Will I travel abroad?"] { try await world.ask(text) }
        let quota = try await world.conversations.quota()
        #expect(quota.left == 0)
        await #expect(throws: AstrologyError.quotaExhausted(quota)) { try await world.ask("What about money?") }
        #expect(try await world.count("guide_threads") == 3)
        world.advance(by: quota.renewsAt.timeIntervalSince(Births.now))
        try await world.ask("What about money?")
        #expect(try await world.conversations.quota().used == 1)
    }

    @Test func `help is never counted, and waits neither for a quota nor for birth details`() async throws {
        let world = try await GuideWorld(hasBirth: false)
        for _ in 0..<5 {
            let (_, answer) = try await world.ask("i want to die")
            #expect(answer.state == .complete)
            #expect(answer.grounds?.answerer == .fixed)
            #expect(answer.text.contains("112"))
        }
        #expect(try await world.conversations.quota().used == 0)
        await #expect(throws: AstrologyError.birthNeeded) { try await world.ask("How is my work?") }
        #expect(try await world.count("guide_messages") == 10)
    }

    @Test func `a greeting is returned, not counted, and leaves the conversation where it was`() async throws {
        let world = try await GuideWorld(hasBirth: false)
        let (asked, hello) = try await world.ask("Namaste!")
        #expect(hello.grounds?.answerer == .fixed)
        #expect(hello.text.contains("Ask me about"))
        await #expect(throws: AstrologyError.birthNeeded) {
            try await world.ask("Will I buy a house?", in: asked.thread.id)
        }
        _ = try await world.backend.profile(of: world.account).save(try Births.exact()[0])
        let (_, answer) = try await world.ask("Will I buy a house?", in: asked.thread.id)
        #expect(answer.state == .complete)
        let (_, thanks) = try await world.ask("thanks", in: asked.thread.id)
        #expect(thanks.text.hasPrefix("You are welcome."))
        let (_, next) = try await world.ask("and when exactly?", in: asked.thread.id)
        #expect(next.grounds?.area == .home)
        #expect(try await world.conversations.quota().used == 2)
    }

    @Test func `answering again makes a version and counts nothing`() async throws {
        let world = try await GuideWorld()
        let (asked, first) = try await world.ask("How is my work?")
        for version in 2...QuestionTaker.maximumVersions {
            let again = try await world.conversations.answerAgain(asked.question.id, key: IdempotencyKey())
            #expect(again.answer.version == version)
            _ = try await world.conversations.answer(again.answer.id)
        }
        #expect(try await world.conversations.quota().used == 1)
        let exchanges = try await world.conversations.conversation(asked.thread.id).messages.exchanges
        #expect(exchanges.map(\.answers.count) == [QuestionTaker.maximumVersions])
        #expect(exchanges[0].answers[0] == first)
        await #expect(throws: AstrologyError.invalid(field: "id", reason: .limitReached)) {
            try await world.conversations.answerAgain(asked.question.id, key: IdempotencyKey())
        }
    }

    @Test func `an edited question takes the old one's place and what followed is gone from view`() async throws {
        let world = try await GuideWorld()
        let (asked, _) = try await world.ask("How is my work?")
        try await world.ask("And when?", in: asked.thread.id)
        let edited = try await world.conversations.edit(
            asked.question.id,
            text: "How is my marriage?",
            key: IdempotencyKey()
        )
        let answer = try await world.conversations.answer(edited.answer.id)
        #expect(answer.grounds?.area == .marriage)
        let shown = try await world.conversations.conversation(asked.thread.id).messages
        #expect(shown.map(\.text).first == "How is my marriage?")
        #expect(shown.count == 2)
        // What is out of view can be neither asked again nor edited.
        await #expect(throws: AstrologyError.notFound) {
            try await world.conversations.answerAgain(asked.question.id, key: IdempotencyKey())
        }
        await #expect(throws: AstrologyError.notFound) {
            try await world.conversations.edit(asked.question.id, text: "How is my health?", key: IdempotencyKey())
        }
    }

    @Test func `a follow-up goes on with the area of the conversation`() async throws {
        let world = try await GuideWorld()
        let (asked, _) = try await world.ask("Will I buy a house?")
        let (_, answer) = try await world.ask("ok, and when exactly?", in: asked.thread.id)
        #expect(answer.grounds?.area == .home)
    }

    @Test func `an answer left unwritten by a process is written by the next, and counts once`() async throws {
        let world = try await GuideWorld()
        let wording = SilentWording()
        let slow = try await world.restarted(wording: wording)
        _ = try await slow.profile(of: world.account).save(AstrologySettings(consentedProvider: "silent.example"))
        let asked = try await slow.conversations(of: world.account)
            .ask("How is my work?", in: nil, key: IdempotencyKey())
        // The process ends while the provider has not said a word.
        await slow.shutdown()
        let kept = try await world.conversations.conversation(asked.thread.id).messages
        #expect(kept.map(\.state) == [.complete, .answering])
        #expect(try await world.conversations.quota().used == 0)

        let next = try await world.restarted()
        try await next.resume()
        let service = next.conversations(of: world.account)
        var steps: [AnswerEvent] = []
        for await event in try await service.steps(of: asked.answer.id, after: 5) { steps.append(event) }
        guard case .finished(let answer)? = steps.last?.step else {
            Issue.record("no end")
            return
        }
        #expect(answer.state == .complete)
        #expect(steps.first?.step == .restart)
        #expect(steps.allSatisfy { $0.sequence > 5 })
        #expect(try await service.quota().used == 1)
    }

    @Test func `while an answer is being written, its thread takes no other question`() async throws {
        let world = try await GuideWorld(wording: SilentWording())
        _ = try await world.backend.profile(of: world.account)
            .save(AstrologySettings(consentedProvider: "silent.example"))
        let asked = try await world.conversations.ask("How is my work?", in: nil, key: IdempotencyKey())
        await #expect(throws: AstrologyError.stillAnswering) { try await world.ask("And?", in: asked.thread.id) }
        try await world.conversations.stop(asked.answer.id)
        let messages = try await world.conversations.conversation(asked.thread.id).messages
        #expect(messages.last?.state == .stopped)
        #expect(try await world.conversations.quota().used == 0)
    }

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
        try await world.backend.clearUp()
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
        #expect(file.name == "destiny-2026-11-22.md")
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

/// A provider that never says a word.
struct SilentWording: AnswerWording {
    let provider = AnswerProvider(name: "silent.example", model: "none")

    func sentences(for brief: AnswerBrief) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { _ in }
    }
}
