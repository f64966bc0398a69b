import AccountsDomain
import AccountsService
import Calls
import Client
import DiscoveryDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import RepositoriesDomain
import StorageTesting
import Testing

@testable import RepositoriesService
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

/// A whole server without the starter catalogue.
///
/// Few tests need its repositories, and half of what a server did in a test was to write them and to learn its first deck.
func emptyServer(
    _ configuration: ServerConfiguration = .test,
    logger: Logger = .silent
) async throws -> some ApplicationProtocol {
    try await buildApplication(configuration, apps: AppDescriptor.all, starter: .empty(), logger: logger)
}

extension Backend {
    /// The same without routes.
    static func empty(_ configuration: ServerConfiguration = .test) async throws -> Backend {
        try await Backend(configuration, starter: .empty(), logger: .silent)
    }
}

extension StarterCatalogue {
    fileprivate static func empty() throws -> StarterCatalogue { try StarterCatalogue("# asOf: 2020-01-01") }
}

/// A transport that asks the server's router, without a socket.
func routerTransport(_ client: any TestClientProtocol) -> Transport {
    { request in
        var headers = HTTPFields()
        for (name, value) in request.headers {
            guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a header's name") }
            headers[name] = value
        }
        let response = try await client.execute(
            uri: request.path + (request.query.isEmpty ? "" : "?\(request.query)"),
            method: HTTPRequest.Method(rawValue: request.method.rawValue) ?? .get,
            headers: headers,
            body: request.body.isEmpty ? nil : ByteBuffer(bytes: request.body)
        )
        return EndpointResponse(
            status: response.status.code,
            headers: Dictionary(
                response.headers.map { ($0.name.canonicalName, $0.value) },
                uniquingKeysWith: { first, _ in first }
            ),
            body: Data(response.body.readableBytesView)
        )
    }
}

extension ServerConfiguration {
    /// In memory, without network and without limits; a busy machine takes its time.
    static var test: ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.writesRankedRepositories = false
        configuration.isOffline = true
        configuration.writesSamples = false
        configuration.writesGames = false
        configuration.limits = .unlimited
        configuration.limits.callTimeout = .seconds(600)
        configuration.now = { TestDate.now }
        configuration.passwordCost = ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1)
        return configuration
    }
}

extension Logger {
    static var silent: Logger { Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() } }
}
