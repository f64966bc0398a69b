package import DestinyDomain

/// API keys by a Serendip server.
package struct RemoteKeyService: KeyService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func keys() async throws(AstrologyError) -> [APIKey] {
        try await client.call(KeyEndpoints.keys)
    }

    package func create(_ name: String) async throws(AstrologyError) -> NewAPIKey {
        try await client.call(KeyEndpoints.create, CreateKeyInput(name))
    }

    package func revoke(_ key: APIKey.ID) async throws(AstrologyError) {
        _ = try await client.call(KeyEndpoints.revoke, IdentifiedInput(key))
    }
}
