package import Calls
package import Foundation
package import Uploads

/// The calls of a ``MakerService``, for the person who asks.
package enum MakerEndpoints {
    private static let root = "/api/v1/findie/maker"
    private static let ofGame: [ProblemKind] = [.memberNeeded, .gameNotFound]

    package static let maker = call("getMaker", .get, "", NoInput.self, OptionalMaker.self, "Tell who the maker is")
    package static let setMaker = call(
        "setMaker",
        .put,
        "",
        MakerInput.self,
        Maker.self,
        "Become a maker of games, or replace what is known of one",
        problems: [.memberNeeded, .addressNotConfirmed]
    )
    package static let games = call(
        "listMakerGames",
        .get,
        "/games",
        NoInput.self,
        [MakerGame].self,
        "List the maker’s games, last changed first"
    )
    package static let game = call(
        "getMakerGame",
        .get,
        "/games/{id}",
        MakerGameInput.self,
        MakerGame.self,
        "Tell about a game of the maker",
        problems: ofGame
    )
    package static let begin = call(
        "beginMakerGame",
        .put,
        "/games/{id}",
        MakerGameInput.self,
        MakerGame.self,
        "Begin a game under a new id, or give the one with it",
        problems: ofGame + [.makerNeeded, .tooManyGames]
    )
    package static let save = call(
        "saveGameDraft",
        .put,
        "/games/{id}/draft",
        GameDraftInput.self,
        MakerGame.self,
        "Keep what the maker says of a game",
        problems: ofGame + [.unknownTag, .changedElsewhere, .wrongState]
    )
    package static let handIn = call(
        "handInGame",
        .post,
        "/games/{id}/submission",
        MakerGameInput.self,
        MakerGame.self,
        "Hand a game in for review",
        problems: ofGame + [.incompleteGame, .wrongState]
    )
    package static let withdraw = call(
        "withdrawGame",
        .delete,
        "/games/{id}/submission",
        MakerGameInput.self,
        MakerGame.self,
        "Take a game out of sight, or out of the queue",
        problems: ofGame
    )
    package static let beginMedia = call(
        "beginGameMedia",
        .post,
        "/games/{id}/media",
        BeginMediaInput.self,
        ChunkedUpload.self,
        "Begin a picture or a film, which comes in pieces",
        problems: ofGame + [.unusableMedia, .wrongState]
    )
    package static let media = call(
        "getMediaUpload",
        .get,
        "/uploads/{upload}",
        UploadInput.self,
        ChunkedUpload.self,
        "Tell how much of a file is there",
        problems: ofGame
    )
    package static let append = call(
        "appendMediaPiece",
        .put,
        "/uploads/{upload}",
        UploadPieceInput.self,
        ChunkedUpload.self,
        "Add a piece of a file",
        problems: ofGame + [.elsewhere, .unusableMedia],
        maximumBodyBytes: ChunkedUpload.maximumPiece
    )
    package static let finishMedia = call(
        "finishGameMedia",
        .put,
        "/games/{id}/media/{upload}",
        FinishMediaInput.self,
        MakerGame.self,
        "Check a file that is whole and put it to the game",
        problems: ofGame + [.unusableMedia, .wrongState]
    )
    package static let removeMedia = call(
        "removeGameMedia",
        .delete,
        "/games/{id}/media/{upload}",
        RemoveMediaInput.self,
        MakerGame.self,
        "Take a picture or a film away from a game",
        problems: ofGame + [.wrongState]
    )
    package static let figures = call(
        "getGameFigures",
        .get,
        "/games/{id}/figures",
        GameFiguresInput.self,
        GameFigures.self,
        "Tell how a game does, by day and source",
        problems: ofGame
    )
    package static let queue = call(
        "listGameReviews",
        .get,
        "/reviews",
        NoInput.self,
        [MakerGame].self,
        "List what waits for review",
        problems: [.memberNeeded]
    )
    package static let review = call(
        "reviewGame",
        .put,
        "/reviews/{id}",
        GameReviewInput.self,
        MakerGame.self,
        "Publish a game, or give it back with words",
        problems: ofGame + [.wrongState]
    )

    private static func call<Input, Output>(
        _ name: String,
        _ method: EndpointMethod,
        _ path: String,
        _ input: Input.Type,
        _ output: Output.Type,
        _ summary: String,
        problems: [ProblemKind] = [.memberNeeded],
        maximumBodyBytes: Int = 128 * 1024
    ) -> Endpoint<Input, Output, MakerError> {
        Endpoint(
            name,
            method,
            PathTemplate(stringLiteral: root + path),
            for: .person,
            subject: "Findie",
            summary: summary,
            problems: problems,
            maximumBodyBytes: maximumBodyBytes
        )
    }
}

