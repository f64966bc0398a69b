package import Calls
package import Foundation
package import RepositoriesDomain

/// One thing somebody decided about their deck; kept for ever, and taken back only by another one.
///
/// Saving is not among them: it is the favourites' (`FavouriteService`), which the deck reads.
package struct Decision: Hashable, Codable, Sendable {
    package enum Act: Hashable, Codable, Sendable {
        case like(repository: Repository.ID)
        case skip(repository: Repository.ID)
        /// Fewer cards of this subject, fading over a month.
        case less(subject: TasteSubject)
        /// No cards of this subject any more.
        case never(subject: TasteSubject)
        /// Takes back the latest decision that is not taken back yet, or the one with this key.
        case undo(key: IdempotencyKey?)
    }

    package var act: Act
    /// By the clock of the person's device.
    package var decidedAt: Date
    package var key: IdempotencyKey

    package init(_ act: Act, decidedAt: Date, key: IdempotencyKey = IdempotencyKey()) {
        self.act = act
        self.decidedAt = decidedAt
        self.key = key
    }

    /// The repository that is judged.
    package var repository: Repository.ID? {
        switch act {
        case .like(let repository), .skip(let repository): repository
        case .less, .never, .undo: nil
        }
    }
}

extension Decision: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("act", Act.schema),
        .required("decidedAt", .date.described("By the device's clock.")),
        .required("key", .uuid.described("A new one for each decision; the same one when it is sent again."))
    ).named("Decision")
}

extension Decision.Act: JSONDescribed {
    package static let schema = JSONSchema.oneOf(
        .only(.required("like", .object(.required("repository", Repository.ID.schema)))),
        .only(.required("skip", .object(.required("repository", Repository.ID.schema)))),
        .only(.required("less", .object(.required("subject", TasteSubject.schema)))),
        .only(.required("never", .object(.required("subject", TasteSubject.schema)))),
        .only(.required("undo", .object(.optional("key", .uuid))))
    ).named("DecisionAct")
}
