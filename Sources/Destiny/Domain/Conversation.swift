package import Calls
package import Foundation

/// A conversation with its messages, oldest first.
package struct Conversation: Codable, Hashable, Sendable {
    package var thread: ConversationThread
    package var messages: [Message]

    package init(thread: ConversationThread, messages: [Message]) {
        self.thread = thread
        self.messages = messages
    }
}

/// The questions and answers of one person; every conformer is bound to that person.
///
/// An answer is written on the server whether or not anybody follows it.
package protocol ConversationService: Sendable {
    /// Takes a question into a thread, or into a new one, and begins to answer it.
    ///
    /// A second call with the same key is the first one's echo.
    ///
    /// - Throws: `invalid` for an empty or too long text, `birthNeeded`, `notFound` for the thread, `quotaExhausted`,
    ///   `stillAnswering`.
    func ask(_ text: String, in thread: UUID?, key: IdempotencyKey) async throws(AstrologyError) -> AskedQuestion

    /// Writes another answer to a question; it counts only when the question has none yet. At most 5.
    ///
    /// - Throws: `notFound`, `stillAnswering`, `quotaExhausted`, `invalid` with `limitReached`.
    func answerAgain(_ question: Message.ID, key: IdempotencyKey) async throws(AstrologyError) -> AskedQuestion

    /// Asks a question in other words: it takes the old one's place, and what followed is no longer shown.
    ///
    /// - Throws: what ``ask(_:in:key:)`` throws.
    func edit(
        _ question: Message.ID,
        text: String,
        key: IdempotencyKey
    )
        async throws(AstrologyError) -> AskedQuestion

    /// Ends the writing of an answer and keeps what is there; does nothing when it is written.
    func stop(_ answer: Message.ID) async throws(AstrologyError)

    /// The steps of an answer with numbers above `sequence`, those that are past at once, the others as they come.
    ///
    /// Ends after the last step, or without it when the connection is lost; then it is worth following again from the
    /// last number.
    func steps(of answer: Message.ID, after sequence: Int) async throws(AstrologyError) -> AsyncStream<AnswerEvent>

    /// The threads for the history, pinned ones first, then the newest; at most 500.
    ///
    /// - Parameters:
    ///   - text: words that have to be in a title or message; empty for all.
    ///   - archived: whether the archived ones are wanted instead of the others.
    /// - Returns: none while the person has the history switched off.
    /// - Throws: the errors of every call.
    func threads(matching text: String, archived: Bool) async throws(AstrologyError) -> [ConversationThread]

    /// - Throws: `notFound`.
    func conversation(_ thread: UUID) async throws(AstrologyError) -> Conversation

    /// - Throws: `notFound`; `invalid` for an empty or too long title.
    func change(_ thread: UUID, _ change: ThreadChange) async throws(AstrologyError) -> ConversationThread

    /// Takes a thread away; it can be restored for a day. Does nothing when it is gone.
    func delete(_ thread: UUID) async throws(AstrologyError)

    /// Puts back a thread that was deleted within a day.
    ///
    /// - Throws: `notFound`.
    func restore(_ thread: UUID) async throws(AstrologyError) -> ConversationThread

    /// The person's sessions, the newest first.
    func sessions() async throws(AstrologyError) -> [GuideSession]

    /// How an answer came about.
    ///
    /// - Throws: `notFound`.
    func trace(_ id: UUID) async throws(AstrologyError) -> ReasoningTrace

    /// One thread, or all of them, as a text to keep.
    ///
    /// - Throws: `notFound`.
    func export(_ thread: UUID?, as format: ExportFormat) async throws(AstrologyError) -> ExportedFile

    func quota() async throws(AstrologyError) -> Quota

    /// What the person asked, or changed of a conversation, on another page, from now on.
    func changesElsewhere() -> AsyncStream<Void>

    /// What the person has written and not asked, the newest first; at most one for each thread and one for a new one.
    func drafts() async throws(AstrologyError) -> [QuestionDraft]

    /// Keeps what is written of a question; an empty text is kept no longer.
    ///
    /// Does nothing for a person whose conversations are not to be kept.
    ///
    /// - Throws: `notFound` for the thread; `invalid` for a text that is too long.
    func keep(_ draft: QuestionDraft) async throws(AstrologyError)
}

extension ConversationService {
    /// A phone hears of nothing by itself.
    package func changesElsewhere() -> AsyncStream<Void> { AsyncStream { nil } }
}

/// As what conversations are given out.
package enum ExportFormat: String, Codable, Hashable, Sendable, CaseIterable { case markdown, json }

/// A text to keep.
package struct ExportedFile: Codable, Hashable, Sendable {
    /// As in `destiny-2026-11-22.md`.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

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

/// What to change of a thread; `nil` leaves it.
package struct ThreadChange: Codable, Hashable, Sendable {
    /// Trimmed; 1 … 80 characters.
    package var title: String?
    package var isPinned: Bool?
    package var isArchived: Bool?

    package init(title: String? = nil, isPinned: Bool? = nil, isArchived: Bool? = nil) {
        self.title = title
        self.isPinned = isPinned
        self.isArchived = isArchived
    }
}

/// A time of a person's asking about one chart; its threads rest on the birth details it began with.
package struct GuideSession: Codable, Hashable, Sendable, Identifiable {
    package var id: UUID
    package var createdAt: Date
    package var lastUsedAt: Date
    package var threadCount: Int

    package init(id: UUID, createdAt: Date, lastUsedAt: Date, threadCount: Int) {
        self.id = id
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.threadCount = threadCount
    }
}

/// A question that is written and not asked yet.
package struct QuestionDraft: Codable, Hashable, Sendable {
    /// More than a question may have, so that one that has to be shortened is kept as well.
    package static let maximumLength = 8_000

    /// Where it would be asked; `nil` for a new thread.
    package var threadID: UUID?
    package var text: String

    package init(_ text: String, in threadID: UUID?) {
        self.text = text
        self.threadID = threadID
    }
}
