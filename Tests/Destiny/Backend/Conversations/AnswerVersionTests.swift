import Calls
import DestinyDomain
import Testing

@testable import DestinyService

struct AnswerVersionTests {
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
}
