package import Calls

/// The syncing with Steam that a Serendip server does for the client's person.
package struct RemoteSteamSyncService: SteamSyncService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func status() async throws(FindieError) -> SteamSyncStatus {
        try await client.call(SteamSyncEndpoints.status)
    }

    package func start(_ profile: String, hidingOwned hidesOwned: Bool) async throws(FindieError) -> SteamSync {
        let input = SteamSyncInput(profile: profile, hidesOwned: hidesOwned ? true : nil)
        return try await client.call(SteamSyncEndpoints.start, input)
    }

    package func showOwned() async throws(FindieError) {
        _ = try await client.call(SteamSyncEndpoints.showOwned)
    }

    package func stop() async throws(FindieError) {
        _ = try await client.call(SteamSyncEndpoints.stop)
    }

    package func forget() async throws(FindieError) {
        _ = try await client.call(SteamSyncEndpoints.forget)
    }
}
