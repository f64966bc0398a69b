package import Calls
package import Foundation

/// What to change of a thread; what is absent stays.
package struct ChangeThreadInput: EndpointInput, Hashable {
    package var id: UUID
    package var title: String?
    package var isPinned: Bool?
    package var isArchived: Bool?

    package init(_ id: UUID, _ change: ThreadChange) {
        self.id = id
        title = change.title
        isPinned = change.isPinned
        isArchived = change.isArchived
    }

    package var change: ThreadChange { ThreadChange(title: title, isPinned: isPinned, isArchived: isArchived) }

    package static let fields: [InputField] = [
        .path("id", .uuid, "Which thread."),
        .body("title", .string(1...ConversationThread.maximumTitleLength), "Another title.", .optional),
        .body("isPinned", .boolean, "Whether it stands first and is never cleared.", .optional),
        .body("isArchived", .boolean, "Whether it is out of the list.", .optional),
    ]
}
