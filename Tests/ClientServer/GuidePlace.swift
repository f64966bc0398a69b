import AccountsDomain
import AccountsService
import Calls
import Client
import DestinyDomain
import DestinyService
import HummingbirdTesting
import Logging

@testable import Server

/// Destiny's services of one new guest, in process or over the API.
struct GuideServices: Sendable {
    var charts: any ChartService
    var profile: any ProfileService
    var conversations: any ConversationService
    var matches: any MatchService
    var subscriptions: any SubscriptionService
    var keys: any KeyService
}

extension ServicePlace {
    func withGuide<Value: Sendable>(
        _ body: @escaping @Sendable (GuideServices) async throws -> Value
    ) async throws -> Value {
        switch self {
        case .inProcess:
            let backend = try await Backend.empty()
            let guest = try await backend.accounts.createGuest(device: "").account
            let astrology = try await DestinyServices(backend).astrology
            return try await body(
                GuideServices(
                    charts: astrology.charts(of: guest),
                    profile: astrology.profile(of: guest),
                    conversations: astrology.conversations(of: guest),
                    matches: astrology.matches(of: guest),
                    subscriptions: astrology.subscriptions(of: guest),
                    keys: astrology.keys(of: guest)
                )
            )
        case .overTheAPI:
            return try await emptyServer().test(.router) { client in
                let session = GuestSession(routerTransport(client), stored: nil) { _ in }
                let api = EndpointClient(routerTransport(client)) { try await session.token() }
                return try await body(
                    GuideServices(
                        charts: RemoteChartService(api),
                        profile: RemoteProfileService(api),
                        conversations: RemoteConversationService(api),
                        matches: RemoteMatchService(api),
                        subscriptions: RemoteSubscriptionService(api),
                        keys: RemoteKeyService(api)
                    )
                )
            }
        }
    }
}
