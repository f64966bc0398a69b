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

/// A question with its answers, as a conversation shows them.
package struct Exchange: Hashable, Sendable, Identifiable {
    package var question: Message
    /// By version, the newest last; empty when the answer was not begun.
    package var answers: [Message]

    package var id: Message.ID { question.id }
}

extension [Message] {
    /// The questions in order, each with its answers.
    package var exchanges: [Exchange] {
        let answers = Dictionary(grouping: filter { $0.role == .assistant }, by: \.questionID)
        return filter { $0.role == .user }.map { question in
            Exchange(question: question, answers: (answers[question.id] ?? []).sorted { $0.version < $1.version })
        }
    }
}

/// What an answer rests on.
package struct AnswerGrounds: Codable, Hashable, Sendable {
    package var area: LifeArea
    package var tools: [ToolChip]
    package var sources: [Citation]
    /// `nil` for a fixed response.
    package var confidence: Confidence?
    package var answerer: Answerer
    package var traceID: UUID
    /// `nil` for a fixed response, and for answers of before there were any.
    package var outline: AnswerOutline?

    package init(
        area: LifeArea,
        tools: [ToolChip],
        sources: [Citation],
        confidence: Confidence?,
        answerer: Answerer,
        traceID: UUID,
        outline: AnswerOutline? = nil
    ) {
        self.area = area
        self.tools = tools
        self.sources = sources
        self.confidence = confidence
        self.answerer = answerer
        self.traceID = traceID
        self.outline = outline
    }
}
