import AccountsService
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import RepositoriesService
import StorageTesting
import Testing
import WebUILive

@testable import Server

/// Runs `body` against the whole server with `apps` besides its own, in memory and, unless asked otherwise, without a
/// socket.
func withServer<Value: Sendable>(
    _ setup: TestingSetup = .router,
    apps: [AppDescriptor] = [],
    _ configure: (inout ServerConfiguration) -> Void = { _ in },
    _ body: @escaping @Sendable (any TestClientProtocol) async throws -> Value
) async throws -> Value {
    try await withServer(
        setup,
        makingApps: { try await AppDescriptor.all($0) + apps },
        host: await .patient(),
        configure,
        body
    )
}

/// The same with apps over the server's own services, such as all there are.
func withServer<Value: Sendable>(
    _ setup: TestingSetup = .router,
    makingApps apps: (Backend) async throws -> [AppDescriptor] = AppDescriptor.all,
    host: LiveHost? = nil,
    starter: StarterCatalogue? = nil,
    _ configure: (inout ServerConfiguration) -> Void = { _ in },
    _ body: @escaping @Sendable (any TestClientProtocol) async throws -> Value
) async throws -> Value {
    var configuration = ServerConfiguration()
    configuration.isOffline = true
    configuration.writesSamples = false
    configuration.writesGames = false
    configuration.writesRankedRepositories = false
    configuration.limits = .unlimited
    configuration.port = 0
    configuration.now = { TestDate.now }
    configuration.passwordCost = ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1)
    configure(&configuration)
    var logger = Logger(label: "tests")
    logger.logLevel = .critical
    // Without the built-in catalogue a server is there at once.
    let starter = try starter ?? StarterCatalogue("# asOf: 2026-01-01")
    return try await buildApplication(configuration, apps: apps, host: host, starter: starter, logger: logger)
        .test(setup, body)
}

/// The paths of all apps as the launcher leads to them, such as `/gitrepd`.
func appPaths(_ client: any TestClientProtocol) async throws -> [String] {
    let launcher = try await client.execute(uri: "/", method: .get).text
    let paths = launcher.matches(of: /class="tile" href="([^"]+)"/).map { String($0.1) }
    try #require(paths.count > 1)
    return paths
}

extension LiveHost {
    /// For tests that keep no stream open: as long as they may take on a busy machine, their pages are there.
    static func patient() async -> LiveHost {
        var configuration = LiveConfiguration()
        configuration.adoptionLimit = .seconds(600)
        return await LiveHost(configuration: configuration)
    }
}

extension TestResponse {
    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONCoding.decode(type, from: Data(body.readableBytesView))
    }

    var text: String { String(buffer: body) }
}

extension HTTPField.Name {
    static func test(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a header's name") }
        return name
    }
}
