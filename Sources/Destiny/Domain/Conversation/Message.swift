package import Foundation

/// A question, or an answer to one.
package struct Message: Codable, Hashable, Sendable, Identifiable {
    /// In characters.
    package static let maximumQuestionLength = 500

    package var id: UUID
    package var threadID: UUID
    package var role: Role
    /// Of an answer: Markdown with emphasis, lists and paragraphs only; what is there so far while it is written.
    package var text: String
    package var state: State
    package var createdAt: Date
    /// Of an answer: the question it answers.
    package var questionID: UUID?
    /// Of an answer: 1 for the first, more for those that were asked for again.
    package var version: Int
    /// Of an answer that is complete.
    package var grounds: AnswerGrounds?

    package enum Role: String, Codable, Hashable, Sendable, CaseIterable { case user, assistant }

    package enum State: String, Codable, Hashable, Sendable, CaseIterable {
        case complete
        /// Being written; its events can be followed.
        case answering
        /// The person stopped it; what was written stays.
        case stopped
        /// It could not be written; it can be asked for again without counting twice.
        case failed
    }

    package init(
        id: UUID,
        threadID: UUID,
        role: Role,
        text: String,
        state: State,
        createdAt: Date,
        questionID: UUID? = nil,
        version: Int = 1,
        grounds: AnswerGrounds? = nil
    ) {
        self.id = id
        self.threadID = threadID
        self.role = role
        self.text = text
        self.state = state
        self.createdAt = createdAt
        self.questionID = questionID
        self.version = version
        self.grounds = grounds
    }
}
