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

/// What a report is about, in the words of the subject it belongs to.
package struct ReportedItem: Hashable, Codable, Sendable {
    /// The subject's name for its kind of thing, lowerCamelCase: `pitch`, `profile`.
    package var kind: String
    /// The subject's own id of it.
    package var id: String

    package static let maximumKindLength = 40
    package static let maximumIDLength = 200

    package init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

extension ReportedItem: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("kind", .string(1...maximumKindLength)),
        .required("id", .string(1...maximumIDLength))
    ).named("ReportedItem")
}

/// How a reported item looks to whoever decides about it.
package struct ReportedFace: Hashable, Sendable {
    package var name: String
    /// What it says, where nobody else can see it; else empty.
    package var text: String
    /// Where it is to be seen, or what it belongs to.
    package var address: URL?
    /// Whether its author reads the note of a decision that hides it.
    package var isAuthorTold: Bool

    package init(name: String, text: String = "", address: URL? = nil, isAuthorTold: Bool = false) {
        (self.name, self.text, self.address, self.isAuthorTold) = (name, text, address, isAuthorTold)
    }
}

/// What was decided about a reported item.
package struct Decision: Hashable, Codable, Sendable {
    package var verdict: Verdict
    /// For those who decide later, and of a startup that is hidden for its founder; at most 2,000 characters.
    package var note: String
    package var decidedAt: Date

    package enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
        /// Nothing is wrong with it.
        case kept
        /// Nobody but its author sees it.
        case hidden
    }

    package static let maximumNoteLength = 2_000

    /// Where it is told, once it is kept, that something was decided of items of a kind.
    package static func topic(ofKind kind: String) -> String { "decisions/\(kind)" }

    package init(verdict: Verdict, note: String, decidedAt: Date) {
        self.verdict = verdict
        self.note = note
        self.decidedAt = decidedAt
    }
}

extension Decision: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("verdict", .choice(Verdict.self)),
        .required("note", .string),
        .required("decidedAt", .date)
    ).named("ReportDecision")
}
