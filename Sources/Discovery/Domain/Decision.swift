package import Calls
package import Foundation
package import RepositoriesDomain

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

/// A repository that was judged; its latest judgement counts.
package struct HistoryEntry: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    package var judgement: Judgement
    package var judgedAt: Date

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, judgement: Judgement, judgedAt: Date) {
        self.repository = repository
        self.judgement = judgement
        self.judgedAt = judgedAt
    }
}

extension HistoryEntry: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .required("judgement", .choice(Judgement.self)),
        .required("judgedAt", .date)
    ).named("HistoryEntry")
}

/// A part of the history, newest first.
package struct HistoryPage: Hashable, Codable, Sendable {
    package static let maximumCount = 100

    package var entries: [HistoryEntry]
    /// To be given as `before` for the next older ones; `nil` at the end.
    package var older: Int?

    package init(entries: [HistoryEntry], older: Int?) {
        self.entries = entries
        self.older = older
    }
}

extension HistoryPage: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("entries", .array(of: HistoryEntry.schema, maximum: maximumCount)),
        .optional("older", .count.described("Send it as `before` for the next older ones; absent at the end."))
    ).named("HistoryPage")
}
