package import Calls
package import Foundation

/// An answer that was begun, and from which of its steps on.
package struct PredictionInput: EndpointInput, Hashable {
    package var id: UUID
    package var after: Int

    package init(id: UUID, after: Int = 0) {
        self.id = id
        self.after = after
    }

    package static let fields: [InputField] = [
        .path("id", .uuid, "The answer's `prediction_id`."), .after,
    ]
}
