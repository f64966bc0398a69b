import Destiny
import Foundation
import Client

/// The services of a phone, put together.
struct PhoneServices {
    let dependencies: DestinyDependencies

    init(server: URL, folder: URL, products: [String]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let transport = RetryingTransport(URLSessionTransport(server: server).send).send
        let tokenFile = TokenFile(url: folder.appending(path: "session-token"))
        let session = GuestSession(transport, stored: try tokenFile.read(), save: tokenFile.write)
        let client = EndpointClient(transport) { try await session.token() }
        dependencies = DestinyDependencies(
            charts: RemoteChartService(client),
            conversations: RemoteConversationService(client),
            profile: RemoteProfileService(client),
            matches: RemoteMatchService(client),
            subscriptions: RemoteSubscriptionService(client),
            keys: RemoteKeyService(client),
            store: Self.store(products)
        )
    }

    private static func store(_ products: [String]) -> (any PremiumStore)? {
        #if canImport(StoreKit)
        return products.isEmpty ? nil : PhoneStore(products: products)
        #else
        return nil
        #endif
    }
}
