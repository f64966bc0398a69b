package import Calls
package import Foundation

/// A question, perhaps in a thread, about the person's own chart or another.
package struct PredictInput: EndpointInput, Hashable {
    package var question: String
    package var threadID: UUID?
    package var birth: GivenBirth?
    /// The same one when the question is sent again.
    package var key: IdempotencyKey?
    /// Of a stream of events: only those with higher numbers.
    package var after: Int

    package init(
        question: String,
        threadID: UUID? = nil,
        birth: GivenBirth? = nil,
        key: IdempotencyKey? = nil,
        after: Int = 0
    ) {
        self.question = question
        self.threadID = threadID
        self.birth = birth
        self.key = key
        self.after = after
    }

    private enum CodingKeys: String, CodingKey {
        case question, birth, key, after
        case threadID = "thread_id"
    }

    package static let fields: [InputField] = [
        .body("question", Message.questionSchema, "As a person would ask it."),
        .body("thread_id", .uuid, "The thread to go on with; a new one when it is absent.", .optional),
        .body(
            "birth",
            GivenBirth.schema,
            "Whose chart; the person's own when it is absent. A thread stays with the chart it began with.",
            .optional
        ),
        InputField(
            "key",
            .header("Idempotency-Key"),
            .uuid,
            .optional,
            "A new UUID for each question; with the same one a repeated request goes on with the same answer."
        ),
        .after,
    ]
}

extension InputField {
    static let after = InputField.query(
        "after",
        .integer(0...1_000_000),
        "Only the steps with higher numbers; a stream of events takes `Last-Event-ID` as well.",
        .defaulted(0)
    )
}
