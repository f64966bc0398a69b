package import Calls
package import Foundation

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
