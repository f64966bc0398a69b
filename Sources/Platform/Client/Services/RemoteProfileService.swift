package import DestinyDomain

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
