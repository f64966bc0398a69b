package import Calls
package import DiscoveryDomain
import Foundation

/// The calls of a ``FindieService``, for the person who asks.
package enum FindieEndpoints {
    package static let preferences = call(
        "getPlayerPreferences",
        .get,
        "preferences",
        NoInput.self,
        PlayerPreferences.self,
        "Tell what the player said of themselves"
    )
    package static let setPreferences = call(
        "setPlayerPreferences",
        .put,
        "preferences",
        PlayerPreferencesInput.self,
        PlayerPreferences.self,
        "Replace what the player said of themselves"
    )
    package static let filters = call(
        "getGameFilters",
        .get,
        "filters",
        NoInput.self,
        GameFilters.self,
        "Tell what the deck of games shows"
    )
    package static let setFilters = call(
        "setGameFilters",
        .put,
        "filters",
        GameFiltersInput.self,
        GameFilters.self,
        "Replace what the deck shows"
    )
    package static let countGames = call(
        "countGames",
        .post,
        "filters/count",
        GameFiltersInput.self,
        FilterCount.self,
        "Count the games that filters let through"
    )
    package static let cards = call(
        "drawGames",
        .post,
        "cards",
        GameCardsInput.self,
        GameBatch.self,
        "Give the next games"
    )
    package static let decide = call(
        "decideGames",
        .post,
        "decisions",
        GameDecideInput.self,
        GameAnswer.self,
        "Record decisions and give the games that follow"
    )
    package static let history = call(
        "listJudgedGames",
        .get,
        "judgements",
        JudgedGamesInput.self,
        JudgedGames.self,
        "List the games that were judged, newest first"
    )
    package static let changeJudgement = call(
        "changeGameJudgement",
        .put,
        "judgements/{slug}",
        GameJudgementInput.self,
        NoContent.self,
        "Change the judgement of a game, or take it back",
        problems: [.gameNotFound]
    )
    package static let game = call(
        "getGame",
        .get,
        "games/{slug}",
        GameInput.self,
        GamePage.self,
        "Tell about a game",
        problems: [.gameNotFound]
    )
    package static let search = call(
        "searchGames",
        .get,
        "games",
        GameSearchInput.self,
        [Game].self,
        "Find games by title, maker or tag"
    )
    package static let statistics = call(
        "getPlayerStatistics",
        .get,
        "statistics",
        NoInput.self,
        PlayerStatistics.self,
        "Count what the player judged"
    )

    package static let note = call(
        "noteGameSightings",
        .post,
        "sightings",
        GameSightingsInput.self,
        NoContent.self,
        "Take note of what the player saw of games that are made here"
    )

    static func call<Input, Output>(
        _ name: String,
        _ method: EndpointMethod,
        _ path: String,
        _ input: Input.Type,
        _ output: Output.Type,
        _ summary: String,
        problems: [ProblemKind] = []
    ) -> Endpoint<Input, Output, FindieError> {
        Endpoint(
            name,
            method,
            PathTemplate(stringLiteral: "/api/v1/findie/\(path)"),
            for: .person,
            subject: "Findie",
            summary: summary,
            problems: problems,
            maximumBodyBytes: 512 * 1024
        )
    }
}

extension InputField {
    static let gameSlug = InputField.path("slug", Game.slugSchema, "The game’s name in addresses.")
}

/// Names a game.
package struct GameInput: EndpointInput, Hashable {
    package var slug: String

    package init(_ slug: String) {
        self.slug = slug
    }

    package static let fields: [InputField] = [.gameSlug]
}

/// What to look for.
package struct GameSearchInput: EndpointInput, Hashable {
    package static let maximumLength = 80

    package var text: String
    package var count: Int

    package init(_ text: String, count: Int) {
        self.text = text
        self.count = count
    }

    package static let fields: [InputField] = [
        .query("text", .string(0...maximumLength), "A title, a maker or tags.", .required),
        .query("count", .integer(1...50), "How many.", .defaulted(20)),
    ]
}

/// Preferences as they shall be.
package struct PlayerPreferencesInput: EndpointInput, Hashable {
    package var preferences: PlayerPreferences

    package init(_ preferences: PlayerPreferences) {
        self.preferences = preferences
    }

    package static let fields: [InputField] = [.body("preferences", PlayerPreferences.schema, "All of them.")]
}

/// Filters as they shall be.
package struct GameFiltersInput: EndpointInput, Hashable {
    package var filters: GameFilters

    package init(_ filters: GameFilters) {
        self.filters = filters
    }

    package static let fields: [InputField] = [.body("filters", GameFilters.schema, "All of them.")]
}

/// Which games are wanted.
package struct GameCardsInput: EndpointInput, Hashable {
    package var next: GameRequest

    package init(_ next: GameRequest) {
        self.next = next
    }

    package static let fields: [InputField] = [.body("next", GameRequest.schema, "Which games are wanted.")]
}

/// Decisions in order, and the games that are wanted after them.
package struct GameDecideInput: EndpointInput, Hashable {
    package var decisions: [GameDecision]
    package var next: GameRequest

    package init(_ decisions: [GameDecision], then next: GameRequest) {
        self.decisions = decisions
        self.next = next
    }

    package static let fields: [InputField] = [
        .body(
            "decisions",
            .array(of: GameDecision.schema, maximum: GameDecision.maximumBatch),
            "In the order they were made; each has its own key."
        ),
        .body("next", GameRequest.schema, "Which games are wanted then."),
    ]
}

/// Which part of what was judged.
package struct JudgedGamesInput: EndpointInput, Hashable {
    package var before: Int?
    package var count: Int

    package init(before: Int?, count: Int) {
        self.before = before
        self.count = count
    }

    package static let fields: [InputField] = [
        .query("before", .count, "`older` of the page before; absent for the newest."),
        .query("count", .integer(1...JudgedGames.maximumCount), "How many.", .defaulted(50)),
    ]
}

/// A judgement as it shall be.
package struct GameJudgementInput: EndpointInput, Hashable {
    package var slug: String
    /// `nil` takes it back.
    package var judgement: Judgement?
    package var key: IdempotencyKey

    package init(_ slug: String, to judgement: Judgement?, key: IdempotencyKey) {
        self.slug = slug
        self.judgement = judgement
        self.key = key
    }

    package static let fields: [InputField] = [
        .gameSlug, .body("judgement", .choice(Judgement.self), "Absent to take the judgement back.", .optional),
        .idempotencyKey,
    ]
}
