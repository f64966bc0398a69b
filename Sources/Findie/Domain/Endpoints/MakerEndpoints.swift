package import Calls
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
