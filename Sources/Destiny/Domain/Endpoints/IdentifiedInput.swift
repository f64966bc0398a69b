package import Calls
package import Foundation

/// One of the person's things.
package struct IdentifiedInput: EndpointInput, Hashable {
    package var id: UUID

    package init(_ id: UUID) {
        self.id = id
    }

    package static let fields: [InputField] = [.path("id", .uuid, "Which one.")]
}
