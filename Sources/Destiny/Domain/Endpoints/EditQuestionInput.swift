package import Calls
package import Foundation

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
