package import Calls

/// The birth details and choices that a Serendip server keeps for the client's person.
package struct RemoteProfileService: ProfileService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func profile() async throws(AstrologyError) -> AstrologyProfile {
        try await client.call(ProfileEndpoints.profile)
    }

    package func save(_ birth: BirthDetails) async throws(AstrologyError) -> AstrologyProfile {
        try await client.call(ProfileEndpoints.saveBirth, BirthInput(birth))
    }

    package func save(_ settings: AstrologySettings) async throws(AstrologyError) -> AstrologyProfile {
        try await client.call(ProfileEndpoints.saveSettings, SettingsInput(settings))
    }

    package func save(_ conversations: ConversationSettings) async throws(AstrologyError) -> AstrologyProfile {
        try await client.call(
            ProfileEndpoints.saveConversationSettings,
            ConversationSettingsInput(conversations)
        )
    }

    package func deleteEverything() async throws(AstrologyError) {
        _ = try await client.call(ProfileEndpoints.deleteEverything)
    }
}

/// What a Serendip server knows of the client's subscription.
package struct RemoteSubscriptionService: SubscriptionService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func subscription() async throws(AstrologyError) -> SubscriptionStatus {
        try await client.call(ProfileEndpoints.subscription)
    }

    package func redeem(_ transaction: String) async throws(AstrologyError) -> SubscriptionStatus {
        try await client.call(ProfileEndpoints.redeem, RedeemInput(transaction))
    }
}

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
