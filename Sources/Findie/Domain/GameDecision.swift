package import Calls
package import DiscoveryDomain
package import Foundation

/// One thing a player decided about the deck; kept for ever, and taken back only by another one.
package struct GameDecision: Hashable, Codable, Sendable {
    package static let maximumBatch = 500

    package enum Act: Hashable, Codable, Sendable {
        case like(game: String)
        case pass(game: String)
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
}

extension GameDecision: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required(
            "act",
            .oneOf(
                .only(.required("like", .object(.required("game", Game.slugSchema)))),
                .only(.required("pass", .object(.required("game", Game.slugSchema)))),
                .only(.required("undo", .object(.optional("key", .uuid))))
            ).named("GameDecisionAct")
        ),
        .required("decidedAt", .date.described("By the device’s clock.")),
        .required("key", .uuid.described("A new one for each decision; the same one when it is sent again."))
    ).named("GameDecision")
}

/// What came of one decision.
package struct GameOutcome: Hashable, Codable, Sendable {
    package enum Result: String, Codable, Sendable, CaseIterable {
        case recorded
        /// The key was known: it counted once already.
        case alreadyRecorded
        /// An undo with nothing left to take back.
        case nothingToUndo
        case unknownGame
    }

    package var key: IdempotencyKey
    package var result: Result
    /// What an undo brought back, for the top of the deck.
    package var restored: GameCard?
    /// The decision an undo took back.
    package var undone: IdempotencyKey?

    package init(
        key: IdempotencyKey,
        result: Result,
        restored: GameCard? = nil,
        undone: IdempotencyKey? = nil
    ) {
        self.key = key
        self.result = result
        self.restored = restored
        self.undone = undone
    }
}

/// What came of decisions, and the games that follow.
package struct GameAnswer: Hashable, Codable, Sendable {
    /// One per decision, in the same order.
    package var outcomes: [GameOutcome]
    /// The next cards, which know the decisions already.
    package var next: GameBatch

    package init(outcomes: [GameOutcome], next: GameBatch) {
        self.outcomes = outcomes
        self.next = next
    }
}

extension GameAnswer: EndpointOutput {
    private static let outcome = JSONSchema.object(
        .required("key", .uuid),
        .required("result", .choice(GameOutcome.Result.self)),
        .optional("restored", GameCard.schema.described("What an undo brought back.")),
        .optional("undone", .uuid.described("The decision an undo took back."))
    ).named("GameOutcome")

    package static let schema = JSONSchema.object(
        .required("outcomes", .array(of: outcome, maximum: GameDecision.maximumBatch)),
        .required("next", GameBatch.schema)
    ).named("GameAnswer")
}

/// A game that was judged; its latest judgement counts.
package struct JudgedGame: Hashable, Codable, Sendable, Identifiable {
    package var game: Game
    package var judgement: Judgement
    package var judgedAt: Date

    package var id: String { game.slug }

    package init(game: Game, judgement: Judgement, judgedAt: Date) {
        self.game = game
        self.judgement = judgement
        self.judgedAt = judgedAt
    }
}

/// A part of what was judged, newest first.
package struct JudgedGames: Hashable, Codable, Sendable {
    package static let maximumCount = 100

    package var entries: [JudgedGame]
    /// To be given as `before` for the next older ones; `nil` at the end.
    package var older: Int?

    package init(entries: [JudgedGame], older: Int?) {
        self.entries = entries
        self.older = older
    }
}

extension JudgedGames: EndpointOutput {
    static let entry = JSONSchema.object(
        .required("game", Game.schema),
        .required("judgement", .choice(Judgement.self)),
        .required("judgedAt", .date)
    ).named("JudgedGame")

    package static let schema = JSONSchema.object(
        .required("entries", .array(of: entry, maximum: maximumCount)),
        .optional("older", .count.described("Send it as `before` for the next older ones; absent at the end."))
    ).named("JudgedGames")
}
