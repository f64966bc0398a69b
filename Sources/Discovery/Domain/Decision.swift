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

/// What came of one decision.
package struct DecisionOutcome: Hashable, Codable, Sendable {
    package enum Result: String, Codable, Sendable, CaseIterable {
        case recorded
        /// The key was known: it counted once already.
        case alreadyRecorded
        /// An undo with nothing left to take back.
        case nothingToUndo
        /// The server knows no such repository.
        case unknownRepository
    }

    package var key: IdempotencyKey
    package var result: Result
    /// What an undo brought back, for the top of the deck; `nil` when it took back something else than a judgement.
    package var restored: Card?
    /// The decision an undo took back.
    package var undone: IdempotencyKey?

    package init(
        key: IdempotencyKey,
        result: Result,
        restored: Card? = nil,
        undone: IdempotencyKey? = nil
    ) {
        self.key = key
        self.result = result
        self.restored = restored
        self.undone = undone
    }
}

extension Decision {
    /// How many decisions can be sent at once.
    package static let maximumBatch = 500
}

extension DecisionOutcome: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("key", .uuid),
        .required("result", .choice(Result.self)),
        .optional("restored", Card.schema.described("What an undo brought back.")),
        .optional("undone", .uuid.described("The decision an undo took back."))
    ).named("DecisionOutcome")
}

/// What came of decisions, and the cards that follow.
package struct DecisionAnswer: Hashable, Codable, Sendable {
    /// One per decision, in the same order.
    package var outcomes: [DecisionOutcome]
    /// The next cards, which know the decisions already.
    package var next: CardBatch

    package init(outcomes: [DecisionOutcome], next: CardBatch) {
        self.outcomes = outcomes
        self.next = next
    }
}

extension DecisionAnswer: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("outcomes", .array(of: DecisionOutcome.schema, maximum: Decision.maximumBatch)),
        .required("next", CardBatch.schema)
    ).named("DecisionAnswer")
}
