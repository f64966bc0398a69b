package import Calls
import Foundation

/// A game as a deck shows it.
package struct GameCard: Hashable, Codable, Sendable, Identifiable {
    package static let maximumReasons = 3

    package var game: Game
    /// How likely this person likes it, 0...100; `nil` for a game that the model cannot rank yet.
    package var fit: Int?
    /// The strongest first; at most 3.
    package var reasons: [GameReason]
    package var isWished: Bool

    package var id: String { game.slug }

    package init(game: Game, fit: Int?, reasons: [GameReason], isWished: Bool) {
        self.game = game
        self.fit = fit
        self.reasons = reasons
        self.isWished = isWished
    }
}

extension GameCard: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("game", Game.schema),
        .optional("fit", .integer(0...100).described("How likely this person likes it; absent where unknown.")),
        .required("reasons", .array(of: GameReason.schema, maximum: maximumReasons)),
        .required("isWished", .boolean)
    ).named("GameCard")
}

/// One true reason why a game is shown.
package struct GameReason: Hashable, Codable, Sendable {
    package enum Cause: Hashable, Codable, Sendable {
        /// The person liked this game, and the card is like it.
        case liked(title: String)
        /// The person wished for this one.
        case wished(title: String)
        /// Much of what the person liked has these.
        case taste
        /// The person named these.
        case answers
        /// Nothing personal speaks for it yet; its reviews do.
        case acclaimed(positivePercent: Int)
        /// The place was kept for something few were shown here.
        case exploring
    }

    package var cause: Cause
    /// Tags the reason rests on, which the person can have less of or none; at most 8.
    package var tags: [String]

    package init(_ cause: Cause, tags: [String]) {
        self.cause = cause
        self.tags = tags
    }
}

extension GameReason: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required(
            "cause",
            .oneOf(
                .only(.required("liked", .object(.required("title", .string(1...80))))),
                .only(.required("wished", .object(.required("title", .string(1...80))))),
                .only(.required("taste", .object())),
                .only(.required("answers", .object())),
                .only(.required("acclaimed", .object(.required("positivePercent", .integer(0...100))))),
                .only(.required("exploring", .object()))
            ).named("GameReasonCause")
        ),
        .required("tags", .array(of: Game.tagSchema, maximum: 8))
    ).named("GameReason")
}

/// The next games of a deck.
package struct GameBatch: Hashable, Codable, Sendable {
    /// Best first; fewer than asked for when no more fit the deck.
    package var cards: [GameCard]
    /// Nothing fits the deck beyond these and the ones held.
    package var isEnd: Bool
    /// Decisions that can be taken back, one after the other.
    package var undoDepth: Int

    package init(cards: [GameCard], isEnd: Bool, undoDepth: Int) {
        self.cards = cards
        self.isEnd = isEnd
        self.undoDepth = undoDepth
    }
}

extension GameBatch: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("cards", .array(of: GameCard.schema, maximum: GameRequest.maximumCount)),
        .required("isEnd", .boolean.described("Nothing fits the deck beyond these and the ones held.")),
        .required("undoDepth", .count.described("How many decisions can be taken back."))
    ).named("GameBatch")
}

/// Which games a screen wants next.
package struct GameRequest: Hashable, Codable, Sendable {
    package static let maximumCount = 50
    package static let maximumHeld = 200

    /// 0...50; 0 asks for none.
    package var count: Int
    /// Slugs the screen has already and has not judged; at most 200.
    package var held: [String]

    package init(count: Int, held: [String] = []) {
        self.count = count
        self.held = held
    }

    /// Asks for nothing.
    package static let none = GameRequest(count: 0)
}

extension GameRequest: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("count", .integer(0...maximumCount)),
        .required("held", .array(of: Game.slugSchema, maximum: maximumHeld))
    ).named("GameRequest")
}
