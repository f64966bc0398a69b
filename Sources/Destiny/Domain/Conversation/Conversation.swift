/// A conversation with its messages, oldest first.
package struct Conversation: Codable, Hashable, Sendable {
    package var thread: ConversationThread
    package var messages: [Message]

    package init(thread: ConversationThread, messages: [Message]) {
        self.thread = thread
        self.messages = messages
    }
}
