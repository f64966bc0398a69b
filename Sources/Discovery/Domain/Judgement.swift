package import Calls
package import Foundation

/// What somebody thinks of a card.
package enum Judgement: String, Codable, Sendable, CaseIterable {
    case like, skip
}

/// A subject somebody wants less of, or none of.
package struct TopicRule: Hashable, Codable, Sendable, Identifiable {
    package enum Kind: String, Codable, Sendable, CaseIterable { case less, never }

    package var subject: TasteSubject
    package var kind: Kind
    package var since: Date

    package var id: TasteSubject { subject }

    package init(subject: TasteSubject, kind: Kind, since: Date) {
        self.subject = subject
        self.kind = kind
        self.since = since
    }
}

extension TopicRule: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("subject", TasteSubject.schema),
        .required("kind", .choice(Kind.self)),
        .required("since", .date)
    ).named("TopicRule")
}
