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

/// What is written of a question now.
package struct DraftInput: EndpointInput, Hashable {
    package var text: String
    package var threadID: UUID?

    package init(_ draft: QuestionDraft) {
        text = draft.text
        threadID = draft.threadID
    }

    package var draft: QuestionDraft { QuestionDraft(text, in: threadID) }

    package static let fields: [InputField] = [
        .body("text", .string(0...QuestionDraft.maximumLength), "All of it; empty when there is no draft any more."),
        .body("threadID", .uuid, "The draft of a new thread when it is absent.", .optional),
    ]
}

/// What to give out, and as what.
package struct ExportInput: EndpointInput, Hashable {
    package var thread: UUID?
    package var format: ExportFormat

    package init(_ thread: UUID?, as format: ExportFormat) {
        self.thread = thread
        self.format = format
    }

    package static let fields: [InputField] = [
        .query("thread", .uuid, "All of them when it is absent."),
        .query("format", .choice(ExportFormat.self), "Text for people or for programs.", .required),
    ]
}

/// Which threads to list.
package struct ThreadListInput: EndpointInput, Hashable {
    package var q: String
    package var archived: Bool

    package init(matching text: String, archived: Bool) {
        q = text
        self.archived = archived
    }

    package static let fields: [InputField] = [
        .query("q", .string(0...200), "Words in a title or message.", .defaulted("")),
        .query("archived", .boolean, "The archived ones instead of the others.", .defaulted(false)),
    ]
}
