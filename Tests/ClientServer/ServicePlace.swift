import AccountsDomain
import AccountsService
import Calls
import Client
import DiscoveryDomain
import Foundation
import HummingbirdTesting
import Logging
import RepositoriesDomain
import RepositoriesService
import Testing

@testable import Server

/// Where the services are that a test asks.
enum ServicePlace: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case inProcess, overTheAPI

    var testDescription: String { rawValue }

    struct Services: Sendable {
        var repositories: any RepositoryService
        var favourites: any FavouriteService
        var discovery: any DiscoveryService
    }

    /// A new guest's services over the starter catalogue.
    @discardableResult
    func withServices<Value: Sendable>(
        _ body: @escaping @Sendable (Services) async throws -> Value
    ) async throws -> Value {
        switch self {
        case .inProcess:
            let backend = try await Backend(.test, logger: .silent)
            let guest = try await backend.accounts.createGuest(device: "").account
            return try await body(
                Services(
                    repositories: backend.repositories.bound(to: guest.id),
                    favourites: backend.favourites(of: guest.id),
                    discovery: backend.discovery(of: guest.id)
                )
            )
        case .overTheAPI:
            return try await buildApplication(.test, logger: .silent).test(.router) { client in
                let session = GuestSession(routerTransport(client), stored: nil) { _ in }
                let api = EndpointClient(routerTransport(client)) { try await session.token() }
                return try await body(
                    Services(
                        repositories: RemoteRepositoryService(api),
                        favourites: RemoteFavouriteService(api),
                        discovery: RemoteDiscoveryService(api)
                    )
                )
            }
        }
    }
}
