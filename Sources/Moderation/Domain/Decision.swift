package import Calls
package import Foundation

/// What was decided about a reported item.
package struct Decision: Hashable, Codable, Sendable {
    package var verdict: Verdict
    /// For those who decide later; at most 2,000 characters.
    package var note: String
    package var decidedAt: Date

    package enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
        /// Nothing is wrong with it.
        case kept
        /// Nobody but its author sees it.
        case hidden
    }

    package static let maximumNoteLength = 2_000

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
