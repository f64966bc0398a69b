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
