package import Foundation
import Hummingbird
import HummingbirdCore
package import Logging
import ServiceLifecycle
import UnixSignals

/// Runs the server until it is told to stop (SIGTERM, SIGINT).
///
/// - Throws: ``ServeError``.
package func runServer(
    _ configuration: ServerConfiguration,
    logger: Logger,
    onReady: @escaping @Sendable (_ port: Int) -> Void
) async throws {
    let shutdownDrain = ShutdownDrain(over: configuration.stopDelay)
    let application = try await buildApplication(
        configuration,
        apps: AppDescriptor.all,
        shutdownDrain: shutdownDrain,
        logger: logger,
        onReady: onReady
    )
    let server = SocketApplication(base: application, connections: HTTP1Channel.Configuration(configuration.limits)) {
        try ListeningSocket(
            host: configuration.host,
            port: configuration.port,
            inherited: configuration.inheritedSockets
        )
    }
    var group = ServiceGroupConfiguration(
        // The last is told first.
        services: [server, shutdownDrain].map(NamedService.init),
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
    )
    // A request or a view that does not end must not keep the process.
    group.maximumGracefulShutdownDuration = .seconds(10) + configuration.stopDelay
    group.maximumCancellationDuration = .seconds(3)
    try await ServiceGroup(configuration: group).run()
}

/// The folder that the program lies in, with what the build has put beside it: catalogues, models and screens' words.
package enum ProgramFolder {
    /// Those of catalogues and models; the words lie with them.
    private static let modules = ["RepositoriesService", "RepoFinderService", "FindieService"]

    #if os(Linux)
    private static let pathExtension = "resources"
    #else
    private static let pathExtension = "bundle"
    #endif

    /// Says in words what would otherwise end the program where it is first read.
    ///
    /// - Throws: `missingFolder` when the program was moved without them.
    package static func check(_ folder: URL = Bundle.main.bundleURL) throws(ServeError) {
        for module in modules {
            let path = folder.appendingPathComponent("Serendip_\(module).\(pathExtension)").path
            guard FileManager.default.fileExists(atPath: path) else { throw .missingFolder(path) }
        }
    }
}
