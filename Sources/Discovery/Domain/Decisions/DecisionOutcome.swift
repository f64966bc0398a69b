package import Calls

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
