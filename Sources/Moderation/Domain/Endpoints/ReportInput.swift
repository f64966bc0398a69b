package import Calls
package import Foundation

/// An item, and what is wrong with it.
package struct ReportInput: EndpointInput, Hashable {
    package var kind: String
    package var id: String
    package var author: UUID?
    package var reason: Report.Reason
    package var note: String

    package init(_ item: ReportedItem, author: UUID?, reason: Report.Reason, note: String) {
        kind = item.kind
        id = item.id
        self.author = author
        self.reason = reason
        self.note = note
    }

    package var item: ReportedItem { ReportedItem(kind: kind, id: id) }

    package static let fields: [InputField] = [
        .itemKind, .itemID, .body("author", .uuid, "Whose it is, where that is known.", .optional),
        .body("reason", .choice(Report.Reason.self), "What is wrong with it."), .note,
    ]
}
