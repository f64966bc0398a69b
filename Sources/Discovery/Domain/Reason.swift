package import Calls
package import Foundation
package import RepositoriesDomain

/// One true reason why a card is shown.
package struct Reason: Hashable, Codable, Sendable {
    package var cause: Cause
    /// What *less like this* and *never this topic* on the reason can act on, the most telling first; empty for reasons
    /// nobody can object to.
    ///
    /// Of a reason that names another repository it is what the card has in common with it.
    package var subjects: [TasteSubject]
    /// The reason's part of all that speaks for the card, in percent; 0 for facts that are not part of the score.
    package var share: Int

    package enum Cause: Hashable, Codable, Sendable {
        /// The person liked this one, and the card is like it.
        case liked(repository: Repository.ID)
        /// The person saved this one.
        case saved(repository: Repository.ID)
        /// The person starred this one on GitHub.
        case starred(repository: Repository.ID)
        /// Much of what the person liked, saved or starred has these, as the card does: 1 or 2; `count` repositories have
        /// all of them, 3 or more.
        case taste(subjects: [TasteSubject], count: Int)
        /// The person's answers name these; 1 to 3.
        case answers(subjects: [TasteSubject])
        /// Pushed to within the last week.
        case active(pushedAt: Date)
        /// Nothing personal is known yet that speaks for it; many people like it.
        case popular(stars: Int)
        /// The place was kept for something few were shown here, to find out whether it is liked.
        case exploring
    }

    package init(cause: Cause, subjects: [TasteSubject], share: Int) {
        self.cause = cause
        self.subjects = subjects
        self.share = share
    }
}

extension Reason: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("cause", Cause.schema),
        .required("subjects", .array(of: TasteSubject.schema, maximum: 8)),
        .required("share", .integer(0...100).described("Percent of all that speaks for the card."))
    ).named("Reason")
}

extension Reason.Cause: JSONDescribed {
    package static let schema = JSONSchema.oneOf(
        .only(.required("liked", .object(.required("repository", Repository.ID.schema)))),
        .only(.required("saved", .object(.required("repository", Repository.ID.schema)))),
        .only(.required("starred", .object(.required("repository", Repository.ID.schema)))),
        .only(
            .required(
                "taste",
                .object(
                    .required("subjects", .array(of: TasteSubject.schema, maximum: 2)),
                    .required("count", .count)
                )
            )
        ),
        .only(.required("answers", .object(.required("subjects", .array(of: TasteSubject.schema, maximum: 3))))),
        .only(.required("active", .object(.required("pushedAt", .date)))),
        .only(.required("popular", .object(.required("stars", .count)))),
        .only(.required("exploring", .object()))
    ).named("ReasonCause")
}

/// Something many items have in common, which a person can ask less of, or none of.
package struct TasteSubject: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable { case topic, language, cluster }

    package var kind: Kind
    /// A topic in lower case, a language as GitHub writes it, or a cluster's raw value.
    package var name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

extension TasteSubject: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("kind", .choice(Kind.self)),
        .required("name", .string(1...50))
    ).named("TasteSubject")
}
