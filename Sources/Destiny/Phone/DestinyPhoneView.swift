import Calls
import Client
import DesignSystem
import Destiny
import DestinyDomain
public import Foundation
public import SwiftUI

/// Destiny on a phone: charts and answers are the server's, premium is bought in the phone's store.
public struct DestinyPhoneView: View {
    @State private var opening: Opening

    /// The app, or why it cannot open.
    private enum Opening {
        case open(DestinyCoordinator, PhoneServices)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps the session's token and is made if it
    /// is not there; `products` are the store's identifiers of premium, none when nothing is sold.
    public init(server: URL, folder: URL, products: [String] = []) {
        let opening: Opening
        do {
            let services = try PhoneServices(server: server, folder: folder, products: products)
            opening = .open(DestinyCoordinator(dependencies: services.dependencies), services)
        } catch {
            opening = .failed(error.localizedDescription)
        }
        _opening = State(initialValue: opening)
    }

    /// The app's three tabs, or a sentence that says why the phone's own data cannot be opened.
    public var body: some View {
        switch opening {
        case .open(let coordinator, let services):
            DestinyRootView(coordinator: coordinator).task { await watch(services) }
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "Destiny", message: reason)
        }
    }

    private func watch(_ services: PhoneServices) async {
        #if canImport(StoreKit)
        guard services.dependencies.store != nil else { return }
        await EntitlementWatch(subscriptions: services.dependencies.subscriptions).run()
        #endif
    }
}

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
