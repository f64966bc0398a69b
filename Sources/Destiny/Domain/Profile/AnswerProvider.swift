/// A service outside of ours that words answers from the facts of a chart.
package struct AnswerProvider: Codable, Hashable, Sendable {
    /// The host that would receive the facts, to be named when agreement is asked for.
    package var name: String
    package var model: String

    package init(name: String, model: String) {
        self.name = name
        self.model = model
    }
}
