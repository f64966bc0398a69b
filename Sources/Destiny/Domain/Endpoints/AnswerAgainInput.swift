package import Calls
package import Foundation

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
