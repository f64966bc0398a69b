package import DestinyDomain

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
