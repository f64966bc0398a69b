package import Calls

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
