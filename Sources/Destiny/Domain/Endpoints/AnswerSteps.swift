package import Calls

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
