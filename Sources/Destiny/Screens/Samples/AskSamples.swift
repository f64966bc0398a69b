import Calls
import DestinyDomain
import SwiftUI

/// A conversation in every state.
enum AskSamples {
    static var all: [Sample] {
        [
            sample("ask-new", nil),
            sample("ask-loading", nil, state: .loading),
            sample("ask-failed", nil, state: .failed(.notFound)),
            sample("ask", SampleData.conversation),
            sample("ask-timeline", outlined(SampleData.outline)),
            sample("ask-days", outlined(SampleData.dayOutline)),
            sample("ask-options", outlined(SampleData.optionOutline)),
            sample("ask-thinking", begun, writing: writing(steps: 0)),
            sample("ask-writing", begun, writing: writing(steps: 30)),
            sample("ask-stopped", ended(.stopped, text: "Your tenth house, the place of work, is **Aries**")),
            sample("ask-answer-failed", ended(.failed, text: "")),
            sample("ask-versions", versions),
            sample("ask-unsent", SampleData.conversation, outgoing: outgoing(.offline)),
            sample("ask-exhausted", SampleData.conversation, outgoing: outgoing(.quotaExhausted(exhausted))),
            sample(
                "ask-exhausted-guest",
                SampleData.conversation,
                outgoing: outgoing(.quotaExhausted(exhausted)),
                standing: SampleData.guest
            ),
        ]
    }

    private static let begun = ended(.answering, text: "")
    private static let exhausted = Quota(used: 10, limit: 10, renewsAt: SampleData.quota.renewsAt)

    private static func outlined(_ outline: AnswerOutline) -> Conversation {
        var conversation = SampleData.conversation
        conversation.messages[1].grounds = SampleData.grounds(outline)
        return conversation
    }

    private static var versions: Conversation {
        var conversation = SampleData.conversation
        conversation.messages.append(
            SampleData.message(
                3,
                .assistant,
                "In other words: *steady* work.",
                minutes: -2,
                question: 1,
                version: 2,
                grounds: SampleData.grounds
            )
        )
        return conversation
    }

    private static func ended(_ state: Message.State, text: String) -> Conversation {
        let answer = SampleData.message(2, .assistant, text, minutes: -4, state: state, question: 1)
        return Conversation(thread: SampleData.threads[0], messages: [SampleData.question, answer])
    }

    private static func writing(steps: Int) -> WritingAnswer {
        var writing = WritingAnswer(begun.messages[1], question: begun.messages[0].id)
        writing.tools = steps == 0 ? [] : [SampleData.house, SampleData.dasha]
        writing.typewriter.receive(SampleData.answerText)
        for _ in 0..<steps { writing.typewriter.advance() }
        return writing
    }

    private static func outgoing(_ error: AstrologyError) -> ChatViewModel.Outgoing {
        ChatViewModel.Outgoing(text: "And the year after?", key: IdempotencyKey(), error: error)
    }

    private static func sample(
        _ name: String,
        _ conversation: Conversation?,
        state: ChatViewModel.State? = nil,
        writing: WritingAnswer? = nil,
        outgoing: ChatViewModel.Outgoing? = nil,
        standing: GuideStanding = GuideStanding()
    ) -> Sample {
        let models = SampleModels()
        let model = ChatViewModel(
            service: models.dependencies.conversations,
            profile: models.profile,
            clock: models.dependencies.clock,
            conversation: conversation,
            state: state,
            writing: writing,
            outgoing: outgoing
        )
        return Sample(name, ChatView(model: model, standing: standing, onChart: {}, onTrace: { _ in }, onUpgrade: {}))
    }
}
