package import Calls
package import Foundation

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
