package import Calls
package import Foundation

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
