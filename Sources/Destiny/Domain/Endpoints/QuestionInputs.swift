package import Calls
package import Foundation

/// A question to take.
package struct AskInput: EndpointInput, Hashable {
    package var text: String
    package var threadID: UUID?
    package var key: IdempotencyKey

    package init(_ text: String, in threadID: UUID?, key: IdempotencyKey) {
        self.text = text
        self.threadID = threadID
        self.key = key
    }

    package static let fields: [InputField] = [
        .body("text", Message.questionSchema, "As a person would ask it."),
        .body("threadID", .uuid, "A new thread when it is absent.", .optional),
        .idempotencyKey,
    ]
}

/// A question to answer again.
package struct AnswerAgainInput: EndpointInput, Hashable {
    package var id: UUID
    package var key: IdempotencyKey

    package init(_ id: UUID, key: IdempotencyKey) {
        self.id = id
        self.key = key
    }

    package static let fields: [InputField] = [.path("id", .uuid, "The question."), .idempotencyKey]
}

/// Steps of an answer, in order; none when there was none in the time to wait.
package struct AnswerSteps: EndpointOutput, Hashable {
    package var steps: [AnswerEvent]

    package init(steps: [AnswerEvent]) {
        self.steps = steps
    }

    package static let schema = JSONSchema.object(
        .required("steps", .array(of: AnswerEvent.schema))
    ).named("AnswerSteps")
}

/// A question in other words.
package struct EditQuestionInput: EndpointInput, Hashable {
    package var id: UUID
    package var text: String
    package var key: IdempotencyKey

    package init(_ id: UUID, text: String, key: IdempotencyKey) {
        self.id = id
        self.text = text
        self.key = key
    }

    package static let fields: [InputField] = [
        .path("id", .uuid, "The question."),
        .body("text", Message.questionSchema, "Its new words."),
        .idempotencyKey,
    ]
}

/// Which steps of an answer to give.
package struct StepsInput: EndpointInput, Hashable {
    package var id: UUID
    package var after: Int
    /// Seconds to wait for the first of them.
    package var wait: Int

    package init(of id: UUID, after: Int, wait: Int) {
        self.id = id
        self.after = after
        self.wait = wait
    }

    package static let fields: [InputField] = [
        .path("id", .uuid, "The answer."),
        .after,
        .query("wait", .integer(0...20), "Seconds to wait for a step when there is none yet.", .defaulted(0)),
    ]
}
