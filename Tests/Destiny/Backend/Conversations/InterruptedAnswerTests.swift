import Calls
import DestinyDomain
import Testing

@testable import DestinyService

struct InterruptedAnswerTests {
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
}
