package import Calls
package import Foundation

/// The calls of a ``GameClaimService``, for the person who asks.
package enum GameClaimEndpoints {
    private static let ofGame: [ProblemKind] = [.memberNeeded, .makerNeeded, .gameNotFound]

    package static let claims = call("listGameClaims", .get, "/claims", NoInput.self, [GameClaim].self, "List claims")
    package static let begin = call(
        "beginGameClaim",
        .put,
        "/claims/{slug}",
        GameClaimInput.self,
        GameClaim.self,
        "Claim a game that came from a store, or give the claim there is",
        problems: ofGame + [.madeAlready, .tooManyClaims]
    )
    package static let prove = call(
        "proveGameClaim",
        .post,
        "/claims/{slug}/proof",
        GameClaimInput.self,
        GameClaim.self,
        "Look for the claim’s token on the game’s pages at stores",
        problems: ofGame + [.madeAlready, .tokenMissing, .storeSilent, .tooSoon]
    )
    package static let ask = call(
        "askForGame",
        .put,
        "/claims/{slug}/note",
        ClaimNoteInput.self,
        GameClaim.self,
        "Ask who reviews games to grant a claim",
        problems: ofGame + [.wrongState]
    )
    package static let drop = call(
        "dropGameClaim",
        .delete,
        "/claims/{slug}",
        GameClaimInput.self,
        NoContent.self,
        "Forget a claim that was not granted, or do nothing",
        problems: [.memberNeeded, .makerNeeded]
    )
    package static let queue = call(
        "listClaimReviews",
        .get,
        "/claim-reviews",
        NoInput.self,
        [GameClaim].self,
        "List claims that wait for a decision",
        problems: [.memberNeeded]
    )
    package static let decide = call(
        "decideGameClaim",
        .put,
        "/claim-reviews/{id}",
        ClaimReviewInput.self,
        GameClaim.self,
        "Grant a claim, or refuse it with words",
        problems: [.memberNeeded, .gameNotFound, .wrongState, .madeAlready]
    )

    private static func call<Input, Output>(
        _ name: String,
        _ method: EndpointMethod,
        _ path: String,
        _ input: Input.Type,
        _ output: Output.Type,
        _ summary: String,
        problems: [ProblemKind] = [.memberNeeded, .makerNeeded]
    ) -> Endpoint<Input, Output, MakerError> {
        Endpoint(
            name,
            method,
            PathTemplate(stringLiteral: "/api/v1/findie/maker" + path),
            for: .person,
            subject: "Findie",
            summary: summary,
            problems: problems
        )
    }
}

extension InputField {
    fileprivate static let claimedGame = InputField.path("slug", Game.slugSchema, "The game’s name in addresses.")
}

/// Names a claimed game.
package struct GameClaimInput: EndpointInput, Hashable {
    package var slug: String

    package init(_ slug: String) { self.slug = slug }

    package static let fields: [InputField] = [.claimedGame]
}

/// Words to who reviews games.
package struct ClaimNoteInput: EndpointInput, Hashable {
    package var slug: String
    package var note: String

    package init(_ slug: String, _ note: String) { (self.slug, self.note) = (slug, note) }

    package static let fields: [InputField] = [
        .claimedGame, .body("note", .string(0...GameClaim.maximumNoteLength), "Why it is theirs."),
    ]
}

/// What who reviews says of a claim.
package struct ClaimReviewInput: EndpointInput, Hashable {
    package var id: UUID
    package var grants: Bool
    package var note: String

    package init(_ verdict: ClaimVerdict, of id: UUID) {
        self.id = id
        switch verdict {
        case .grant: (grants, note) = (true, "")
        case .refuse(let words): (grants, note) = (false, words)
        }
    }

    package var verdict: ClaimVerdict { grants ? .grant : .refuse(note) }

    package static let fields: [InputField] = [
        .path("id", .uuid, "The claim’s."), .body("grants", .boolean, "Whether the game is theirs from now on."),
        .body("note", .string(0...GameClaim.maximumNoteLength), "For who claims what is refused."),
    ]
}

/// The claims of games that a Serendip server keeps for the client's person.
package struct RemoteGameClaimService: GameClaimService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) { self.client = client }

    package func claims() async throws(MakerError) -> [GameClaim] { try await client.call(GameClaimEndpoints.claims) }

    package func begin(_ slug: String) async throws(MakerError) -> GameClaim {
        try await client.call(GameClaimEndpoints.begin, GameClaimInput(slug))
    }

    package func prove(_ slug: String) async throws(MakerError) -> GameClaim {
        try await client.call(GameClaimEndpoints.prove, GameClaimInput(slug))
    }

    package func ask(_ slug: String, _ note: String) async throws(MakerError) -> GameClaim {
        try await client.call(GameClaimEndpoints.ask, ClaimNoteInput(slug, note))
    }

    package func drop(_ slug: String) async throws(MakerError) {
        _ = try await client.call(GameClaimEndpoints.drop, GameClaimInput(slug))
    }

    package func queue() async throws(MakerError) -> [GameClaim] { try await client.call(GameClaimEndpoints.queue) }

    package func decide(_ id: GameClaim.ID, _ verdict: ClaimVerdict) async throws(MakerError) -> GameClaim {
        try await client.call(GameClaimEndpoints.decide, ClaimReviewInput(verdict, of: id))
    }
}
