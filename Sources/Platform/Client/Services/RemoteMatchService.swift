package import DestinyDomain
package import Calls

/// Matches by a Serendip server.
package struct RemoteMatchService: MatchService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func match(_ request: MatchRequest) async throws(AstrologyError) -> MatchReport {
        try await client.call(MatchEndpoints.compatibility, CompatibilityInput(request))
    }

    package func keep(_ request: MatchRequest, key: IdempotencyKey) async throws(AstrologyError) -> SavedMatch {
        try await client.call(MatchEndpoints.keep, KeepMatchInput(request, key: key))
    }

    package func savedMatches() async throws(AstrologyError) -> [SavedMatch] {
        try await client.call(MatchEndpoints.saved)
    }

    package func forget(_ match: SavedMatch.ID) async throws(AstrologyError) {
        _ = try await client.call(MatchEndpoints.forget, IdentifiedInput(match))
    }
}
