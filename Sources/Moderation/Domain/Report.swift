package import Calls
package import Foundation

/// What people say is wrong with one item: all reports of it together, for whoever decides.
package struct Report: Hashable, Codable, Sendable {
    package var item: ReportedItem
    /// Whose item it is; `nil` when it is nobody's.
    package var author: UUID?
    /// How many people have reported it.
    package var count: Int
    /// Each once, the most given first.
    package var reasons: [Reason]
    /// What they wrote, newest first; at most 20.
    package var notes: [String]
    package var firstAt: Date
    /// `nil` while nobody has decided, and again after a new report.
    package var decision: Decision?

    package enum Reason: String, Codable, Hashable, Sendable, CaseIterable {
        case spam, harassment, hatred, sexual, violence, impersonation, privacy, other
    }

    package init(
        item: ReportedItem,
        author: UUID?,
        count: Int,
        reasons: [Reason],
        notes: [String],
        firstAt: Date,
        decision: Decision?
    ) {
        self.item = item
        self.author = author
        self.count = count
        self.reasons = reasons
        self.notes = notes
        self.firstAt = firstAt
        self.decision = decision
    }
}

extension Report: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("item", ReportedItem.schema),
        .optional("author", .uuid),
        .required("count", .count),
        .required("reasons", .array(of: .choice(Reason.self))),
        .required("notes", .array(of: .string, maximum: 20)),
        .required("firstAt", .date),
        .optional("decision", Decision.schema)
    ).named("Report")
}
