/// A question that was taken, and the answer that is being written to it.
package struct AskedQuestion: Codable, Hashable, Sendable {
    package var thread: ConversationThread
    package var question: Message
    package var answer: Message

    package init(thread: ConversationThread, question: Message, answer: Message) {
        self.thread = thread
        self.question = question
        self.answer = answer
    }
}