/// A maker, where there is one.
package struct OptionalMaker: EndpointOutput, Hashable {
    package var maker: Maker?

    package init(_ maker: Maker?) { self.maker = maker }

    package static let schema = JSONSchema.object(.optional("maker", Maker.schema)).named("OptionalMaker")
}

extension InputField {
    static let makerGame = InputField.path("id", .uuid, "The game’s.")
}

/// A maker as they shall be.
package struct MakerInput: EndpointInput, Hashable {
    package var maker: Maker

    package init(_ maker: Maker) { self.maker = maker }

    package static let fields: [InputField] = [.body("maker", Maker.schema, "All of it.")]
}

/// Names a game of a maker.
package struct MakerGameInput: EndpointInput, Hashable {
    package var id: UUID

    package init(_ id: UUID) { self.id = id }

    package static let fields: [InputField] = [.makerGame]
}

/// What a maker says of a game, as it shall be.
package struct GameDraftInput: EndpointInput, Hashable {
    package var id: UUID
    package var draft: GameDraft
    package var version: Int

    package init(_ draft: GameDraft, of id: UUID, version: Int) {
        (self.id, self.draft, self.version) = (id, draft, version)
    }

    package static let fields: [InputField] = [
        .makerGame, .body("draft", GameDraft.schema, "All of it."),
        .body("version", .count, "The game’s, as it was when the change began."),
    ]
}

/// A picture or a film that is to come.
package struct BeginMediaInput: EndpointInput, Hashable {
    package var id: UUID
    package var kind: GameMedia.Kind
    package var size: Int

    package init(_ kind: GameMedia.Kind, size: Int, of id: UUID) {
        (self.id, self.kind, self.size) = (id, kind, size)
    }

    package static let fields: [InputField] = [
        .makerGame, .body("kind", .choice(GameMedia.Kind.self), "What it is for."),
        .body("size", .integer(0...1 << 40), "In bytes."),
    ]
}

/// Names a file that is whole, and what it is for.
package struct FinishMediaInput: EndpointInput, Hashable {
    package var id: UUID
    package var upload: UUID
    package var kind: GameMedia.Kind

    package init(_ upload: UUID, as kind: GameMedia.Kind, of id: UUID) {
        (self.id, self.upload, self.kind) = (id, upload, kind)
    }

    package static let fields: [InputField] = [
        .makerGame, .upload, .body("kind", .choice(GameMedia.Kind.self), "What it is for."),
    ]
}

/// Names a picture or a film of a game.
package struct RemoveMediaInput: EndpointInput, Hashable {
    package var id: UUID
    /// The picture's or the film's.
    package var upload: UUID

    package init(_ media: UUID, of id: UUID) { (self.id, upload) = (id, media) }

    package static let fields: [InputField] = [.makerGame, .upload]
}

/// Which days.
package struct GameFiguresInput: EndpointInput, Hashable {
    package var id: UUID
    package var from: String
    package var to: String

    package init(of id: UUID, from: ReleaseDay, to: ReleaseDay) {
        (self.id, self.from, self.to) = (id, from.text, to.text)
    }

    package static let fields: [InputField] = [
        .makerGame, .query("from", .string(10...10), "The first day of UTC, such as 2026-11-01.", .required),
        .query("to", .string(10...10), "The last day.", .required),
    ]
}

/// What who reviews says of a game.
package struct GameReviewInput: EndpointInput, Hashable {
    package var id: UUID
    package var publishes: Bool
    package var note: String

    package init(_ verdict: ReviewVerdict, of id: UUID) {
        self.id = id
        switch verdict {
        case .publish: (publishes, note) = (true, "")
        case .giveBack(let words): (publishes, note) = (false, words)
        }
    }

    package var verdict: ReviewVerdict { publishes ? .publish : .giveBack(note) }

    package static let fields: [InputField] = [
        .makerGame, .body("publishes", .boolean, "Whether players see it from now on."),
        .body("note", .string(0...1_000), "For the maker of a game that is given back."),
    ]
}

/// What was seen of games.
package struct GameSightingsInput: EndpointInput, Hashable {
    package var sightings: [GameSighting]

    package init(_ sightings: [GameSighting]) { self.sightings = sightings }

    package static let fields: [InputField] = [
        .body("sightings", .array(of: GameSighting.schema, maximum: GameSighting.maximumBatch), "In any order.")
    ]
}
