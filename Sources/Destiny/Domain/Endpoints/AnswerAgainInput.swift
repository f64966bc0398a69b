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
