import Calls
import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

struct ConversationTests {
    @Test func `an answer is kept with what it rests on, and its trace opens`() async throws {
        let world = try await GuideWorld()
        let (asked, answer) = try await world.ask("When will I change my job?")
        #expect(answer.state == .complete)
        let grounds = try #require(answer.grounds)
        #expect(grounds.area == .career)
        #expect(grounds.answerer == .classical)
        let trace = try await world.conversations.trace(grounds.traceID)
        let said = answer.text.replacing("\n\n---\n\n", with: " ").replacing("\n\n", with: " ")
        #expect(trace.sentences.map(\.text).joined(separator: " ") == said)
        #expect(answer.text.components(separatedBy: "\n\n---\n\n").count == 2)
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

    @Test func `a follow-up goes on with the area of the conversation`() async throws {
        let world = try await GuideWorld()
        let (asked, _) = try await world.ask("Will I buy a house?")
        let (_, answer) = try await world.ask("ok, and when exactly?", in: asked.thread.id)
        #expect(answer.grounds?.area == .home)
    }

    @Test func `a conversation that begins with a greeting is called after its first question`() async throws {
        let world = try await GuideWorld()
        let (asked, _) = try await world.ask("hello")
        #expect(asked.thread.title == "hello")
        let (work, _) = try await world.ask("How is my work?", in: asked.thread.id)
        #expect(work.thread.title == "How is my work?")
        let (home, _) = try await world.ask("Will I buy a house?", in: asked.thread.id)
        #expect(home.thread.title == "How is my work?")

        let (edited, _) = try await world.ask("namaste")
        let other = try await world.conversations.edit(
            edited.question.id,
            text: "How is my health?",
            key: IdempotencyKey()
        )
        #expect(other.thread.title == "How is my health?")
        #expect(try await world.conversations.conversation(other.thread.id).thread.title == "How is my health?")
    }

    @Test func `a name that a person gave stays, a greeting too`() async throws {
        let world = try await GuideWorld()
        let (asked, _) = try await world.ask("hello")
        _ = try await world.conversations.change(asked.thread.id, ThreadChange(title: "Good morning"))
        let (work, _) = try await world.ask("How is my work?", in: asked.thread.id)
        #expect(work.thread.title == "Good morning")
    }
}
