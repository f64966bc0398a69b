package import Calls
package import Foundation

/// The conversations that a Serendip server keeps for the client's person.
package struct RemoteConversationService: ConversationService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func ask(
        _ text: String,
        in thread: UUID?,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        try await client.call(ConversationEndpoints.ask, AskInput(text, in: thread, key: key))
    }

    package func answerAgain(
        _ question: Message.ID,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        try await client.call(ConversationEndpoints.answerAgain, AnswerAgainInput(question, key: key))
    }

    package func edit(
        _ question: Message.ID,
        text: String,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        try await client.call(ConversationEndpoints.edit, EditQuestionInput(question, text: text, key: key))
    }

    package func stop(_ answer: Message.ID) async throws(AstrologyError) {
        _ = try await client.call(ConversationEndpoints.stop, IdentifiedInput(answer))
    }

    /// Asks for the steps again and again, each time waiting on the server; a call that fails ends the stream.
    package func steps(
        of answer: Message.ID,
        after sequence: Int
    ) async throws(AstrologyError) -> AsyncStream<AnswerEvent> {
        // The first call tells whether there is such an answer.
        let first = try await client.call(
            ConversationEndpoints.steps,
            StepsInput(of: answer, after: sequence, wait: 0)
        ).steps
        return AsyncStream { continuation in
            let task = Task { [client] in
                defer { continuation.finish() }
                var (steps, last) = (first, sequence)
                while !Task.isCancelled {
                    for step in steps {
                        continuation.yield(step)
                        last = step.sequence
                        if step.isLast { return }
                    }
                    let input = StepsInput(of: answer, after: last, wait: 15)
                    // Whoever follows sees that there was no last step, and may follow again from where it ended.
                    guard let more = try? await client.call(ConversationEndpoints.steps, input) else { return }
                    steps = more.steps
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    package func threads(matching text: String, archived: Bool) async throws(AstrologyError) -> [ConversationThread] {
        try await client.call(ConversationEndpoints.threads, ThreadListInput(matching: text, archived: archived))
    }

    package func conversation(_ thread: UUID) async throws(AstrologyError) -> Conversation {
        try await client.call(ConversationEndpoints.conversation, IdentifiedInput(thread))
    }

    package func change(
        _ thread: UUID,
        _ change: ThreadChange
    ) async throws(AstrologyError) -> ConversationThread {
        try await client.call(ConversationEndpoints.change, ChangeThreadInput(thread, change))
    }

    package func delete(_ thread: UUID) async throws(AstrologyError) {
        _ = try await client.call(ConversationEndpoints.delete, IdentifiedInput(thread))
    }

    package func restore(_ thread: UUID) async throws(AstrologyError) -> ConversationThread {
        try await client.call(ConversationEndpoints.restore, IdentifiedInput(thread))
    }

    package func sessions() async throws(AstrologyError) -> [GuideSession] {
        try await client.call(ConversationEndpoints.sessions)
    }

    package func trace(_ id: UUID) async throws(AstrologyError) -> ReasoningTrace {
        try await client.call(ConversationEndpoints.trace, IdentifiedInput(id))
    }

    package func export(
        _ thread: UUID?,
        as format: ExportFormat
    ) async throws(AstrologyError) -> ExportedFile {
        try await client.call(ConversationEndpoints.export, ExportInput(thread, as: format))
    }

    package func drafts() async throws(AstrologyError) -> [QuestionDraft] {
        try await client.call(ConversationEndpoints.drafts)
    }

    package func keep(_ draft: QuestionDraft) async throws(AstrologyError) {
        _ = try await client.call(ConversationEndpoints.keepDraft, DraftInput(draft))
    }

    package func quota() async throws(AstrologyError) -> Quota {
        try await client.call(ProfileEndpoints.quota)
    }
}
